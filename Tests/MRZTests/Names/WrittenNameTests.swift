import MRZ
import Testing

struct WrittenNameTests {
    /// Doc 9303-4, -5, -6 and -7, 4.2.3: what fits, and every truncation that the policy of `WrittenName` chooses.
    @Test(arguments: [
        ("Eriksson", "Anna Maria", 39, "ERIKSSON<<ANNA<MARIA"),
        ("Heng", "Deborah Ming Lo", 39, "HENG<<DEBORAH<MING<LO"),
        ("Smith-Jones", "Susie Margaret", 39, "SMITH<JONES<<SUSIE<MARGARET"),
        ("O'Connor", "Enya Siobhan", 39, "OCONNOR<<ENYA<SIOBHAN"),
        ("van der Muellen", "Martin", 30, "VAN<DER<MUELLEN<<MARTIN"),
        ("al-Basri", "Huda Muhammad Jawad", 30, "AL<BASRI<<HUDA<MUHAMMAD<JAWAD"),
        ("Vilarchao Fernandez", "José Ramón", 31, "VILARCHAO<FERNANDEZ<<JOSE<RAMON"),
        ("Vilarchao Fernandez", "José Ramón", 30, "VILARCHAO<FERNANDEZ<<JOSE<RAMO"),
        ("Arkfreith", "", 30, "ARKFREITH"), ("Satriya Sudarpa", "", 31, "SATRIYA<SUDARPA"),
        ("Papandropoulous", "Jonathon Alec", 30, "PAPANDROPOULOUS<<JONATHON<ALEC"),
        ("Papandropoulous", "Jonathon Warren Trevor", 39, "PAPANDROPOULOUS<<JONATHON<WARREN<TREVOR"),
        ("Nilavadhanananda", "Chayapa Dejthamrong Krasuang", 39, "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K"),
        ("Nilavadhanananda", "Chayapa Dejthamrong Krasuang", 30, "NILAVADHANANANDA<<CHAYAPA<DE<K"),
        ("Nilavadhanananda", "Chayapa Dejthamrong Krasuang", 31, "NILAVADHANANANDA<<CHAYAPA<DEJ<K"),
        ("Nilavadhanananda", "Arnpol Petch Charonguang", 39, "NILAVADHANANANDA<<ARNPOL<PETCH<CHARONGU"),
        (
            "Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", 39,
            "BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI"
        ),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", 30, "BENNELONG<WOOLOOMOOLOO<W<W<<DI"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", 31, "BENNELONG<WOOLOOMOOLOO<W<W<<D<P"),
    ])
    func followsTheStandard(surname: String, givenNames: String, width: Int, text: String) throws {
        let name = try WrittenName(surname: surname, givenNames: givenNames, width: width)
        #expect(name.text == text)
        let letters = { (name: String) in name.filter { $0.isLetter }.count }
        #expect(name.isTruncated == (letters(surname + givenNames) > letters(text)))
    }

    /// The renderings that the standard also allows; the issuer gives their parts.
    @Test(arguments: [
        ("BENNELONG<WOOLOOM<WARRAND<WARNAM<<DINGO", 39), ("BENNEL<WOOLOO<WARRAN<WARNAM<<DINGO<POTO", 39),
        ("BENNELONG<WOOLOOM<WA<WARN<<D<P", 30), ("BENNE<WOOLO<WARRA<WARNA<<DIN<P", 30),
        ("NILAVADHANANANDA<<ARNPOL<PE<CH", 30), ("BENNELONG<WOOLOOM<WAR<WARN<<D<P", 31),
        ("BENNEL<WOOLO<WARRA<WARNA<<DIN<P", 31), ("NILAVADHANANANDA<<ARN<PET<CHARO", 31),
        ("NILAVADHANANANDA<<ARNP<PE<CHARO", 31), ("BENNELONG<WOOLOOMOOLOO<WAR<W<<D", 31),
        ("BENNELONG<WOOLOOM<WAR<WA<<DINGO", 31), ("BENN<WOOL<WARR<WARN<<DINGO<POTO", 31),
    ])
    func keepsPartsThatFit(text: String, width: Int) throws {
        let ends = try #require(text.firstRange(of: "<<"))
        let name = try WrittenName(
            surname: text[..<ends.lowerBound], givenNames: text[ends.upperBound...], width: width)
        #expect(name.text == text)
        #expect(!name.isTruncated)
    }

    @Test(arguments: [
        // The whole secondary identifier is shown, and what is left goes to the primary.
        ("Abcdefghijklmnopqrst Uvwxyzabcdefghijklmno", "Li", "ABCDEFGHIJKLMNOPQRST<UVWXYZABCDEFGH<<LI"),
        // A single component is cut no more than needed for the secondary identifier.
        ("Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst", "Li", "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ<<L"),
        (
            "Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst", "Maria Anna Theresia Luise",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ<<M"
        ),
        // Only a primary identifier.
        ("Abcdefghijklmnopqrstuvwxyz Abcdefghijklmnopqrst", "", "ABCDEFGHIJKLMNOPQRSTUVWXYZ<ABCDEFGHIJKL"),
        ("Abcdefghijklmnopqrst Abcdefghijklmnopqr S T", "", "ABCDEFGHIJKLMNOPQRST<ABCDEFGHIJKLMN<S<T"),
        // Many initials: a primary identifier one letter shorter lets the last position hold a letter.
        ("Abcdefghij", "A B C D E F G H I J K L M N O P", "ABCDEFGHI<<A<B<C<D<E<F<G<H<I<J<K<L<M<N"),
    ])
    func lastPositionHoldsALetter(surname: String, givenNames: String, text: String) throws {
        let width = text.utf8.count
        let name = try WrittenName(surname: surname, givenNames: givenNames, width: width)
        #expect(name.text == text)
        #expect(name.isTruncated)
    }

    /// Whatever the name, it fits, and it ends in a letter.
    @Test func fitsAlways() throws {
        var failures: [String] = []
        for count in 1...30 {
            for length in 1...30 {
                let surname = Array(repeating: String(repeating: "A", count: length), count: count)
                for width in [30, 31, 39] {
                    let given = Array(surname.prefix(count / 2))
                    let name = try WrittenName(
                        surname: surname.joined(separator: " "), givenNames: given.joined(separator: " "), width: width)
                    if name.text.utf8.count > width { failures.append("\(count) x \(length): \(name.text)") }
                    let isFull = name.text.utf8.count == width && name.text.last != "<"
                    if name.isTruncated, !isFull, length > 1 { failures.append("\(count) x \(length): \(name.text)") }
                }
            }
        }
        #expect(failures.isEmpty)
    }
}
