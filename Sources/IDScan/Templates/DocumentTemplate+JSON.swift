#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension DocumentTemplate {
    /// No file of a template is larger, in bytes.
    public static let mostBytes = 1 << 20

    /// Reads the file of a template.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, JSON as `Documentation/template.schema.json` has it.
    ///   - file: The name of the file, for errors.
    /// - Throws: ``TemplateError``, which says where the fault is and what to do; a language that is not installed is
    ///   found when a ``DocumentScanner`` is made.
    public init(json bytes: [UInt8], file: String) throws(TemplateError) {
        guard bytes.count <= Self.mostBytes else {
            throw TemplateError(file: file, problem: "larger than \(Self.mostBytes >> 20) MB; no template is")
        }
        let template: DocumentTemplate
        do {
            template = try JSONDecoder().decode(DocumentTemplate.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw TemplateError(error, file: file)
        } catch {
            throw TemplateError(file: file, problem: "\(error)")
        }
        if let fault = template.faults(file: file).first { throw fault }
        self = template
    }
}

extension DocumentTemplate: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case schema = "$schema"
        case name, title, type, size, side, units, language, dateOrder, chosenBy, fields, portrait
    }

    /// What the numbers of regions are.
    private enum Units: String, CaseIterable {
        /// Millimetres.
        case millimetres = "mm"
        /// Shares of the document's sides, 0 to 1.
        case fractions
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(knowing: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        title = try container.decode(String.self, forKey: .title)
        type = try container.decodeWord(DocumentType.self, forKey: .type)
        let size = try container.decode(TemplateSize.self, forKey: .size)
        self.size = size
        side = try container.decodeWord(Side.self, forKey: .side)
        language = try container.decodeIfPresent(String.self, forKey: .language) ?? PrintedTextReaders.latin
        dateOrder = try container.decodeWord(PrintedDate.Order.self, forKey: .dateOrder) ?? .dayMonthYear
        let units = try container.decodeWord(Units.self, forKey: .units) ?? .millimetres
        func placed(_ region: TemplateRegion?) -> TemplateRegion? {
            units == .fractions ? region?.scaled(to: size) : region
        }
        conditions = try container.decode(TemplateConditions.self, forKey: .chosenBy)
            .mappingAnchors { $0.placed(in: placed($0.region)) }
        fields = try container.decode([TemplateField].self, forKey: .fields).map { $0.placed(in: placed($0.region)) }
        portrait = placed(try container.decodeIfPresent(TemplateRegion.self, forKey: .portrait))
    }
}

extension TemplateError {
    /// Creates the error of a file that is no JSON, or other JSON than that of a template.
    fileprivate init(_ error: DecodingError, file: String) {
        func place(_ path: [any CodingKey]) -> String {
            path.reduce("") { place, key in
                key.intValue.map { "\(place)[\($0)]" }
                    ?? (place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)")
            }
        }
        func at(_ context: DecodingError.Context) -> String {
            context.codingPath.isEmpty ? "" : "at \(place(context.codingPath)): "
        }
        switch error {
        case .keyNotFound(let key, let context):
            self.init(file: file, problem: "\(at(context))\"\(key.stringValue)\" is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init(file: file, problem: "\(at(context))a value of the kind \(type) is needed here")
        case .dataCorrupted(let context) where context.codingPath.isEmpty && context.underlyingError == nil:
            self.init(
                file: file, problem: "not valid JSON; \"python3 -m json.tool\" and most editors say in which line")
        case .dataCorrupted(let context):
            let reason = context.underlyingError.map { " (\($0))" } ?? ""
            self.init(file: file, problem: at(context) + context.debugDescription + reason)
        @unknown default:
            self.init(file: file, problem: "\(error)")
        }
    }
}
