import MRZ

/// The day from which centuries are reckoned: the module MRZ knows no clock.
guard let day = CalendarDate(year: 2026, month: 11, day: 25) else { fatalError("the calendar has this day") }

let zone = try MachineReadableZone(
    parsing: """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F1204159ZE184226B<<<<<10
        """,
    referenceDate: day
)

print(zone.format.rawValue, zone.verdict.rawValue)
for field in zone.fields {
    print(field.name.rawValue, field.value, field.check.rawValue)
}
