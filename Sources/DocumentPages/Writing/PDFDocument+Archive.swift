import Resources

/// PDF/A-2u (ISO 19005-2): files that can be shown in many years.
extension PDFDocument {
    private static let producer = "IDScan"

    /// Adds the parts of such a file besides its pages: a profile of its colours, and metadata.
    ///
    /// - Parameter title: The title of the file; nil for none.
    func makeArchival(title: String?) {
        let profile = makeStream(["N": .integer(3)], ResourceFolder.pdfParts["sRGB.icc"].array)
        let intent = makeIndirect(
            .dictionary([
                "Type": .name("OutputIntent"), "S": .name("GTS_PDFA1"),
                "OutputConditionIdentifier": .text("sRGB IEC61966-2.1"),
                "RegistryName": .text("http://www.color.org"), "Info": .text("sRGB IEC61966-2.1"),
                "DestOutputProfile": .object(profile),
            ]))
        root[setting: "OutputIntents"] = .array([.object(intent)])
        let metadata = makeStream(
            ["Type": .name("Metadata"), "Subtype": .name("XML")], Array(Self.metadata(title: title).utf8))
        root[setting: "Metadata"] = .object(metadata)
        trailer[setting: "Info"] = .object(makeIndirect(.dictionary(["Producer": .text(Self.producer)])))
        if let title { trailer["Info"]?[setting: "Title"] = .text(title) }
    }

    /// The metadata of the file (ISO 19005-2, 6.6), and nothing that the dictionary of information contradicts.
    private static func metadata(title: String?) -> String {
        let named = title.map {
            """
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:title>\(alternative($0))</dc:title>
            </rdf:Description>

            """
        }
        return """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/">
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
            <pdfaid:part>2</pdfaid:part>
            <pdfaid:conformance>U</pdfaid:conformance>
            </rdf:Description>
            <rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
            <pdf:Producer>\(producer)</pdf:Producer>
            </rdf:Description>
            \(named ?? "")</rdf:RDF>
            </x:xmpmeta>
            <?xpacket end="w"?>
            """
    }
}
