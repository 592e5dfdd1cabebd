import Redaction
import Testing

@Suite struct RedactionPresetTests {
    @Test(arguments: RedactionPreset.builtIn)
    func saysWhatItIsForAndWhoSaysSo(_ preset: RedactionPreset) {
        #expect(!preset.purpose.isEmpty && !preset.source.isEmpty && !preset.keeps.isEmpty)
        #expect(preset.keeps.allSatisfy(RedactionName.all.contains))
    }
}
