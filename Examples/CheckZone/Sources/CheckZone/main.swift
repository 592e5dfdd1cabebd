import MRZ

let zone = try MachineReadableZone(
    parsing: """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F1204159ZE184226B<<<<<10
        """
)

print(zone.format.rawValue, zone.verdict.rawValue)
for field in zone.fields {
    print(field.name.rawValue, field.value, field.check.rawValue)
}
