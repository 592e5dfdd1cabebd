import COpenCVShims
func placeholder() -> Int32 { COpenCVShimsPlaceholder() }
