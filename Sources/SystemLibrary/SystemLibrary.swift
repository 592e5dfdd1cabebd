// The C library, by the name that the system has for it. Foundation has it, too, but would be loaded into every program.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif
