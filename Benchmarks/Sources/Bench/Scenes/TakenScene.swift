import SpecimenCards

/// A scene that was photographed.
struct TakenScene {
    let scene: SpecimenScene
    /// The truth about its documents.
    let documents: [SpecimenDocumentTruth]
    /// True for each document whose zone a person can read.
    let areReadable: [Bool]
    /// The file of the photograph.
    let file: [UInt8]

    /// Takes the photograph.
    init(_ scene: SpecimenScene) throws {
        let photograph = scene.photograph()
        let taken = try photograph.taken()
        self.scene = scene
        documents = taken.truth.documents
        areReadable = taken.truth.documents.map { !photograph.hidesZone && taken.isReadable($0) }
        file = try taken.file()
    }
}
