// `@c @implementation` has the compiler compare these functions with idscan.h. Swift 6.2 lacks it, and makes no library.
#if compiler(>=6.3)
    import CIDScan
    import ScanReports
    import SystemLibrary

    @c @implementation
    public func idscan_create(
        _ options: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> OpaquePointer? {
        error?.pointee = nil
        do throws(Failure) {
            let options = try LibraryOptions(json: options.map { String(cString: $0) } ?? "{}")
            let scanner = try LibraryScanner(options)
            return OpaquePointer(Unmanaged.passRetained(scanner).toOpaque())
        } catch let failure {
            error?.pointee = strdup(failure.message)
            return nil
        }
    }

    @c @implementation
    public func idscan_scan(
        _ scanner: OpaquePointer, _ bytes: UnsafeRawPointer?, _ length: Int
    ) -> UnsafeMutablePointer<CChar> {
        let scanner = Unmanaged<LibraryScanner>.fromOpaque(UnsafeRawPointer(scanner)).takeUnretainedValue()
        return strdup(scanner.report(on: Array(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length))))
    }

    @c @implementation
    public func idscan_destroy(_ scanner: OpaquePointer?) {
        guard let scanner else { return }
        let owner = Unmanaged<LibraryScanner>.fromOpaque(UnsafeRawPointer(scanner))
        owner.takeUnretainedValue().close()
        owner.release()
    }
#endif
