@main struct RowEditor { static func main() {} }
