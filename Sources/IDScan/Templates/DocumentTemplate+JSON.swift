import SystemFoundation

extension DocumentTemplate {
    /// No file of a template is larger, in bytes.
    public static let mostBytes = 1 << 20

    /// Reads the file of a template.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, JSON as `Documentation/template.schema.json` has it.
    ///   - file: The name of the file, for errors.
    /// - Throws: ``TemplateError``, which tells the fault, its place and its remedy; a language that is not installed
    /// is found when a ``DocumentScanner`` is made.
    public init(json bytes: [UInt8], file: String) throws(TemplateError) {
        guard bytes.count <= Self.mostBytes else {
            throw TemplateError(file: file, problem: "larger than \(Self.mostBytes >> 20) MB; no template is")
        }
        let outline: JSONOutline
        do throws(JSONFault) {
            outline = try JSONOutline(bytes)
        } catch {
            let place = TextPosition(of: error.offset, in: bytes)
            throw TemplateError(file: file, line: place.line, column: place.column, problem: error.problem)
        }
        let template: DocumentTemplate
        do {
            template = try JSONDecoder().decode(DocumentTemplate.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw TemplateError(error, file: file, in: outline)
        } catch {
            throw TemplateError(file: file, problem: "this cannot be read as JSON")
        }
        if let fault = template.faults.first { throw TemplateError(fault, file: file, in: outline) }
        self = template
    }
}

extension DocumentTemplate: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case schema = "$schema"
        case name, title, type, size, side, units, language, dateOrder, chosenBy, fields, portrait,
            signature
    }

    /// The units of the numbers of regions.
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
        language = try container.decodeIfPresent(String.self, forKey: .language) ?? PrintReader.latin
        dateOrder = try container.decodeWord(PrintedDate.Order.self, forKey: .dateOrder) ?? .dayMonthYear
        let units = try container.decodeWord(Units.self, forKey: .units) ?? .millimetres
        func placed(_ region: TemplateRegion?) -> TemplateRegion? {
            units == .fractions ? region?.scaled(to: size) : region
        }
        var conditions = try container.decode(TemplateConditions.self, forKey: .chosenBy)
        var fields = try container.decode([TemplateField].self, forKey: .fields)
        for (index, anchor) in conditions.anchors.enumerated() {
            conditions.anchors[index].region = placed(anchor.region)
        }
        for (index, field) in fields.enumerated() { fields[index].region = placed(field.region) }
        (self.conditions, self.fields) = (conditions, fields)
        portrait = placed(try container.decodeIfPresent(TemplateRegion.self, forKey: .portrait))
        signature = placed(try container.decodeIfPresent(TemplateRegion.self, forKey: .signature))
    }
}

extension TemplateError {
    /// Creates the error of JSON that can be read, but not used.
    fileprivate init(_ fault: TemplateFault, file: String, in outline: JSONOutline) {
        self.init(fault.problem, at: fault.path, file: file, in: outline)
    }

    /// Creates the error of other JSON than that of a template.
    fileprivate init(_ error: DecodingError, file: String, in outline: JSONOutline) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init("\"\(key.stringValue)\" is missing here", at: context.steps, file: file, in: outline)
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init("\(Self.words(for: type)) is needed here", at: context.steps, file: file, in: outline)
        case .dataCorrupted(let context):
            let fault = context.underlyingError as? ValueFault
            self.init(
                fault?.problem ?? "this value cannot be used here",
                at: context.steps, isOfKey: fault?.isOfKey ?? false, file: file, in: outline)
        @unknown default:
            self.init(file: file, problem: "this is not the JSON of a template")
        }
    }

    /// Creates an error that names the field in which it is, and the key unless that is wrong itself.
    private init(
        _ problem: String, at path: [JSONOutline.Step], isOfKey: Bool = false, file: String, in outline: JSONOutline
    ) {
        let place = isOfKey ? outline.position(ofKey: path) : outline.position(of: path)
        var field: String?
        if path.count > 1, path[0] == "fields" { field = outline.text(at: path.prefix(2) + ["name"]) }
        self.init(file: file, field: field, line: place.line, column: place.column, problem: problem)
    }

    /// The name of a type of values, for people who write JSON.
    private static func words(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text in double quotes"
        case is Int.Type: "a whole number"
        case is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is [Any].Type: "a list in [ ]"
        default: "an object in { }"
        }
    }
}

extension DecodingError.Context {
    /// The path of the value.
    fileprivate var steps: [JSONOutline.Step] {
        codingPath.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) }
    }
}
