import CTesseract
import CModels
func placeholder() -> Int { Int(TessVersion().pointee) + CModelsOCRBSize }
