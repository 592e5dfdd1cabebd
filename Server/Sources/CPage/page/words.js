// All that the page says, in each language by one table.

const english = {
  language: "Deutsch",
  modes: "What to read", document: "Document", text: "Text",
  welcome: "Read an identity document", welcomeText: "Read text in pictures",
  promise: "The picture goes to this service only. Nothing is kept.",
  useCamera: "Use the camera", choose: "Choose a picture", dropHint: "Or drop one here, or paste it.",
  picture: "Picture", pictures: "Sides or pages", frozen: "The picture that was taken", take: "Take the picture", light: "Light",
  close: "Close", retake: "Retake", otherSide: "Other side", copy: "Copy", copied: "Copied", copyAll: "Copy all",
  save: "JSON", sample: "Try a sample", camera: "Camera", portrait: "Portrait",
  noPreview: "Your browser cannot show this file. It was sent as it is.",
  helpGood: "Flat, in even light, all of it in the picture", helpBad: "Far away, turned, or with glare",
  again: "Try again", find: "Find", boxes: "What was read, in the picture", side: "Side {n}", page: "Page {n}",
  found: "{n} places", found1: "1 place", found0: "Not seen",
  tapHint: "Tap a box to see what it says.", reading: "Reading …",
  busy: "The service is busy. Trying again in {n} s …",
  perSecond: "{n} pictures a second", nothingYet: "Point the camera at text",
  fields: "Fields", zone: "Machine-readable zone", lines: "Text", printed: "{field}, as printed",
  sideTaken: "This side is taken.", starting: "Starting the camera …",
  guidance: {
    noDocument: "Show the document", moveCloser: "Move closer", moveBack: "Move back a little",
    centre: "Move it to the centre", tiltLess: "Hold the camera above it",
    lessGlare: "Less glare: tilt it a little", moreLight: "More light, please", holdStill: "Hold still",
    turnOver: "Now turn it over", front: "Good. Hold still", good: "Good. Hold still",
  },
  status: {
    verified: ["Verified", "Every check digit holds, and every character was read beyond doubt."],
    doubtful: [
      "In doubt",
      "The check digits hold, but a marked field was not read beyond doubt. Compare it with the document.",
    ],
    refuted: ["Refuted", "A check digit is wrong: the document was misread, misprinted or forged."],
    unverified: ["Not verified", "The document has no check digits, or too little of them was read."],
    nothing: [
      "Nothing found",
      "No fields of a document are in the picture, nor a machine-readable zone. It is the side with lines of <<<.",
    ],
    text: ["Text found", "{n} lines"], noText: ["Nothing found", "No text is in the picture."],
    notJoined: ["Two different documents", "The pictures do not show the sides of one document. Each is below, for itself."],
  },
  expired: "Expired", expiredOn: "Expired on {date}",
  proof: {
    holds: "Check digit holds", twoReaders: "Two readers agree", clear: "Read clearly", printed: "Printed only",
    doubt: "In doubt", fails: "Check digit fails", barcode: "Barcode, not signed", signed: "Signed by its issuer",
  },
  signature: {
    signed: "The seal is signed by {signer}", signatureWrong: "The signature of the seal is wrong: it was changed",
    unknownSigner: "The seal is signed, but not by anybody who is trusted here",
    expiredCertificate: "The seal is signed with a certificate that had expired",
    certificateWrong: "The certificate of the seal is wrong", notChecked: "The signature of the seal was not checked",
  },
  printAgrees: "The print says the same", printDiffers: "The print was read as {text}", truncated: "May be cut off",
  field: {
    surname: "Surname", givenNames: "Given names", fullName: "Name", birthName: "Name at birth",
    documentNumber: "Document number", birthDate: "Date of birth", birthPlace: "Place of birth", sex: "Sex",
    nationality: "Nationality", issuingState: "Issued by", issueDate: "Date of issue", expiryDate: "Valid until",
    authority: "Authority", address: "Address", personalNumber: "Personal number", height: "Height",
    eyeColour: "Colour of eyes", hairColour: "Colour of hair", jurisdiction: "State or province",
    vehicleClass: "Class", restrictions: "Restrictions", endorsements: "Endorsements", passportNumber: "Passport number", optionalData1: "Optional data", optionalData2: "More optional data",
    documentCode: "Document code", accessNumber: "Card access number", religiousName: "Religious name or pseudonym",
    permitType: "Type of permit", categories: "Categories", remarks: "Remarks", issuingOffice: "Issuing office",
    version: "Version", language: "Language",
  },
  type: {},
  sex: { F: "Female", M: "Male", unspecified: "Not stated" },
  finding: {},
  trouble: {
    permission: [
      "No permission for the camera",
      "Allow the camera for this page in the browser’s settings, or choose a picture.",
    ],
    noCamera: ["No camera found", "Connect one, or choose a picture."],
    cameraInUse: ["The camera does not start", "Another program may be using it. Or choose a picture."],
    insecure: [
      "No camera on this address",
      "Browsers give the camera to pages by HTTPS only, or on the same machine. Choose a picture instead.",
    ],
    gone: ["The service does not answer", "It was stopped, or the network is down."],
    tooLarge: ["The picture is too large", "The service takes smaller ones only."],
    unreadable: ["This is no picture that can be read", "Take a JPEG, PNG, WebP, TIFF or HEIC."],
    busy: ["The service is busy", "Many pictures are being read. Try again in a moment."],
    time: ["This took too long", "Take a picture that shows little but the document."],
    token: ["This service asks for a token", "Its operator has one."],
    wrongToken: ["This is not the token", "The service takes another one. Its operator has it."],
    failed: ["The picture was not read", "The service answered with an error ({n})."],
  },
};

const german = {
  language: "English",
  modes: "Was gelesen wird", document: "Ausweis", text: "Text",
  welcome: "Einen Ausweis lesen", welcomeText: "Text in Bildern lesen",
  promise: "Das Bild geht nur an diesen Dienst. Nichts wird behalten.",
  useCamera: "Kamera benutzen", choose: "Bild auswählen", dropHint: "Oder hierher ziehen, oder einfügen.",
  picture: "Bild", pictures: "Seiten", frozen: "Das aufgenommene Bild", take: "Bild aufnehmen", light: "Licht",
  close: "Schließen", retake: "Wiederholen", otherSide: "Andere Seite", copy: "Kopieren", copied: "Kopiert",
  save: "JSON", sample: "Ein Muster probieren", camera: "Kamera", portrait: "Lichtbild",
  noPreview: "Der Browser kann diese Datei nicht zeigen. Sie wurde gesendet, wie sie ist.",
  helpGood: "Flach, gleichmäßig hell, ganz im Bild", helpBad: "Weit weg, schräg oder mit Spiegelung",
  copyAll: "Alles kopieren", again: "Noch einmal", find: "Suchen", boxes: "Was gelesen wurde, im Bild",
  side: "Seite {n}", page: "Seite {n}",
  found: "{n} Stellen", found1: "1 Stelle", found0: "Nicht zu sehen",
  tapHint: "Auf einen Rahmen tippen zeigt, was darin steht.", reading: "Wird gelesen …",
  busy: "Der Dienst ist ausgelastet. Neuer Versuch in {n} s …",
  perSecond: "{n} Bilder in der Sekunde", nothingYet: "Die Kamera auf Text richten",
  fields: "Felder", zone: "Maschinenlesbare Zone", lines: "Text", printed: "{field}, wie gedruckt",
  sideTaken: "Diese Seite ist aufgenommen.", starting: "Die Kamera startet …",
  guidance: {
    noDocument: "Ausweis zeigen", moveCloser: "Näher heran", moveBack: "Etwas weiter weg",
    centre: "In die Mitte rücken", tiltLess: "Kamera gerade darüber",
    lessGlare: "Es spiegelt: etwas kippen", moreLight: "Mehr Licht, bitte", holdStill: "Ruhig halten",
    turnOver: "Jetzt umdrehen", front: "Gut so. Ruhig halten", good: "Gut so. Ruhig halten",
  },
  status: {
    verified: ["Geprüft", "Alle Prüfziffern stimmen, und jedes Zeichen wurde zweifelsfrei gelesen."],
    doubtful: [
      "Zweifelhaft",
      "Die Prüfziffern stimmen, aber ein markiertes Feld ist nicht sicher gelesen. Mit dem Ausweis vergleichen.",
    ],
    refuted: ["Widerlegt", "Eine Prüfziffer ist falsch: falsch gelesen, falsch gedruckt oder gefälscht."],
    unverified: ["Nicht geprüft", "Der Ausweis hat keine Prüfziffern, oder zu wenige wurden gelesen."],
    nothing: [
      "Nichts gefunden",
      "Im Bild sind keine Felder eines Ausweises, auch keine maschinenlesbare Zone. Sie ist auf der Seite mit Zeilen aus <<<.",
    ],
    text: ["Text gefunden", "{n} Zeilen"], noText: ["Nichts gefunden", "Im Bild ist kein Text."],
    notJoined: [
      "Zwei verschiedene Ausweise",
      "Die Bilder zeigen nicht die Seiten eines Ausweises. Unten steht jeder für sich.",
    ],
  },
  expired: "Abgelaufen", expiredOn: "Abgelaufen am {date}",
  proof: {
    holds: "Prüfziffer stimmt", twoReaders: "Zwei Leser stimmen überein", clear: "Deutlich gelesen",
    printed: "Nur gedruckt",
    doubt: "Zweifelhaft", fails: "Prüfziffer falsch", barcode: "Strichcode, nicht signiert",
    signed: "Vom Aussteller signiert",
  },
  signature: {
    signed: "Das Siegel ist von {signer} signiert",
    signatureWrong: "Die Signatur des Siegels ist falsch: Es wurde verändert",
    unknownSigner: "Das Siegel ist signiert, aber von niemandem, dem hier vertraut wird",
    expiredCertificate: "Das Siegel ist mit einem abgelaufenen Zertifikat signiert",
    certificateWrong: "Das Zertifikat des Siegels ist falsch", notChecked: "Die Signatur des Siegels wurde nicht geprüft",
  },
  printAgrees: "Der Druck sagt dasselbe", printDiffers: "Der Druck wurde als {text} gelesen",
  truncated: "Vielleicht abgeschnitten",
  field: {
    surname: "Nachname", givenNames: "Vornamen", fullName: "Name", birthName: "Geburtsname",
    documentNumber: "Dokumentnummer", birthDate: "Geburtsdatum", birthPlace: "Geburtsort", sex: "Geschlecht",
    nationality: "Staatsangehörigkeit", issuingState: "Ausgestellt von", issueDate: "Ausgestellt am",
    expiryDate: "Gültig bis",
    authority: "Behörde", address: "Anschrift", personalNumber: "Persönliche Nummer", height: "Größe",
    eyeColour: "Augenfarbe", hairColour: "Haarfarbe", jurisdiction: "Bundesstaat", vehicleClass: "Klasse",
    restrictions: "Auflagen", endorsements: "Zusätze", passportNumber: "Passnummer",
    optionalData1: "Weitere Angaben", optionalData2: "Noch weitere Angaben",
    documentCode: "Dokumentcode", accessNumber: "Zugangsnummer (CAN)", religiousName: "Ordens- oder Künstlername",
    permitType: "Art des Titels", categories: "Klassen", remarks: "Anmerkungen", issuingOffice: "Ausgabestelle",
    version: "Version", language: "Sprache",
  },
  type: {
    passport: "Reisepass", identityCard: "Personalausweis", residencePermit: "Aufenthaltstitel",
    drivingLicence: "Führerschein",
    visa: "Visum", travelDocument: "Amtliches Reisedokument", passportCard: "Passkarte",
    internalPassport: "Inlandspass",
    crewMemberCertificate: "Besatzungsausweis", laissezPasser: "Laissez-passer", other: "Dokument",
  },
  sex: { F: "Weiblich", M: "Männlich", unspecified: "Ohne Angabe" },
  finding: {
    expired: "abgelaufen", notYetValid: "noch nicht gültig", impossibleDate: "ein Datum, das es nicht gibt",
    birthInFuture: "Geburt in der Zukunft", birthTooLongAgo: "Geburt zu lange her",
    birthAfterIssue: "Geburt nach Ausstellung",
    birthAfterExpiry: "Geburt nach Ablauf",
    otherBirthInPersonalNumber: "anderes Geburtsdatum in der persönlichen Nummer",
    otherSexInPersonalNumber: "anderes Geschlecht in der persönlichen Nummer",
    issueAfterExpiry: "Ausstellung nach Ablauf", validityTooLong: "ungewöhnlich lange gültig",
    unknownIssuer: "unbekannter Aussteller",
    unknownNationality: "unbekannte Staatsangehörigkeit", obsoleteIssuer: "den Aussteller gibt es nicht mehr",
    specimen: "der Aussteller gibt nur Muster aus",
    foreignNationality: "die Staatsangehörigkeit ist nicht die des Ausstellers",
    mirrored: "das Bild ist gespiegelt", printNotRead: "für den Druck reichte die Zeit nicht",
    moreDocuments: "im Bild sind weitere Ausweise", differs: "Zone und Druck sagen Verschiedenes",
  },
  trouble: {
    permission: [
      "Keine Erlaubnis für die Kamera",
      "Die Kamera für diese Seite in den Einstellungen des Browsers erlauben, oder ein Bild auswählen.",
    ],
    noCamera: ["Keine Kamera gefunden", "Eine anschließen, oder ein Bild auswählen."],
    cameraInUse: ["Die Kamera startet nicht", "Vielleicht benutzt sie ein anderes Programm. Oder ein Bild auswählen."],
    insecure: [
      "Keine Kamera unter dieser Adresse",
      "Browser geben sie nur Seiten mit HTTPS, oder auf demselben Gerät. Stattdessen ein Bild auswählen.",
    ],
    gone: ["Der Dienst antwortet nicht", "Er wurde beendet, oder das Netz ist weg."],
    tooLarge: ["Das Bild ist zu groß", "Der Dienst nimmt nur kleinere."],
    unreadable: ["Das ist kein lesbares Bild", "JPEG, PNG, WebP, TIFF oder HEIC nehmen."],
    busy: ["Der Dienst ist ausgelastet", "Gerade werden viele Bilder gelesen. Gleich noch einmal versuchen."],
    time: ["Das dauerte zu lange", "Ein Bild nehmen, das kaum mehr als den Ausweis zeigt."],
    token: ["Dieser Dienst verlangt ein Token", "Sein Betreiber hat eines."],
    wrongToken: ["Das ist nicht das Token", "Der Dienst verlangt ein anderes. Sein Betreiber hat es."],
    failed: ["Das Bild wurde nicht gelesen", "Der Dienst antwortete mit einem Fehler ({n})."],
  },
};

/** The tables. */
export const tables = { en: english, de: german };
const spoken = (navigator.languages ?? [navigator.language]).map((name) => name.slice(0, 2));
const wanted = spoken.find((name) => name in tables);
const listeners = new Set();

/** The language that the page speaks. */
export let language = wanted ?? "en";

/** Speaks another language from now on. */
export function speak(name) {
  language = name;
  for (const listener of listeners) listener();
}

/** Calls a function whenever the language changes. */
export const onLanguage = (listener) => listeners.add(listener);

/**
 * What stands in the table under a path, with `{name}` replaced.
 *
 * @param {string} path such as `guidance.holdStill`
 * @param {Record<string, unknown>} [values]
 * @returns {string | undefined} nothing where the table has nothing
 */
export function word(path, values = {}) {
  const found = path.split(".").reduce((table, name) => table?.[name], tables[language]);
  return found?.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** A number, as people write it. */
export const number = (value, digits) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 3 }).format(value);

/** A number of things found. */
export const places = (n) => word(n > 1 ? "found" : `found${n}`, { n });

/** A date of ISO 8601, as people write it; unknown parts are left out. */
export function day(text) {
  const parts = /^(\d{4})(-\d\d)?(-\d\d)?$/.exec(text);
  if (!parts) return text;
  const date = new Date(Date.UTC(+parts[1], +(parts[2] ?? "-01").slice(1) - 1, +(parts[3] ?? "-01").slice(1)));
  const form = { year: "numeric", timeZone: "UTC" };
  if (parts[2]) form.month = "long";
  if (parts[3]) form.day = "numeric";
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, form).format(date);
}

/** A State: in the page's language where the browser knows it. */
export function state(field) {
  if (language === "en" || !field.alpha2) return field.name;
  return new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(field.alpha2) ?? field.name;
}
