"""Texts of zones: every format that IDScan reads, of invented people, with check digits that hold."""

from dataclasses import dataclass

from .alphabet import ALPHABET, DIGITS, FILLER, LETTERS, check_digit

STATES = """
ABW AFG AGO AIA ALB AND ARE ARG ARM AUS AUT AZE BDI BEL BEN BFA BGD BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA
CAF CAN CHE CHL CHN CIV CMR COD COG COL COM CPV CRI CUB CYP CZE DJI DMA DNK DOM DZA ECU EGY ERI ESP EST ETH FIN FJI FRA
FSM GAB GBR GEO GHA GIN GMB GNB GNQ GRC GRD GTM GUY HKG HND HRV HTI HUN IDN IND IRL IRN IRQ ISL ISR ITA JAM JOR JPN KAZ
KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR
MNE MNG MOZ MRT MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRK PRT PRY PSE QAT ROU
RUS RWA SAU SDN SEN SGP SLB SLE SLV SMR SOM SRB SSD STP SUR SVK SVN SWE SWZ SYC SYR TCD TGO THA TJK TKM TLS TON TTO TUN
TUR TUV TWN TZA UGA UKR URY USA UZB VAT VCT VEN VNM VUT WSM YEM ZAF ZMB ZWE D<< D<< D<< GBD GBN GBO GBP GBS UNO UNA UNK
EUE RKS XOM XPO XXA XXB XXC XXX UTO UTO UTO
""".split()

# What names of some languages are made of, as Doc 9303 transliterates them: beginnings, middles and ends.
SYLLABLES = [
    ("AN BER DORN EICH FRIED GROSS HEIN JUER KLEE LIND MUEL NEU OST RITT SCHNEI STEIN TRAUT WEISS ZIM",
     "DE EL EN ER LE SCH TE", "BACH BERG DER FELD HARDT HOFF KE LER MANN NER SEN TER THAL WEIN"),
    ("AN BJOER EK FREDRIKS GUSTAFS HAAKON JOHANS KRIS LARS MAGNUS NYST OEST SIGUR SOEREN THOR AASE",
     "A BER DA E GA STE", "DOTTIR GREN LUND QVIST SEN SON STROEM VIK VOLL"),
    ("ALEKSAN BOGDA CHERNY DMITRI FEDOR GAVRI IVAN KHRUSHCH KUZNE MIKHAI NIKOLA PETR SHEVCHEN TSVETA VASIL YURI ZHU",
     "A DRO E KO LE NO VO YE", "CHENKO CHUK EVA EVICH IN INA OV OVA OVNA SKAYA SKIY YUK"),
    ("BARTO CIES DABROW GRZE JANKO KACZ KOWAL MAZUR NOWA PIOTR SZCZE WISNIEW WOJCIE ZIELIN",
     "A CZY KO NIE SZY", "CKA CZAK CZYK EK IAK OWICZ SKA SKI"),
    ("AL BEN CAR DEL ESPE FERNAN GAR HER JIME LO MAR NAVA OR PE QUIN RODRI SAN TORRE VA XIME YBA ZA",
     "A DE GUE MI NE RI TI VAL", "CIA DEZ DO GO LES LLO MO NA NDA RO ROS VEZ"),
    ("BER CHAR DU FON GIRAU HUBER JAC LAM LE MARCH OLIVI PERR ROUSS THI VALL", "A BOU CHE DE LI NE TI",
     "AULT BERT DON ET EUX IER IN LET NARD NE TTE"),
    ("AB AHM BAK FAT HAS IBRA JAL KAR KHA MAH MOHAM NAS OS RAH SAL TAH UTH YOU ZAY", "A DU I MA SA U",
     "BIB DI DIN EED HAN IM IN IRI MED MAN RAH ULLAH"),
    ("AIKO DAI FUMI HIRO ICHI KAZU MASA NAGA O SATO SHIN TAKA TSU YAMA YOSHI", "GU HA KI MO NO RA SHI TA",
     "DA HASHI HIRO KAWA KO MI MOTO MURA NAKA TO YA"),
    ("CHEN CUI DENG FENG GUO HUANG JIANG LIU NG OUYANG QIAN SHEN TRAN WANG XIAO XU YANG ZHANG ZHAO ZHOU", "",
     " JIE LING MING NA QIANG RONG WEI XIN YU ZHEN"),
    ("ADE BALA CHI DIA ENO FOLA IFE KWA MBA NKE OBI OLU SANG TUMA UZO", "BU DI KA LA MI NO RE TU",
     "BI DE GO KA LO MBE NDU NGO RA WA YI"),
    ("ARUN BHA CHAN DEV GOPA HARI JAY KRISH LAKSH MUKH NARA PRA RAJ SIV VENKA", "A E I MA NA PA RA TE",
     "DEEP DHARY DRA GAN KAR LAL MAN NATH PATI RAN SWAMY YA"),
    ("AYD BOZ CEL DEMIR ERD GUEN HAC KARA MEH OEZ SAH TOP UEN YIL", "A CI DE I KA O U",
     "AN BAS CAN DIZ EL GIN KAYA LU MAZ OGLU SOY TUERK"),
]
SYLLABLES = [tuple(part.split() or [""] for part in language) for language in SYLLABLES]


@dataclass(frozen=True)
class ZoneText:
    """The lines of a zone, top to bottom, and the format's name as the package `MRZ` spells it."""

    format: str
    lines: tuple


class TextSource:
    """Invents zones. `random` is a `random.Random`; the same one gives the same texts."""

    def __init__(self, random):
        self.random = random

    def zone(self):
        """Returns a zone of any format; national formats are rarer than those of Doc 9303."""
        makers = [self.td1, self.td2, self.td3, self.mrva, self.mrvb, self.french_card, self.french_licence,
                  self.dutch_licence, self.swiss_licence, self.russian_passport, self.jumble]
        return self.random.choices(makers, weights=[22, 12, 30, 6, 6, 4, 2, 2, 3, 3, 10])[0]()

    def format_zone(self):
        """Returns a zone that has a format: one whose status can be judged."""
        while (zone := self.zone()).format == "":
            pass
        return zone

    # Formats

    def td1(self):
        state, number = self.state(), self.number()
        if self.random.random() < 0.06:  # a long number: its digit stands among the optional data
            long = self._mixed(self.random.randint(10, 20), DIGITS)
            digit = check_digit(long)
            upper = self.code("IACIIA") + state + long[:9] + FILLER + _pad(long[9:] + digit, 15)
        else:
            upper = self.code("IACIIA") + state + number + check_digit(number) + self.optional(15)
        middle = self.date() + self.sex() + self.date() + self.nationality(state) + self.optional(11)
        middle += check_digit(upper[5:30] + middle[:7] + middle[8:15] + middle[18:29])
        return ZoneText("TD1", (upper, middle, self.names(30)))

    def td2(self):
        state = self.state()
        return ZoneText("TD2", (self.code("IAC") + state + self.names(31), self._lower(state, 7, composite=True)))

    def td3(self):
        state = self.state()
        return ZoneText("TD3", (self.code("PPPP") + state + self.names(39), self._passport_lower(state)))

    def mrva(self):
        state = self.state()
        return ZoneText("MRVA", (self.code("V") + state + self.names(39), self._lower(state, 16, composite=False)))

    def mrvb(self):
        state = self.state()
        return ZoneText("MRVB", (self.code("V") + state + self.names(31), self._lower(state, 8, composite=False)))

    def french_card(self):
        upper = "IDFRA" + _pad(self.word(), 25) + self._text(6, DIGITS)
        number = self._text(12, DIGITS)
        lower = number + check_digit(number) + _pad(self._given(), 14) + self.date() + self.random.choice("MF")
        return ZoneText("FRENCH_ID", (upper, lower + check_digit(upper + lower)))

    def french_licence(self):
        start = "D1FRA" + self._text(2, DIGITS) + self._text(2, LETTERS) + self._text(5, DIGITS)
        line = start + check_digit(start) + self.date()[:6] + _pad(self.word(), 8)
        return ZoneText("FRENCH_LICENCE", (line + check_digit(line),))

    def dutch_licence(self):
        line = "D1NLD" + self._text(11, DIGITS) + self._text(13, LETTERS + DIGITS)
        return ZoneText("DUTCH_LICENCE", (line + check_digit(line),))

    def swiss_licence(self):
        upper = self._text(3, LETTERS) + self._text(3, DIGITS) + self.random.choice("DFIR") + FILLER * 2
        middle = "FACHE" + self._text(12, DIGITS) + FILLER * 2 + self.date()[:6]
        return ZoneText("SWISS_LICENCE", (upper, _pad(middle, 30), self.names(30)))

    def russian_passport(self):
        # Some Cyrillic letters are written as digits in names.
        names = "".join(self.random.choice("23467893") if self.random.random() < 0.12 and c != FILLER else c
                        for c in self.names(39).rstrip(FILLER))
        lower = self._text(9, DIGITS)
        lower += check_digit(lower) + "RUS" + self.date() + self.random.choice("MF") + FILLER * 7
        personal = self._text(13, DIGITS) + FILLER
        lower += personal + check_digit(personal)
        return ZoneText("RUSSIAN_PASSPORT", ("PNRUS" + _pad(names, 39), lower + _composite(lower)))

    def jumble(self):
        """Returns lines of no format, so that no character is learnt from its neighbours alone."""
        length = self.random.choice([30, 36, 44])
        alike = self.random.choice(["0OQDU", "8BS5", "1IT7L", "2Z7", "6GC", "MNWHK", "VYXK<", "CGO<K", ALPHABET])
        pool = self.random.choice([ALPHABET, LETTERS + DIGITS, LETTERS + FILLER * 4, alike, alike + ALPHABET])
        lines = [self._text(length, pool) for _ in range(90 // length)]
        if self.random.random() < 0.3:
            lines = [_pad(line[: self.random.randint(1, length)], length) for line in lines]
        return ZoneText("", tuple(lines))

    # Fields

    def state(self):
        return self.random.choice(STATES)

    def nationality(self, state):
        return state if self.random.random() < 0.8 else self.state()

    def code(self, kinds):
        return self.random.choice(kinds) + (FILLER if self.random.random() < 0.7 else self.random.choice(LETTERS))

    def sex(self):
        return self.random.choice("MFMFMFMF" + FILLER)

    def date(self):
        """Returns a date with its check digit; some have unknown parts."""
        date = f"{self.random.randrange(100):02}{self.random.randint(1, 12):02}{self.random.randint(1, 31):02}"
        if self.random.random() < 0.02:
            date = self.random.choice([date[:4] + "<<", date[:2] + "<<<<", FILLER * 6])
        return date + check_digit(date)

    def number(self):
        kind = self.random.random()
        if kind < 0.3:
            number = self._text(self.random.choice([7, 8, 9, 9, 9]), DIGITS)
        elif kind < 0.65:
            letters = self.random.choice([1, 1, 2, 2, 3])
            number = self._text(letters, LETTERS) + self._text(self.random.randint(5, 9 - letters), DIGITS)
        else:
            number = self._mixed(9, DIGITS)
        return _pad(number, 9)

    def optional(self, length):
        kind = self.random.random()
        if kind < 0.5:
            return FILLER * length
        text = self._text(self.random.randint(1, length), DIGITS if kind < 0.75 else LETTERS + DIGITS)
        if kind > 0.93:
            place = self.random.randrange(len(text))
            text = text[:place] + FILLER + text[place + 1:]
        return _pad(text, length)

    def word(self):
        """Returns one invented name."""
        if self.random.random() < 0.12:  # letters that no language puts together: every letter in every company
            return self._text(self.random.randint(2, 12), LETTERS)
        first, middle, last = self.random.choice(SYLLABLES)
        count = self.random.choices([0, 1, 2], weights=[5, 4, 1])[0]
        name = self.random.choice(first) + "".join(self.random.choice(middle) for _ in range(count))
        return (name + self.random.choice(last)).strip() or "LEE"

    def names(self, length):
        surname = FILLER.join(self.word() for _ in range(self.random.choices([1, 2, 3], weights=[84, 13, 3])[0]))
        text = surname if self.random.random() < 0.05 else surname + FILLER * 2 + self._given()
        return _pad(text, length)

    def _given(self):
        return FILLER.join(self.word() for _ in range(self.random.choices([1, 2, 3], weights=[50, 38, 12])[0]))

    def _text(self, length, pool):
        return "".join(self.random.choices(pool, k=length))

    def _mixed(self, length, rare):
        return "".join(self.random.choice(rare if self.random.random() < 0.6 else LETTERS) for _ in range(length))

    def _lower(self, state, optional, composite):
        number = self.number()
        line = number + check_digit(number) + self.nationality(state) + self.date() + self.sex() + self.date()
        line += self.optional(optional)
        return line + _composite(line) if composite else line

    def _passport_lower(self, state):
        line = self._lower(state, 14, composite=False)
        personal = line[28:42]
        empty = personal.strip(FILLER) == "" and self.random.random() < 0.5
        line += FILLER if empty else check_digit(personal)
        return line + _composite(line)


def _pad(text, length):
    return text[:length].ljust(length, FILLER)


def _composite(line):
    return check_digit(line[0:10] + line[13:20] + line[21:])
