// The essentials of Foundation: readers and writers of JSON and base64. Where they have no module of their own, all of it.
#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
