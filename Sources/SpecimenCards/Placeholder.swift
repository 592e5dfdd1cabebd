import CCairo
func placeholder() -> Int32 { cairo_version() }
