#if os(Linux)
    import CTesseract.OpenMP
#endif

/// Does work that uses OpenMP on the calling thread alone, and leaves the thread's settings as they were.
///
/// OpenMP's threads wait for each other actively and make Tesseract two to three times slower on a line of text.
func singleThreaded<Result>(_ work: () -> Result) -> Result {
    #if os(Linux)
        let levels = omp_get_max_active_levels()
        omp_set_max_active_levels(0)
        defer { omp_set_max_active_levels(levels) }
    #endif
    return work()
}
