/// Lines of Unicode's own tests, for where its files are not installed.
enum BidiSamples {
    /// Out of BidiTest-15.0.0.txt.
    static let classes = """
        @Levels:	x
        @Reorder:	
        LRE; 7
        LRO; 7
        RLE; 7
        RLO; 7
        PDF; 7
        BN; 7
        @Levels:	0
        @Reorder:	0
        L; 3
        EN; 3
        ES; 3
        @Levels:	0 1 x
        @Reorder:	0 1
        ET AL RLE; 2
        @Levels:	1 x 1
        @Reorder:	2 0
        LRI PDF PDI; 4
        @Levels:	x 0 x x
        @Reorder:	1
        RLO PDI PDF RLE; 3
        @Levels:	x 3 6
        @Reorder:	2 1
        RLO RLI L; 4
        @Levels:	x x 4 x
        @Reorder:	2
        BN LRE AN LRE; 7
        @Levels:	x x x 6
        @Reorder:	3
        RLO RLO LRE CS; 4
        @Levels:	0 0 x x
        @Reorder:	0 1
        ON NSM PDF LRE; 3
        @Levels:	0 x 0 x
        @Reorder:	0 2
        S LRE RLI RLE; 3
        @Levels:	0 x x 0
        @Reorder:	0 3
        ES PDF RLE PDI; 3
        @Levels:	0 x x 4
        @Reorder:	0 3
        LRI PDF BN AN; 3
        @Levels:	1 1 x x
        @Reorder:	1 0
        CS FSI BN RLE; 4
        @Levels:	1 x 0 x
        @Reorder:	0 2
        R PDF S RLE; 2
        @Levels:	1 x 3 x
        @Reorder:	2 0
        S LRE AL PDF; 5
        @Levels:	1 x x 2
        @Reorder:	3 0
        CS LRE PDF AN; 4
        @Levels:	2 2 1
        @Reorder:	2 0 1
        EN ET ON; 4
        @Levels:	x 0 0 x
        @Reorder:	1 2
        PDF S LRI BN; 3
        @Levels:	x 1 0 x
        @Reorder:	1 2
        RLO EN PDI LRO; 3
        @Levels:	x 1 x 0
        @Reorder:	1 3
        RLO ON BN PDI; 3
        @Levels:	x 2 0 x
        @Reorder:	1 2
        BN AN L PDF; 3
        @Levels:	x 2 x 4
        @Reorder:	1 3
        LRE L LRO ET; 7
        @Levels:	x 4 x 1
        @Reorder:	3 1
        RLE L LRO FSI; 4
        @Levels:	x x 1 1
        @Reorder:	3 2
        BN LRE PDI LRI; 4
        @Levels:	x x 3 3
        @Reorder:	3 2
        RLO RLE ES R; 2
        @Levels:	0 0 0 x
        @Reorder:	0 1 2
        ES L L RLO; 3
        RLI S FSI BN; 3
        @Levels:	0 0 x 0
        @Reorder:	0 1 3
        EN FSI RLE LRI; 3
        @Levels:	0 0 x 1
        @Reorder:	0 1 3
        L S RLO L; 3
        @Levels:	0 0 x 4
        @Reorder:	0 1 3
        PDI LRI LRE ON; 3
        @Levels:	0 2 0 x
        @Reorder:	0 1 2
        L AN RLI RLO; 3
        @Levels:	0 3 x 4
        @Reorder:	0 3 1
        LRI R PDF AN; 3
        @Levels:	0 x 0 1
        @Reorder:	0 2 3
        CS RLO S AN; 3
        @Levels:	0 x 2 0
        @Reorder:	0 2 3
        L LRE EN RLI; 3
        @Levels:	0 x 3 2
        @Reorder:	0 2 3
        NSM LRE AL L; 2
        @Levels:	1 1 1 x
        @Reorder:	2 1 0
        R CS NSM BN; 5
        WS ON AL LRO; 5
        @Levels:	1 1 4 x
        @Reorder:	2 1 0
        ON RLI L RLO; 4
        @Levels:	1 1 x 1
        @Reorder:	3 1 0
        ON ET BN S; 4
        @Levels:	1 1 x 3
        @Reorder:	3 1 0
        WS WS RLO L; 4
        @Levels:	1 2 3 x
        @Reorder:	1 2 0
        LRI ES R BN; 4
        @Levels:	1 3 3 x
        @Reorder:	2 1 0
        FSI AL AL BN; 4
        @Levels:	1 x 1 1
        @Reorder:	3 2 0
        ET PDF WS PDI; 4
        @Levels:	1 x 2 1
        @Reorder:	3 2 0
        R LRO NSM WS; 5
        @Levels:	1 x 3 1
        @Reorder:	3 2 0
        WS RLO EN WS; 4
        @Levels:	1 x 5 1
        @Reorder:	3 2 0
        RLI RLO AL LRI; 4
        @Levels:	2 1 x 1
        @Reorder:	3 1 0
        L WS LRO WS; 4
        @Levels:	2 2 x 3
        @Reorder:	0 1 3
        AN AN RLE AL; 5
        @Levels:	x 0 0 0
        @Reorder:	1 2 3
        LRE FSI PDI PDI; 3
        @Levels:	x 0 1 0
        @Reorder:	1 2 3
        BN RLI CS LRI; 3
        @Levels:	x 1 1 1
        @Reorder:	3 2 1
        RLE ON ES NSM; 3
        @Levels:	x 1 1 2
        @Reorder:	3 2 1
        PDF ON FSI ET; 4
        @Levels:	x 2 0 0
        @Reorder:	1 2 3
        LRE ET RLI FSI; 3
        @Levels:	x 2 2 1
        @Reorder:	3 1 2
        RLE L AN CS; 3
        @Levels:	x 3 1 1
        @Reorder:	3 2 1
        RLO AL WS RLI; 5
        @Levels:	x 3 5 1
        @Reorder:	3 2 1
        RLO RLI ON LRI; 4
        @Levels:	0 0 0 0
        @Reorder:	0 1 2 3
        ES WS ON ES; 3
        S CS CS PDI; 3
        PDI NSM L ET; 3
        @Levels:	0 0 0 2
        @Reorder:	0 1 2 3
        ON ES RLI L; 3
        @Levels:	0 0 1 2
        @Reorder:	0 1 3 2
        WS RLI ON L; 3
        @Levels:	0 0 3 4
        @Reorder:	0 1 3 2
        ON LRI AL AN; 3
        @Levels:	0 1 1 1
        @Reorder:	0 3 2 1
        FSI ET WS R; 3
        @Levels:	0 2 1 1
        @Reorder:	0 3 2 1
        RLI AN AL ET; 3
        @Levels:	1 0 0 0
        @Reorder:	0 1 2 3
        R ES ES NSM; 2
        @Levels:	1 1 1 1
        @Reorder:	3 2 1 0
        R ES CS RLI; 5
        ET PDI AL WS; 5
        WS S ON FSI; 4
        @Levels:	1 1 1 2
        @Reorder:	3 2 1 0
        ES S CS EN; 4
        @Levels:	1 1 2 1
        @Reorder:	3 2 1 0
        AL CS EN CS; 5
        @Levels:	1 1 2 2
        @Reorder:	2 3 1 0
        LRI PDI AN NSM; 4
        @Levels:	1 2 1 1
        @Reorder:	3 2 1 0
        AL AN WS RLI; 5
        @Levels:	1 2 2 1
        @Reorder:	3 1 2 0
        CS L NSM ON; 4
        @Levels:	1 3 1 1
        @Reorder:	3 2 1 0
        RLI ON LRI B; 4
        @Levels:	2 0 0 0
        @Reorder:	0 1 2 3
        AN LRI RLI RLI; 3
        @Levels:	2 1 1 1
        @Reorder:	3 2 1 0
        AN FSI FSI LRI; 4
        @Levels:	2 2 1 1
        @Reorder:	3 2 0 1
        ET EN R AL; 5
        """

    /// Out of BidiCharacterTest-15.0.0.txt.
    static let characters = """
        05D0 05D1 0028 05D2 05D3 005B 0026 0065 0066 005D 002E 0029 0067 0068;0;0;1 1 0 1 1 0 0 0 0 0 0 0 0 0;1 0 2 4 3 5 6 7 8 9 10 11 12 13
        0028 0061 05D0 0029 0028 0062 0029;1;1;1 2 1 1 1 2 1;6 5 4 3 2 1 0
        0061 2680 0028 2681 0062 0029 0028 0029;1;1;2 2 2 2 2 2 1 1;7 6 0 1 2 3 4 5
        05D0 0028 2680 0029 0061 0028 05D1 0029;1;1;1 1 1 1 2 1 1 1;7 6 5 4 3 2 1 0
        0028 0061 2680 0028 0062 0029 0029;1;1;1 2 2 2 2 2 1;6 1 2 3 4 5 0
        0028 0028 2680 05D0 0061 0029 0029 2681;1;1;1 1 1 1 2 1 1 1;7 6 5 4 3 2 1 0
        05D0 2680 0028 2681 0028 05D1 0029 0029;1;1;1 1 1 1 1 1 1 1;7 6 5 4 3 2 1 0
        0028 0029 2680 0061 005B 005D 0062;1;1;1 1 1 2 2 2 2;3 4 5 6 2 1 0
        2680 0028 05D0 0029 2681 005B 0061 005D;1;1;1 1 1 1 1 1 2 1;7 6 5 4 3 2 1 0
        0061 0028 05D0 0029 0062 05D1 005B 005D;1;1;2 1 1 1 2 1 1 1;7 6 5 4 3 2 1 0
        0028 005B 0061 005D 05D0 0029;1;1;1 1 2 1 1 1;5 4 3 2 1 0
        2680 0028 0061 005B 005D 05D0 0029 2681;1;1;1 1 2 1 1 1 1 1;7 6 5 4 3 2 1 0
        0028 005B 0061 05D0 005D 2680 0062 0029;1;1;1 1 2 1 1 1 2 1;7 6 5 4 3 2 1 0
        05D0 0028 05D1 005B 0061 005D 0029 05D2;1;1;1 1 1 1 2 1 1 1;7 6 5 4 3 2 1 0
        0028 2680 0061 2681 005B 0062 0029 005D;1;1;1 1 2 2 2 2 1 1;7 6 2 3 4 5 1 0
        0061 0028 0062 05D0 005B 0029 2680 005D;1;1;2 1 2 1 1 1 1 1;7 6 5 4 3 2 1 0
        0028 05D0 005B 0029 0061 05D1 005D 05D2;1;1;1 1 1 1 2 1 1 1;7 6 5 4 3 2 1 0
        0028 0028 0061 2680 0062 05D0 0029;1;1;1 1 2 2 2 1 1;6 5 2 3 4 1 0
        2680 0028 0029 0061 0028 2681 0062;1;1;1 1 1 2 2 2 2;3 4 5 6 2 1 0
        005B 2680 0028 05D0 0029 0061;1;1;1 1 1 1 1 2;5 4 3 2 1 0
        005B 05D0 0061 0028 0029 2680 05D1;1;1;1 1 2 1 1 1 1;6 5 4 3 2 1 0
        0061 0028 005B 05D0 2680 0062 0029;1;1;2 1 1 1 1 2 1;6 5 4 3 2 1 0
        0028 2680 05D0 0029 2681 005B 05D1;1;1;1 1 1 1 1 1 1;6 5 4 3 2 1 0
        0029 05D0 0028 2680 0029 0061;1;1;1 1 1 1 1 2;5 4 3 2 1 0
        2680 0028 2681 0029 0029;1;1;1 1 1 1 1;4 3 2 1 0
        05D0 0028 2680 0061 0029 2681 0029;1;1;1 1 1 2 1 1 1;6 5 4 3 2 1 0
        0061 2680 005D 0062 0028 05D0 0029;1;1;2 2 2 2 1 1 1;6 5 4 0 1 2 3
        0028 2680 005D 2681 05D0 0029 05D1;1;1;1 1 1 1 1 1 1;6 5 4 3 2 1 0
        2680 0028 0029 05D0 2681 005D;1;1;1 1 1 1 1 1;5 4 3 2 1 0
        0028 05D0 0029 0061 005D 2680 0062;1;1;1 1 1 2 2 2 2;3 4 5 6 2 1 0
        0028 0028 0029 0028 0061 05D0 0062 0029;1;1;1 1 1 1 2 1 2 1;7 6 5 4 3 2 1 0
        0028 2680 0061 0028 0029 0028 0029 2681 05D0;1;1;1 1 2 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
        2680 0028 0028 05D0 0029 05D1 0028 0029 05D2;1;1;1 1 1 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
        0061 0028 0062 05D0 0028 2680 0029 0028 0029;1;1;2 2 2 1 1 1 1 1 1;8 7 6 5 4 3 0 1 2
        0028 05D0 2680 0061 0028 0029 2681 0028 0029;1;1;1 1 1 2 1 1 1 1 1;8 7 6 5 4 3 2 1 0
        05D0 0028 0028 0029 0061 05D1 0028 0029 0062;1;1;1 1 1 1 2 1 1 1 2;8 7 6 5 4 3 2 1 0
        0028 2680 0028 005B 005D 05D0 0061 0029;1;1;1 1 1 1 1 1 2 1;7 6 5 4 3 2 1 0
        0028 2680 0028 005B 005D 2681 0061 0029 05D0;1;1;1 1 1 1 1 1 2 1 1;8 7 6 5 4 3 2 1 0
        0028 2680 0028 05D0 005B 005D 2681 05D1 0029;1;1;1 1 1 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
        0061 0028 0028 005B 2680 05D0 005D 0062 0029;1;1;2 1 1 1 1 1 1 2 1;8 7 6 5 4 3 2 1 0
        0028 0061 0028 005B 05D0 005D 0062 05D1 0029;1;1;1 2 1 1 1 1 2 1 1;8 7 6 5 4 3 2 1 0
        0028 05D0 0028 0061 005B 005D 0029 2680 0062;1;1;1 1 1 2 1 1 1 1 2;8 7 6 5 4 3 2 1 0
        0028 0028 0061 005B 0062 0029 005D;1;1;1 1 2 2 2 1 1;6 5 2 3 4 1 0
        0028 05D0 0028 005B 0061 0029 0062 005D;1;1;1 1 1 1 2 1 2 1;7 6 5 4 3 2 1 0
        0028 0028 005B 2680 0061 05D0 0029 005D 2681;1;1;1 1 1 1 2 1 1 1 1;8 7 6 5 4 3 2 1 0
        0061 0028 0028 005B 0029 2680 0062 005D 2681;1;1;2 2 2 2 2 2 2 1 1;8 7 0 1 2 3 4 5 6
        0028 0061 05D0 2680 0028 005B 0029 0062 005D;1;1;1 2 1 1 1 1 1 2 1;8 7 6 5 4 3 2 1 0
        05D0 0028 2680 0028 05D1 2681 005B 0029 005D;1;1;1 1 1 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
        05D0 0028 0028 05D1 005B 2680 0029 005D 05D2;1;1;1 1 1 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
        """
}
