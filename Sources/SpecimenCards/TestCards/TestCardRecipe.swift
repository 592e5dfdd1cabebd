/// The recipe of one picture of the test cards: its photograph, its purpose, and the result that a reader must have.
public struct TestCardRecipe: Hashable, Sendable {
    /// The result that a reader must have of a picture.
    public enum Expectation: String, CaseIterable, Hashable, Sendable, Codable {
        /// Every zone is read as printed, and its check digits hold.
        case read
        /// The zone is read as printed, and a check digit fails because it was misprinted.
        case refuted
        /// The zone is beyond reach: it may be found or not, and read or not, but never verified with a wrong text.
        case unread
        /// There is no zone, so none must be found.
        case nothing
    }

    /// The name of the file; its ending says whether it is JPEG or PNG.
    public let name: String
    /// The purpose of the picture, as a phrase.
    public let purpose: String
    /// The result that a reader must have of it.
    public let expectation: Expectation
    /// The photograph that is taken.
    public let photograph: Photograph

    /// Returns a recipe for one document that can be read, a misprinted one as such; PNG files need conditions without a
    /// JPEG quality.
    init(
        _ name: String, _ purpose: String, _ format: SpecimenFormat, seed: UInt64, _ conditions: PhotographConditions,
        changing change: (inout SpecimenData) -> Void = { _ in }
    ) {
        var card = SpecimenCard(format: format, seed: seed)
        change(&card.data)
        self.init(
            name, purpose, card.data.hasWrongCheckDigit ? .refuted : .read,
            Photograph(of: [card], conditions: conditions, seed: seed))
    }

    init(_ name: String, _ purpose: String, _ expectation: Expectation, _ photograph: Photograph) {
        self.name = name
        self.purpose = purpose
        self.expectation = expectation
        self.photograph = photograph
    }

    /// The entry of the picture in the manifest.
    ///
    /// - Throws: ``SpecimenError/zone(_:)`` when the data of a document do not fit its zone.
    public func entry() throws(SpecimenError) -> TestCardManifest.Entry {
        TestCardManifest.Entry(file: name, expectation: expectation, purpose: purpose, truth: try photograph.truth())
    }

    /// Makes the picture.
    ///
    /// - Throws: ``SpecimenError`` when there is no memory for it.
    public func file() throws(SpecimenError) -> TestCardFile {
        TestCardFile(name: name, bytes: try photograph.taken().file())
    }
}
