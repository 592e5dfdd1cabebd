"""What receipts, invoices, tickets and screens say: amounts, totals, items, numbers."""

_TOTALS = """
TOTAL|SUBTOTAL|SUB TOTAL|Sub-Total|GRAND TOTAL|NET TOTAL|Total Amount|TOTAL SALES|Total Sales (Inclusive GST)|CASH|Cash|CHANGE|Change|
CHANGE DUE|BALANCE|AMOUNT DUE|ROUNDING|Rounding Adj|Round Adj.|DISCOUNT|Disc|Item Discount|TAX|SALES TAX|GST|GST 6%|SR 6%|ZRL 0%|VAT|
VAT 20%|MWST|MwSt 19%|SUMME|Gesamt|zu zahlen|BAR|Rückgeld|TVA|TVA 20%|TOTAL TTC|Montant|A PAYER|ESPECES|RENDU|IVA|IVA 21%|TOTALE|
CONTANTI|RESTO|TOTAL EUR|A PAGAR|EFECTIVO|CAMBIO|Totaal|BTW|Contant|Moms|Summa|KORT|Att betala|RAZEM|SUMA PLN|PTU A|Gotówka|Reszta|
CELKEM|DPH|Hotově|ÖSSZESEN|ÁFA|KDV|TOPLAM|NAKİT|UKUPNO|PDV|Gotovina|TOTAL LEI|Visa|MASTERCARD|CARD|Credit Card|Tendered|Payment|
Deposit|Service Charge|SVC CHG 10%|Amount|Total Qty|Total Item(s)|Taxable Amt|TOTAL EXCL. GST|Total Incl. GST|Paid|Voucher|Points|Tip
""".replace("\n", "").split("|")
_HEADS = """
TAX INVOICE|Invoice No|INVOICE|Receipt|RECEIPT #|Receipt No.|Bill No|Cashier|CASHIER|Counter|Table|Salesperson|Date|Time|Tel|TEL|Fax|Phone|
GST ID|GST ID No|GST Reg No|Reg No|CO. REG. NO|VAT No|USt-IdNr.|Steuer-Nr|SIRET|P.IVA|NIF|NIP|OIB|Order|Trans|TRX|Ref|REF NO|Terminal|
Doc No|Document No|Slip No|Member|Qty|QTY|Price|Item|Description|Amount|Auth Code|Station|Pump|Server|Guests|Cover|Customer|Pax|UOM|
Beleg-Nr|Kasse|Bon|Datum|Uhrzeit|Caisse|Ticket|Facture N°|Scontrino|Cassa|Factura|Fecha|Hora|Nr|No|ID|Code|Batch|Acct|IBAN|BIC
""".replace("\n", "").split("|")
_UNITS = "PCS PC KG kg G ML L LTR SET BOX PKT BTL CTN UNIT EA ST Stk szt ks db x X m cm mm ROLL DOZ".split()
_MONEY = "RM RM RM $ $ € € £ USD EUR PLN CHF Kč kr Ft lei TL MYR S$ SGD Rs. zł".split()
_TAXES = "SR SR ZR ZRL S Z T A B C D TX OS *".split()
_THANKS = """
THANK YOU|Thank You & Please Come Again|THANK YOU FOR SHOPPING|PLEASE COME AGAIN|Goods sold are not returnable|GOODS SOLD ARE NON-REFUNDABLE|
Have a nice day!|Vielen Dank für Ihren Einkauf|MERCI DE VOTRE VISITE|Grazie e arrivederci|GRACIAS POR SU COMPRA|Dziękujemy|Děkujeme|
Köszönjük|Teşekkür ederiz|Tack för besöket|CUSTOMER COPY|*** COPY ***|KEEP YOUR RECEIPT|Exchange within 7 days with receipt|
GST SUMMARY|Tax Code|TAX(RM)|AMT(RM)|(Tax Inclusive)|OPENING HOURS|APPROVED|CONTACTLESS|PIN VERIFIED|No refund|Terms & Conditions apply
""".replace("\n", "").split("|")


class ReceiptTexts:
    """Invents lines of receipts. `random` is a `random.Random`, `word()` returns a word of some language."""

    def __init__(self, random, word):
        self.random, self.word = random, word

    def text(self):
        kinds = [self.amount, self.money, self.total, self.item, self.head, self.when, self.phone, self.thanks, self.codes,
                 self.company, self.columns, self.street]
        return self.random.choices(kinds, weights=[14, 9, 15, 16, 13, 7, 5, 5, 8, 6, 6, 6])[0]()

    def digits(self, count):
        return "".join(self.random.choice("0123456789") for _ in range(count))

    def amount(self):
        random = self.random
        whole = random.choice([random.randint(0, 9), random.randint(0, 99), random.randint(0, 999), random.randint(0, 99_999)])
        point, thousands = random.choice([(".", ","), (".", ","), (".", ""), (",", "."), (",", " "), (",", "")])
        text = f"{whole:,}".replace(",", thousands) if thousands else str(whole)
        if random.random() < 0.9:
            text += f"{point}{random.randint(0, 99):02}"
        sign = random.random()
        text = "-" + text if sign < 0.06 else f"({text})" if sign < 0.08 else text + "-" if sign < 0.09 else text
        return text

    def money(self):
        random, sign = self.random, self.random.choice(_MONEY)
        text = self.amount()
        text = random.choice([f"{sign}{text}", f"{sign} {text}", f"{text} {sign}", f"{sign}{text}", f"{text}{sign}"])
        return text + random.choice(["", "", "", f" {random.choice(_TAXES)}", random.choice(_TAXES), " *"])

    def total(self):
        random = self.random
        text = random.choice(_TOTALS)
        text = text.upper() if random.random() < 0.3 else text
        mark = random.choice([" ", " ", ": ", " : ", ":", " (RM): ", " RM ", " $", " € ", "", " = "])
        return text + mark + (random.choice([self.amount, self.amount, self.money])() if random.random() < 0.75 else "")

    def item(self):
        random = self.random
        name = " ".join(self.word() for _ in range(random.choice([1, 1, 2, 2, 3, 4])))
        name = name.upper() if random.random() < 0.65 else name
        if random.random() < 0.3:
            name += random.choice([" ", " ", "-", ""]) + f"{random.randint(1, 999)}{random.choice(_UNITS)}"
        if random.random() < 0.12:
            name += f" {random.randint(1, 99)}{random.choice('/xX*')}{random.randint(1, 99)}"
        count = random.randint(1, 30)
        extra = random.choice([
            "", "", f" {self.amount()}", f" {count} x {self.amount()}", f" {count} @ {self.amount()} {self.amount()}",
            f" {count}X{self.amount()}", f" {count}.00 {self.amount()} {self.amount()} {random.choice(_TAXES)}"])
        start = random.choice(["", "", "", f"{count} ", f"{count}x ", f"{self.digits(4)} ", "*", "# ", f"{self.digits(13)} ", "- ", "+ "])
        return start + name + extra

    def head(self):
        random = self.random
        name = random.choice(_HEADS)
        name = name.upper() if random.random() < 0.4 else name
        value = random.choice([
            lambda: self.digits(random.randint(3, 14)), lambda: self.codes(), lambda: self.when(), lambda: self.word().upper(),
            lambda: str(random.randint(1, 99)), lambda: self.phone(), lambda: ""])()
        return f"{name}{random.choice([': ', ' : ', ':', ' ', ' #', ' :', '. '])}{value}"

    def when(self):
        random = self.random
        day, month, year = random.randint(1, 31), random.randint(1, 12), random.randint(1990, 2035)
        mark = random.choice("//..--")
        date = random.choice([
            f"{day:02}{mark}{month:02}{mark}{year}", f"{day:02}{mark}{month:02}{mark}{year % 100:02}", f"{year}{mark}{month:02}{mark}{day:02}",
            f"{day}{mark}{month}{mark}{year}", f"{day:02} {random.choice(_MONTHS)} {year}", f"{random.choice(_MONTHS).title()} {day}, {year}"])
        hour, minute, second = random.randint(0, 23), random.randint(0, 59), random.randint(0, 59)
        time = random.choice([
            f"{hour:02}:{minute:02}", f"{hour:02}:{minute:02}:{second:02}", f"{hour % 12 + 1}:{minute:02} {random.choice(['AM', 'PM', 'am', 'pm'])}",
            f"{hour % 12 + 1:02}:{minute:02}:{second:02}{random.choice(['AM', 'PM', ' PM'])}", f"{hour}h{minute:02}"])
        return random.choice([date, date, f"{date} {time}", time, f"{date} - {time}", f"{time} {date}"])

    def phone(self):
        random, d = self.random, self.digits
        number = random.choice([
            f"{d(2)}-{d(8)}", f"{d(3)}-{d(3)} {d(4)}", f"+{d(2)} {d(3)} {d(3)} {d(3)}", f"({d(3)}) {d(3)}-{d(4)}", f"0{d(3)}/{d(6)}",
            f"{d(2)}.{d(2)}.{d(2)}.{d(2)}.{d(2)}", f"0{d(1)}-{d(4)} {d(4)}", f"+{d(11)}", f"{d(2)}-{d(4)}{d(4)}", f"1-800-{d(3)}-{d(3)}"])
        return random.choice(["", "", "", "TEL: ", "Tel : ", "Fax: ", "TEL/FAX : ", "H/P: ", "T. ", "☎"]).replace("☎", "") + number

    def thanks(self):
        text = self.random.choice(_THANKS)
        return text.upper() if self.random.random() < 0.25 else text

    def codes(self):
        random, d = self.random, self.digits
        capitals = "".join(random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(random.randint(1, 4)))
        return random.choice([
            f"{capitals}{d(random.randint(3, 10))}", f"{capitals}-{d(random.randint(3, 8))}", f"{capitals}/{d(2)}/{d(5)}", f"#{d(random.randint(1, 6))}",
            f"({d(6)}-{capitals[0]})", d(random.randint(6, 16)), f"{d(4)} {d(4)} {d(4)} {d(4)}", f"XXXX XXXX XXXX {d(4)}", f"**** **** **** {d(4)}",
            f"{d(12)}", f"{capitals}{d(2)} {d(4)} {d(4)} {d(4)} {d(4)} {d(2)}", f"{d(3)}.{d(3)}.{d(3)}", f"{d(2)}%", f"[{d(3)}]", f"<{d(5)}>"])

    def company(self):
        random = self.random
        name = " ".join(self.word() for _ in range(random.choice([1, 2, 2, 3])))
        name = name.upper() if random.random() < 0.7 else name.title()
        end = random.choice("SDN BHD|SDN. BHD.|S/B|ENTERPRISE|TRADING|RESTAURANT|& CO.|LTD|Ltd.|GmbH|AG|S.A.|S.r.l.|Inc.|B.V.|Sp. z o.o.|s.r.o.|"
                            "Kft.|A.Ş.|d.o.o.|SHOP|MARKET|CAFE|HARDWARE|STORE".split("|"))
        return f"{name} {end}" + random.choice(["", "", f" ({self.digits(6)}-{random.choice('ADHKMPTUVWX')})"])

    def columns(self):
        random = self.random
        parts = [random.choice([self.amount, self.amount, lambda: str(random.randint(1, 99)), lambda: random.choice(_TAXES),
                                lambda: self.word().upper(), lambda: random.choice(_HEADS)])() for _ in range(random.randint(2, 5))]
        return "  ".join(parts)

    def street(self):
        random = self.random
        words = [self.word() for _ in range(random.choice([1, 2, 2, 3]))]
        words = [word.upper() for word in words] if random.random() < 0.6 else [word.title() for word in words]
        number = random.choice([f"NO {random.randint(1, 200)}", f"No.{random.randint(1, 99)}", f"LOT {random.randint(1, 999)}", str(random.randint(1, 250)),
                                f"{random.randint(1, 99)}-{random.randint(1, 99)}", f"{random.randint(1, 99)} & {random.randint(1, 99)}"])
        street = random.choice("JALAN|JLN|TAMAN|Jalan|STREET|Road|RUE|Via|Calle|ul.|Av.|Hauptstr.".split("|"))
        return random.choice([
            f"{number}, {street} {' '.join(words)}", f"{self.digits(5)} {' '.join(words)},", f"{street} {' '.join(words)} {random.randint(1, 40)}/{random.randint(1, 40)},",
            f"{' '.join(words)}, {words[0]}.", f"{number}, {street} {random.randint(1, 40)}/{random.randint(1, 40)}{random.choice('ABCD')},"])


_MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC Jan Feb Mar Apr May June July August September October November".split()
