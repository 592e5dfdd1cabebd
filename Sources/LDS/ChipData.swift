public import Certificates
public import MRZ

/// The files of a chip, each read as the file that its first tag tells.
///
/// ```swift
/// let chip = try ChipData(files: [sod, dg1, dg2])
/// chip.dataGroup1?.lines
/// try chip.passiveAuthentication(trust: trust, today: today).verdict  // .signed
/// ```
public struct ChipData: Hashable, Sendable {
    /// The files, in the order in which they were given.
    public let files: [LDSFile]
    /// The list of the data groups.
    public private(set) var commonData: CommonData?
    /// The signed hashes of the data groups.
    public private(set) var securityObject: SecurityObject?
    /// The protocols that open the chip.
    public private(set) var cardAccess: SecurityInfos?
    /// The machine-readable zone.
    public private(set) var dataGroup1: DataGroup1?
    /// The portraits of the holder.
    public private(set) var dataGroup2: DataGroup2?
    /// The displayed portraits.
    public private(set) var dataGroup5: DisplayedPictures?
    /// The displayed signatures.
    public private(set) var dataGroup7: DisplayedPictures?
    /// Additional details of the holder.
    public private(set) var dataGroup11: DataGroup11?
    /// Additional details of the document.
    public private(set) var dataGroup12: DataGroup12?
    /// The protocols that the chip offers.
    public private(set) var dataGroup14: SecurityInfos?
    /// The public key for active authentication.
    public private(set) var dataGroup15: DataGroup15?
    /// The files whose content cannot be read, with the reasons. Their hashes are compared nevertheless.
    public private(set) var unreadable: [LDSFile.Kind: LDSError] = [:]

    /// Reads files.
    ///
    /// - Parameter files: The bytes of the files, in any order.
    /// - Throws: ``LDSError`` when bytes are no file of a chip, or two files are of one kind.
    public init(files: [[UInt8]]) throws(LDSError) {
        var read = [LDSFile]()
        for bytes in files {
            let file = try LDSFile(bytes)
            guard !read.contains(where: { $0.kind == file.kind }) else { throw .repeated(file.kind) }
            read.append(file)
        }
        self.files = read
        for file in read {
            do throws(LDSError) { try readContent(file) } catch { unreadable[file.kind] = error }
        }
    }

    private mutating func readContent(_ file: LDSFile) throws(LDSError) {
        switch file.kind {
        case .commonData: commonData = try CommonData(file)
        case .securityObject: securityObject = try SecurityObject(file)
        case .cardAccess: cardAccess = try SecurityInfos(file)
        case .dataGroup1: dataGroup1 = try DataGroup1(file)
        case .dataGroup2: dataGroup2 = try DataGroup2(file)
        case .dataGroup5: dataGroup5 = try DisplayedPictures(file)
        case .dataGroup7: dataGroup7 = try DisplayedPictures(file)
        case .dataGroup11: dataGroup11 = try DataGroup11(file)
        case .dataGroup12: dataGroup12 = try DataGroup12(file)
        case .dataGroup14: dataGroup14 = try SecurityInfos(file)
        case .dataGroup15: dataGroup15 = try DataGroup15(file)
        default: return
        }
    }

    /// Checks that the issuing State signed the files.
    ///
    /// - Parameters:
    ///   - trust: The certificates of the States' authorities.
    ///   - today: The day that counts as today.
    /// - Throws: ``LDSError`` when there is no EF.SOD that can be read.
    public func passiveAuthentication(
        trust: TrustStore, today: CalendarDate
    ) throws(LDSError) -> PassiveAuthentication {
        if let error = unreadable[.securityObject] { throw error }
        guard let securityObject else { throw .noSecurityObject }
        return PassiveAuthentication(of: self, by: securityObject, trust: trust, today: today)
    }
}
