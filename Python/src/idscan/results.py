"""Results of scans, as the JSON Schema of IDScan describes them. make-results wrote this file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

_Value = TypeVar("_Value")


def _some(make: Callable[[Any], _Value], json: Any) -> _Value | None:
    return None if json is None else make(json)


Agreement: TypeAlias = Literal[
    "agrees", "differs", "notAsked"
]
"""The opinion of a second reader, which is asked in case of doubt; absent for print and for text that was not read
from an image."""
BarcodeKind: TypeAlias = Literal[
    "AAMVA", "VDS", "IDB", "VDS-NC"
]
"""AAMVA: a licence or an identity card of North America. VDS: a visible digital seal (ICAO Doc 9303-13, BSI
TR-03137). IDB: the ICAO Datastructure for Barcode. VDS-NC: a seal for non-constrained environments, such as a proof
of vaccination."""
CheckedField: TypeAlias = Literal[
    "documentNumber", "birthDate", "expiryDate", "personalNumber", "composite"
]
CutOffEdge: TypeAlias = Literal[
    "top", "right", "bottom", "left"
]
DocumentFormat: TypeAlias = Literal[
    "TD1", "TD2", "TD3", "MRVA", "MRVB", "FRA-ID", "FRA-DL", "NLD-DL", "CHE-DL", "RUS-PN", "AAMVA", "VDS",
    "IDB", "VDS-NC"
]
DocumentType: TypeAlias = Literal[
    "passport", "passportCard", "internalPassport", "identityCard", "residencePermit", "visa", "drivingLicence",
    "crewMemberCertificate", "laissezPasser", "travelDocument", "other"
]
"""What the document is, as far as its code, its format or its template proves it: travelDocument is any official
travel document, other a document whose template does not say what it is."""
FieldSource: TypeAlias = Literal[
    "mrz", "visualZone", "barcode", "seal"
]
"""The machine-readable zone, what is printed for people, a barcode, or a seal: a barcode that is signed."""
MeasureName: TypeAlias = Literal[
    "cutOff", "resolution", "blur", "glare", "brightness", "tilt"
]
MeasureUnit: TypeAlias = Literal[
    "edges", "px/mm", "mm", "share", "degrees"
]
Outcome: TypeAlias = Literal[
    "agrees", "differs", "notCompared"
]
"""notCompared if one of them has no text, or it is in words or letters that are not known."""
Severity: TypeAlias = Literal[
    "notice", "warning", "contradiction"
]
"""A notice is unusual, a warning a reason not to rely on the document, a contradiction cannot be true."""
SignatureVerdict: TypeAlias = Literal[
    "signed", "signatureWrong", "unknownSigner", "expiredCertificate", "certificateWrong", "notChecked"
]
"""signed: the signature is right, and a trusted authority vouches for its signer. signatureWrong: the content was
changed, or another key signed it. unknownSigner: no trusted authority vouches for the signer, or its certificate is
not there. expiredCertificate: a certificate was not valid on the day of signing. certificateWrong: the certificate
names an authority that did not sign it, or is of another State. notChecked: no certificates were given."""
Status: TypeAlias = Literal[
    "verified", "doubtful", "refuted", "unverified"
]
"""What is proven about the zone."""
Symbology: TypeAlias = Literal[
    "pdf417", "qrCode", "dataMatrix", "aztec", "code128", "code39"
]
Verdict: TypeAlias = Literal[
    "holds", "fails", "notPrinted"
]
ZoneFieldName: TypeAlias = Literal[
    "documentCode", "issuingState", "surname", "givenNames", "documentNumber", "nationality", "birthDate",
    "sex", "expiryDate", "optionalData1", "optionalData2", "personalNumber", "issueDate", "issuingOffice",
    "version", "language"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A photograph that was scanned, or several of one document; without documents if nothing was found, and then
    with the quality of what looks like one, if anything does."""

    schema_version: int
    """The version of this form; it grows when a key changes its meaning or goes."""
    documents: tuple[Document, ...]
    id: str | int | None = None
    """What the line of a stream calls the input (--input)."""
    source: str | None = None
    """The name of the input as it was given; - is standard input."""
    sources: tuple[str, ...] = ()
    """The names of photographs that were scanned together (--pair), in place of source."""
    image: Image | None = None
    """The size of the upright photograph, in pixels."""
    images: tuple[Image, ...] = ()
    """The sizes of photographs that were scanned together, in the order of sources, or of the pages of a file that
    were read."""
    barcodes: tuple[Barcode, ...] = ()
    """The barcodes of all photographs, those that tell a document, too."""
    capture_quality: CaptureQuality | None = None
    """How well a document was photographed; a measure is absent where the photograph does not show what it
    takes."""
    pages: Pages | None = None
    """Which pages of a file with several were read; frames of an animation and images of a collection count as
    pages."""
    timings: Timings | None = None
    """Where the time of the scan went; only with --timings."""
    frames: Frames | None = None
    """Of a result that is joined from frames: how many there were, how many of them were read, how many of these
    show the zone of the first document, and the number, from 0, of the one in which its places are."""
    findings: tuple[Finding, ...] = ()
    """What of the photograph is not in the result: documents beyond the limit (moreDocuments), print for which
    there was no time (printNotRead), barcodes that were not read (barcodesNotRead), photographs that are no sides
    of the same document (notJoined)."""

    @staticmethod
    def _of(json: Any) -> Result:
        return Result(
            schema_version=json["schemaVersion"],
            documents=tuple(Document._of(x) for x in json["documents"]),
            id=json.get("id"),
            source=json.get("source"),
            sources=tuple(json.get("sources", ())),
            image=_some(lambda x: Image._of(x), json.get("image")),
            images=tuple(Image._of(x) for x in json.get("images", ())),
            barcodes=tuple(Barcode._of(x) for x in json.get("barcodes", ())),
            capture_quality=_some(lambda x: CaptureQuality._of(x), json.get("captureQuality")),
            pages=_some(lambda x: Pages._of(x), json.get("pages")),
            timings=_some(lambda x: Timings._of(x), json.get("timings")),
            frames=_some(lambda x: Frames._of(x), json.get("frames")),
            findings=tuple(Finding._of(x) for x in json.get("findings", ())),
        )

    @staticmethod
    def from_json(text: str | bytes) -> Result:
        """The result that a line of JSON has, such as the program idscan prints it."""
        return Result._of(json.loads(text))


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A document; without chipAccess and mrz if it shows no machine-readable zone, as the front of a card, and
    without format if no barcode tells it either; without type and derived if nothing on it was read. A
    quadrilateral only if its edges were seen."""

    status: Status
    """What is proven about the zone."""
    fields: Mapping[str, Field]
    """The fields of the zone, those of a barcode that tells the document, and those that only the print has, which
    make sense; without those of which nothing is printed, but for the sex. Documents of one's own template may have
    own names."""
    cross_checks: tuple[CrossCheck, ...]
    """Whether zone and print say the same, or, of a document without a zone, its barcode and print; empty unless
    both were read."""
    findings: tuple[Finding, ...]
    """What is odd about dates and codes, the worst first."""
    type: DocumentType | None = None
    """What the document is, as far as its code, its format or its template proves it: travelDocument is any
    official travel document, other a document whose template does not say what it is."""
    type_name: str | None = None
    """The type in English."""
    format: DocumentFormat | None = None
    template: str | None = None
    """The name of the template by which the print was read; absent if none fits."""
    derived: Derived | None = None
    """What follows from the dates on the day that counts as today."""
    chip_access: ChipAccess | None = None
    """What a reader of the chip needs to know of the zone of a TD1, TD2 or TD3 document (Doc 9303-11, 4.3.2): the
    MRZ information is the three texts, each followed by its check digit."""
    mrz: MRZ | None = None
    visual_zone: VisualZone | None = None
    """What is printed for people, as it was read; absent if that was not read."""
    capture_quality: CaptureQuality | None = None
    """How well a document was photographed; a measure is absent where the photograph does not show what it
    takes."""
    other_side: OtherSide | None = None
    """The front of the card, if it was seen as well as the back, which has the zone or the barcode, and they agree;
    its fields are among those of the document."""
    portrait: Quadrilateral | None = None
    """The corners of the face; absent where nothing says where it is."""
    quadrilateral: Quadrilateral | None = None
    """Corners in the order in which the print is read."""

    @staticmethod
    def _of(json: Any) -> Document:
        return Document(
            status=json["status"],
            fields={name: Field._of(x) for name, x in json["fields"].items()},
            cross_checks=tuple(CrossCheck._of(x) for x in json["crossChecks"]),
            findings=tuple(Finding._of(x) for x in json["findings"]),
            type=json.get("type"),
            type_name=json.get("typeName"),
            format=json.get("format"),
            template=json.get("template"),
            derived=_some(lambda x: Derived._of(x), json.get("derived")),
            chip_access=_some(lambda x: ChipAccess._of(x), json.get("chipAccess")),
            mrz=_some(lambda x: MRZ._of(x), json.get("mrz")),
            visual_zone=_some(lambda x: VisualZone._of(x), json.get("visualZone")),
            capture_quality=_some(lambda x: CaptureQuality._of(x), json.get("captureQuality")),
            other_side=_some(lambda x: OtherSide._of(x), json.get("otherSide")),
            portrait=_some(lambda x: Quadrilateral._of(x), json.get("portrait")),
            quadrilateral=_some(lambda x: Quadrilateral._of(x), json.get("quadrilateral")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A part of a result: Field."""

    text: str
    """What is printed."""
    check: Verdict
    source: FieldSource
    """The machine-readable zone, what is printed for people, a barcode, or a seal: a barcode that is signed."""
    value: str | None = None
    """What the field means; dates are ISO 8601 with unknown parts left out, a sex that is left open is unspecified.
    Absent if the text makes no sense, as of a day that the calendar lacks."""
    unit: Literal["cm"] | None = None
    """What the value is a number of; heights only."""
    native_text: str | None = None
    """What print says of a name in the Cyrillic or Greek letters of its State, beside the Latin ones of the value
    or alone."""
    name: str | None = None
    """The English name of a state or organisation, if the value is the code of one."""
    alpha3: str | None = None
    """The code of ISO 3166-1 for the State, three letters; absent where it has none."""
    alpha2: str | None = None
    """The code of ISO 3166-1 for the State, two letters; absent where it has none."""
    list: tuple[str, ...] = ()
    """The given names, one by one, as they are printed."""
    parts: AddressParts | None = None
    """The parts of an address that are certain."""
    in_doubt: bool = False
    """True if a character was not read beyond doubt; else absent."""
    century_open: bool = False
    """There only when it is true: the date may as well be one of another century."""
    truncated: bool = False
    """True if the issuer may have cut this name; else absent."""
    agreement: Agreement | None = None
    """The opinion of a second reader, which is asked in case of doubt; absent for print and for text that was not
    read from an image."""
    confidence: float | None = None
    """How certain the reader is of every character at once; absent for text that was not read from an image."""
    quadrilateral: Quadrilateral | None = None
    """Corners in the order in which the print is read."""

    @staticmethod
    def _of(json: Any) -> Field:
        return Field(
            text=json["text"],
            check=json["check"],
            source=json["source"],
            value=json.get("value"),
            unit=json.get("unit"),
            native_text=json.get("nativeText"),
            name=json.get("name"),
            alpha3=json.get("alpha3"),
            alpha2=json.get("alpha2"),
            list=tuple(json.get("list", ())),
            parts=_some(lambda x: AddressParts._of(x), json.get("parts")),
            in_doubt=json.get("inDoubt", False),
            century_open=json.get("centuryOpen", False),
            truncated=json.get("truncated", False),
            agreement=json.get("agreement"),
            confidence=json.get("confidence"),
            quadrilateral=_some(lambda x: Quadrilateral._of(x), json.get("quadrilateral")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressParts:
    """The parts of an address that are certain."""

    street: str | None = None
    house_number: str | None = None
    postal_code: str | None = None
    city: str | None = None

    @staticmethod
    def _of(json: Any) -> AddressParts:
        return AddressParts(
            street=json.get("street"),
            house_number=json.get("houseNumber"),
            postal_code=json.get("postalCode"),
            city=json.get("city"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Quadrilateral:
    """Corners in the order in which the print is read."""

    top_left: Point
    """A position in the upright photograph, in pixels from its top-left corner."""
    top_right: Point
    """A position in the upright photograph, in pixels from its top-left corner."""
    bottom_right: Point
    """A position in the upright photograph, in pixels from its top-left corner."""
    bottom_left: Point
    """A position in the upright photograph, in pixels from its top-left corner."""
    image: int | None = None
    """Which of several photographs shows it, from 0; absent if there is one only."""

    @staticmethod
    def _of(json: Any) -> Quadrilateral:
        return Quadrilateral(
            top_left=Point._of(json["topLeft"]),
            top_right=Point._of(json["topRight"]),
            bottom_right=Point._of(json["bottomRight"]),
            bottom_left=Point._of(json["bottomLeft"]),
            image=json.get("image"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """A position in the upright photograph, in pixels from its top-left corner."""

    x: float
    y: float

    @staticmethod
    def _of(json: Any) -> Point:
        return Point(
            x=json["x"],
            y=json["y"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CrossCheck:
    """A part of a result: CrossCheck."""

    field: ZoneFieldName
    outcome: Outcome
    """notCompared if one of them has no text, or it is in words or letters that are not known."""
    zone_text: str | None = None
    printed_text: str | None = None
    difference: Difference | None = None
    """Where the texts part, in characters from 0."""
    truncated: bool = False
    """True if the print has more than there was room for in the zone; else absent."""

    @staticmethod
    def _of(json: Any) -> CrossCheck:
        return CrossCheck(
            field=json["field"],
            outcome=json["outcome"],
            zone_text=json.get("zoneText"),
            printed_text=json.get("printedText"),
            difference=_some(lambda x: Difference._of(x), json.get("difference")),
            truncated=json.get("truncated", False),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """Where the texts part, in characters from 0."""

    printed_offset: int
    zone_offset: int

    @staticmethod
    def _of(json: Any) -> Difference:
        return Difference(
            printed_offset=json["printedOffset"],
            zone_offset=json["zoneOffset"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A part of a result: Finding."""

    name: str
    severity: Severity
    """A notice is unusual, a warning a reason not to rely on the document, a contradiction cannot be true."""
    message: str
    """A sentence for people, which does not repeat what the document says."""

    @staticmethod
    def _of(json: Any) -> Finding:
        return Finding(
            name=json["name"],
            severity=json["severity"],
            message=json["message"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Derived:
    """What follows from the dates on the day that counts as today."""

    reference_date: str
    """That day, ISO 8601."""
    is_expired: bool | None = None
    """Whether the last day of validity is before the reference date; absent where that is not certain."""
    age: int | None = None
    """The holder's age in years; absent where unknown parts of the date of birth leave it open."""

    @staticmethod
    def _of(json: Any) -> Derived:
        return Derived(
            reference_date=json["referenceDate"],
            is_expired=json.get("isExpired"),
            age=json.get("age"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipAccess:
    """What a reader of the chip needs to know of the zone of a TD1, TD2 or TD3 document (Doc 9303-11, 4.3.2): the
    MRZ information is the three texts, each followed by its check digit."""

    document_number: ChipAccessPart
    birth_date: ChipAccessPart
    expiry_date: ChipAccessPart

    @staticmethod
    def _of(json: Any) -> ChipAccess:
        return ChipAccess(
            document_number=ChipAccessPart._of(json["documentNumber"]),
            birth_date=ChipAccessPart._of(json["birthDate"]),
            expiry_date=ChipAccessPart._of(json["expiryDate"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipAccessPart:
    """A part of a result: ChipAccessPart."""

    text: str
    """The characters of the zone, fillers too; a long document number with its rest."""
    check_digit: str
    check: Verdict
    in_doubt: bool = False
    """True if a character was not read beyond doubt; else absent."""

    @staticmethod
    def _of(json: Any) -> ChipAccessPart:
        return ChipAccessPart(
            text=json["text"],
            check_digit=json["checkDigit"],
            check=json["check"],
            in_doubt=json.get("inDoubt", False),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MRZ:
    """A part of a result: MRZ."""

    lines: tuple[str, ...]
    """The lines, corrections made."""
    check_digits: tuple[CheckDigit, ...]
    corrections: tuple[Correction, ...]
    deviations: tuple[Deviation, ...]
    ambiguities: tuple[Ambiguity, ...]
    confidence: float | None = None
    """The mean of the reader's confidence in each character; absent for text that was not read from an image."""

    @staticmethod
    def _of(json: Any) -> MRZ:
        return MRZ(
            lines=tuple(json["lines"]),
            check_digits=tuple(CheckDigit._of(x) for x in json["checkDigits"]),
            corrections=tuple(Correction._of(x) for x in json["corrections"]),
            deviations=tuple(Deviation._of(x) for x in json["deviations"]),
            ambiguities=tuple(Ambiguity._of(x) for x in json["ambiguities"]),
            confidence=json.get("confidence"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckDigit:
    """A part of a result: CheckDigit."""

    field: CheckedField
    printed: str
    computed: str
    verdict: Verdict
    position: Position
    """Where something is printed in the zone."""

    @staticmethod
    def _of(json: Any) -> CheckDigit:
        return CheckDigit(
            field=json["field"],
            printed=json["printed"],
            computed=json["computed"],
            verdict=json["verdict"],
            position=Position._of(json["position"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Where something is printed in the zone."""

    line: int
    columns: tuple[int, ...]
    """The first and the last column, from 1."""

    @staticmethod
    def _of(json: Any) -> Position:
        return Position(
            line=json["line"],
            columns=tuple(json["columns"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A part of a result: Correction."""

    line: int
    column: int
    read: str
    corrected: str
    proof: CheckedField

    @staticmethod
    def _of(json: Any) -> Correction:
        return Correction(
            line=json["line"],
            column=json["column"],
            read=json["read"],
            corrected=json["corrected"],
            proof=json["proof"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Deviation:
    """A part of a result: Deviation."""

    code: str
    message: str
    position: Position
    """Where something is printed in the zone."""

    @staticmethod
    def _of(json: Any) -> Deviation:
        return Deviation(
            code=json["code"],
            message=json["message"],
            position=Position._of(json["position"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambiguity:
    """A part of a result: Ambiguity."""

    proof: CheckedField
    alternatives: tuple[Correction, ...]

    @staticmethod
    def _of(json: Any) -> Ambiguity:
        return Ambiguity(
            proof=json["proof"],
            alternatives=tuple(Correction._of(x) for x in json["alternatives"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class VisualZone:
    """What is printed for people, as it was read; absent if that was not read."""

    fields: Mapping[str, PrintedField]

    @staticmethod
    def _of(json: Any) -> VisualZone:
        return VisualZone(
            fields={name: PrintedField._of(x) for name, x in json["fields"].items()},
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedField:
    """A field as it is printed for people."""

    text: str
    """What is printed, in its own letters, as it was read; lines are parted by line breaks."""
    confidence: float
    """How certain the reader is of every character at once."""
    value: str | None = None
    """What the field means; absent if the text makes no sense as such a field."""
    native_text: str | None = None
    """What print says of a name in the Cyrillic or Greek letters of its State, beside the Latin ones of the value
    or alone."""
    in_doubt: bool = False
    """There only when it is true: it was read several times, never twice alike."""
    quadrilateral: Quadrilateral | None = None
    """Corners in the order in which the print is read."""

    @staticmethod
    def _of(json: Any) -> PrintedField:
        return PrintedField(
            text=json["text"],
            confidence=json["confidence"],
            value=json.get("value"),
            native_text=json.get("nativeText"),
            in_doubt=json.get("inDoubt", False),
            quadrilateral=_some(lambda x: Quadrilateral._of(x), json.get("quadrilateral")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptureQuality:
    """How well a document was photographed; a measure is absent where the photograph does not show what it
    takes."""

    cut_off_edges: tuple[CutOffEdge, ...]
    """Which these are, as the document is read."""
    cut_off: Measure | None = None
    """How many edges of the document are outside the picture."""
    resolution: Measure | None = None
    """How many pixels a millimetre of the document takes."""
    blur: Measure | None = None
    """How wide the edges of print are, from one tenth of the contrast to nine."""
    glare: Measure | None = None
    """What share of the zone, or else of the document, is so bright that its print has vanished."""
    brightness: Measure | None = None
    """How bright the paper is; 1 is all that a picture can show."""
    tilt: Measure | None = None
    """The angle between the axis of the camera and the normal of the document."""

    @staticmethod
    def _of(json: Any) -> CaptureQuality:
        return CaptureQuality(
            cut_off_edges=tuple(json["cutOffEdges"]),
            cut_off=_some(lambda x: Measure._of(x), json.get("cutOff")),
            resolution=_some(lambda x: Measure._of(x), json.get("resolution")),
            blur=_some(lambda x: Measure._of(x), json.get("blur")),
            glare=_some(lambda x: Measure._of(x), json.get("glare")),
            brightness=_some(lambda x: Measure._of(x), json.get("brightness")),
            tilt=_some(lambda x: Measure._of(x), json.get("tilt")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """A part of a result: Measure."""

    name: MeasureName
    value: float
    unit: MeasureUnit
    threshold: float
    """From where on the value is good enough: resolution and brightness are at least this, the others at most."""
    good_enough: bool
    advice: str | None = None
    """What a person can do about it; absent if it is good enough."""

    @staticmethod
    def _of(json: Any) -> Measure:
        return Measure(
            name=json["name"],
            value=json["value"],
            unit=json["unit"],
            threshold=json["threshold"],
            good_enough=json["goodEnough"],
            advice=json.get("advice"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherSide:
    """The front of the card, if it was seen as well as the back, which has the zone or the barcode, and they agree;
    its fields are among those of the document."""

    capture_quality: CaptureQuality
    """How well a document was photographed; a measure is absent where the photograph does not show what it
    takes."""
    template: str | None = None
    """The name of the template by which its print was read; absent where captions alone tell it."""
    quadrilateral: Quadrilateral | None = None
    """Corners in the order in which the print is read."""

    @staticmethod
    def _of(json: Any) -> OtherSide:
        return OtherSide(
            capture_quality=CaptureQuality._of(json["captureQuality"]),
            template=json.get("template"),
            quadrilateral=_some(lambda x: Quadrilateral._of(x), json.get("quadrilateral")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Image:
    """The size of the upright photograph, in pixels."""

    width: int
    height: int

    @staticmethod
    def _of(json: Any) -> Image:
        return Image(
            width=json["width"],
            height=json["height"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Barcode:
    """A barcode. Its error correction makes a wrong reading all but impossible; nothing but a signature proves who
    made it."""

    symbology: Symbology
    quadrilateral: Quadrilateral
    """Corners in the order in which the print is read."""
    content: BarcodeContent | None = None
    """What a barcode means; only for kinds of content that are known."""
    text: str | None = None
    """What it says; absent if its bytes are no text."""
    bytes: str | None = None
    """Its bytes in base64; absent if they are the text in UTF-8."""

    @staticmethod
    def _of(json: Any) -> Barcode:
        return Barcode(
            symbology=json["symbology"],
            quadrilateral=Quadrilateral._of(json["quadrilateral"]),
            content=_some(lambda x: BarcodeContent._of(x), json.get("content")),
            text=json.get("text"),
            bytes=json.get("bytes"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BarcodeContent:
    """What a barcode means; only for kinds of content that are known."""

    kind: BarcodeKind
    """AAMVA: a licence or an identity card of North America. VDS: a visible digital seal (ICAO Doc 9303-13, BSI
    TR-03137). IDB: the ICAO Datastructure for Barcode. VDS-NC: a seal for non-constrained environments, such as a
    proof of vaccination."""
    version: int | None = None
    """The version of its standard."""
    issuer: str | None = None
    """The number or the code of the issuer."""
    document_type: str | None = None
    """The type of document that a seal names, such as visa."""
    signature: Signature | None = None
    """The signature of what a seal says. It proves who signed that, not that the seal belongs to the person who
    shows it."""
    elements: tuple[Element, ...] = ()
    """Its elements in their order, those that the standard does not know, too."""
    deviations: tuple[str, ...] = ()
    """How it differs from its standard."""
    error: str | None = None
    """Why it cannot be read; absent if it can."""

    @staticmethod
    def _of(json: Any) -> BarcodeContent:
        return BarcodeContent(
            kind=json["kind"],
            version=json.get("version"),
            issuer=json.get("issuer"),
            document_type=json.get("documentType"),
            signature=_some(lambda x: Signature._of(x), json.get("signature")),
            elements=tuple(Element._of(x) for x in json.get("elements", ())),
            deviations=tuple(json.get("deviations", ())),
            error=json.get("error"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """The signature of what a seal says. It proves who signed that, not that the seal belongs to the person who
    shows it."""

    verdict: SignatureVerdict
    """signed: the signature is right, and a trusted authority vouches for its signer. signatureWrong: the content
    was changed, or another key signed it. unknownSigner: no trusted authority vouches for the signer, or its
    certificate is not there. expiredCertificate: a certificate was not valid on the day of signing.
    certificateWrong: the certificate names an authority that did not sign it, or is of another State. notChecked:
    no certificates were given."""
    signer: str | None = None
    """The name of the signer by its certificate."""
    serial_number: str | None = None
    """The serial number of that certificate, in hexadecimal digits."""
    authority: str | None = None
    """The name of the authority that vouches for the signer."""
    date: str | None = None
    """The day on which it was signed."""

    @staticmethod
    def _of(json: Any) -> Signature:
        return Signature(
            verdict=json["verdict"],
            signer=json.get("signer"),
            serial_number=json.get("serialNumber"),
            authority=json.get("authority"),
            date=json.get("date"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """A part of a result: Element."""

    part: str
    code: str
    value: str
    name: str | None = None
    """What it says; absent for an issuer's own."""

    @staticmethod
    def _of(json: Any) -> Element:
        return Element(
            part=json["part"],
            code=json["code"],
            value=json["value"],
            name=json.get("name"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Pages:
    """Which pages of a file with several were read; frames of an animation and images of a collection count as
    pages."""

    count: int
    """How many pages the file has."""
    read: tuple[int, ...]
    """The numbers of those that were read, from 1, in the order of images; quadrilaterals give the place in it."""
    unread: tuple[str, ...]
    """Why the others were not, a sentence for each cause."""

    @staticmethod
    def _of(json: Any) -> Pages:
        return Pages(
            count=json["count"],
            read=tuple(json["read"]),
            unread=tuple(json["unread"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Timings:
    """Where the time of the scan went; only with --timings."""

    whole: TimeShare
    """How often something was done, and what that took, in milliseconds."""
    stages: Mapping[str, TimeShare]
    """The parts of the work, which share the whole time."""
    looks: Mapping[str, TimeShare]
    """The looks for zones, by kind, each with all that it has others do."""

    @staticmethod
    def _of(json: Any) -> Timings:
        return Timings(
            whole=TimeShare._of(json["whole"]),
            stages={name: TimeShare._of(x) for name, x in json["stages"].items()},
            looks={name: TimeShare._of(x) for name, x in json["looks"].items()},
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeShare:
    """How often something was done, and what that took, in milliseconds."""

    count: int
    wall_ms: float
    """By the clock."""
    cpu_ms: float
    """The processor's time, of the thread that scanned."""

    @staticmethod
    def _of(json: Any) -> TimeShare:
        return TimeShare(
            count=json["count"],
            wall_ms=json["wallMs"],
            cpu_ms=json["cpuMs"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Frames:
    """Of a result that is joined from frames: how many there were, how many of them were read, how many of these
    show the zone of the first document, and the number, from 0, of the one in which its places are."""

    count: int
    read: int
    joined: int
    shown: int

    @staticmethod
    def _of(json: Any) -> Frames:
        return Frames(
            count=json["count"],
            read=json["read"],
            joined=json["joined"],
            shown=json["shown"],
        )
