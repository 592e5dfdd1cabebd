import Imaging
extension Image { func grey() -> Image { self } }
