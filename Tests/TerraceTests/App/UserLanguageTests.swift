import Foundation
import Testing

@testable import Terrace

@Suite("The user's language")
struct UserLanguageTests {
    private func isRightToLeft(_ environment: [String: String]) -> Bool { UserLanguage(environment: environment).isRightToLeft }

    @Test("The locale of messages decides the layout's direction: LC_ALL before LC_MESSAGES before LANG")
    func precedence() {
        #expect(isRightToLeft(["LANG": "ar_EG.UTF-8"]) && !isRightToLeft(["LANG": "en_US.UTF-8"]) && !isRightToLeft([:]))
        #expect(isRightToLeft(["LC_ALL": "he_IL.UTF-8", "LANG": "en_US.UTF-8"]))
        #expect(!isRightToLeft(["LC_ALL": "C.UTF-8", "LANG": "he_IL.UTF-8"]))
        #expect(isRightToLeft(["LC_MESSAGES": "fa_IR", "LANG": "de_DE"]) && isRightToLeft(["LC_ALL": "", "LANG": "fa_IR"]))
    }

    @Test("LANGUAGE names languages to try, and counts unless the locale is none in particular")
    func list() {
        #expect(isRightToLeft(["LANGUAGE": "ur:en", "LANG": "en_GB.UTF-8"]) && !isRightToLeft(["LANGUAGE": "en:ar", "LANG": "ar_EG"]))
        #expect(!isRightToLeft(["LANGUAGE": "ar", "LANG": "C"]) && !isRightToLeft(["LANGUAGE": "ar"]))
    }

    @Test(
        "Scripts and territories count where a language has several",
        arguments: [
            ("ar", true), ("he-IL", true), ("iw_IL", true), ("yi", true), ("dv_MV", true), ("ps_AF.UTF-8", true), ("ckb_IQ", true),
            ("sd_PK", true), ("sd_IN@devanagari", false), ("ks_IN", true), ("ks_IN@devanagari", false), ("uz_UZ", false), ("uz_AF", true),
            ("uz_UZ@cyrillic", false), ("uz-Arab-AF", true), ("uz-Latn-AF", false), ("az_AZ", false), ("az_IR", true), ("pa_PK", true),
            ("pa_IN", false), ("pa-Arab", true), ("ku_TR", false), ("ff-Adlm-GN", true), ("nqo", true), ("de_DE@euro", false),
            ("ar_EG@euro", true), ("C", false), ("POSIX", false), ("", false), ("@", false), (".", false), ("_-_-@.", false),
            ("ar@latin", false),
        ])
    func scripts(name: String, isRightToLeft: Bool) {
        #expect(UserLanguage(name).isRightToLeft == isRightToLeft)
    }
}
