public import ArgumentParser
public import ScanReports
public import TextRecognition

extension TextRecognitionOptions.RecognitionLevel: ExpressibleByArgument {}
extension TextDetail: ExpressibleByArgument {}
