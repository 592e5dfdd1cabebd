public import ArgumentParser
public import TextRecognition

extension TextRecognitionOptions.RecognitionLevel: ExpressibleByArgument {}
