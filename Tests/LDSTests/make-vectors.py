#!/usr/bin/env python3
"""Makes ChipVectors.swift: chips of Utopia that test authorities sign. The keys are thrown away.

Needs the Python package cryptography and the program openssl.
Usage: make-vectors.py > ChipVectors.swift
"""
import base64
import datetime
import hashlib
import pathlib
import subprocess
import tempfile

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.x509.oid import NameOID


def tlv(tag, *values):
    body = b"".join(values)
    size = len(body)
    if size < 0x80:
        return bytes.fromhex(tag) + bytes([size]) + body
    count = (size.bit_length() + 7) // 8
    return bytes.fromhex(tag) + bytes([0x80 | count]) + size.to_bytes(count, "big") + body


ZONE = b"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10"
JPEG = bytes.fromhex("FFD8FFE000104A46494600010101004800480000FFC0000B080258019001011100FFD9")
RECORD = (b"FAC\x00010\x00" + (46 + len(JPEG)).to_bytes(4, "big") + b"\x00\x01"
          + (32 + len(JPEG)).to_bytes(4, "big") + bytes(16) + b"\x01\x00\x01\x90\x02\x58" + bytes(6) + JPEG)
GROUPS = {
    1: tlv("61", tlv("5F1F", ZONE)),
    2: tlv("75", tlv("7F61", b"\x02\x01\x01", tlv(
        "7F60", tlv("A1", bytes.fromhex("8702010188020008")), tlv("5F2E", RECORD)))),
    11: tlv("6B", bytes.fromhex("5C045F0E5F2B"), tlv("5F0E", "ERIKSSON<<ÅNNA<MARIA".encode()),
            tlv("5F2B", b"19740812")),
    14: tlv("6E", bytes.fromhex("31143012060A04007F0007020204020202010202010D")),
}


def key(kind):
    return rsa.generate_private_key(65537, 2048) if kind == "RSA" else ec.generate_private_key(kind)


def name(country, common):
    parts = {NameOID.COUNTRY_NAME: country, NameOID.COMMON_NAME: common}
    return x509.Name([x509.NameAttribute(kind, value) for kind, value in parts.items()])


def certificate(subject, public, issuer, signing, number, years, is_authority, pss, identifier=None):
    key_identifier = identifier or x509.SubjectKeyIdentifier.from_public_key(public)
    issuer_identifier = identifier or x509.SubjectKeyIdentifier.from_public_key(signing.public_key())
    builder = (x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(public)
               .serial_number(number).not_valid_before(datetime.datetime(years[0], 1, 1))
               .not_valid_after(datetime.datetime(years[1], 1, 1))
               .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(issuer_identifier), False)
               .add_extension(key_identifier, False))
    if is_authority:
        builder = builder.add_extension(x509.BasicConstraints(True, 0), True)
    rsa_padding = padding.PSS(padding.MGF1(hashes.SHA256()), 32) if pss else None
    return builder.sign(signing, hashes.SHA256(), rsa_padding=rsa_padding)


def security_object(version):
    algorithm = tlv("30", bytes.fromhex("0609608648016503040201"))
    rows = [tlv("30", tlv("02", bytes([number])), tlv("04", hashlib.sha256(file).digest()))
            for number, file in GROUPS.items()]
    info = [tlv("30", tlv("13", b"0108"), tlv("13", b"040000"))] if version else []
    return tlv("30", tlv("02", bytes([version])), algorithm, tlv("30", *rows), *info)


def signed(content, signer, signing, pss):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "content").write_bytes(content)
        (folder / "signer").write_bytes(signer.public_bytes(serialization.Encoding.PEM))
        (folder / "key").write_bytes(signing.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
        options = ["-keyopt", "rsa_padding_mode:pss", "-keyopt", "rsa_pss_saltlen:32"] if pss else []
        return subprocess.run(
            ["openssl", "cms", "-sign", "-binary", "-nodetach", "-nosmimecap", "-md", "sha256", "-outform", "DER",
             "-econtent_type", "2.23.136.1.1.1", "-in", folder / "content", "-signer", folder / "signer",
             "-inkey", folder / "key", *options], check=True, capture_output=True).stdout


def swift(label, data, indent):
    text = base64.b64encode(data).decode()
    lines = [text[i:i + 100] for i in range(0, len(text), 100)]
    space = " " * indent
    return f'{space}{label}"""\n' + "".join(f"{space}    {line}\\\n" for line in lines)[:-2] + f'\n{space}    """'


def chip(label, kind, version, pss=False, authority_country="UT", signer_country="UT"):
    authority_key, signer_key = key(kind), key(kind)
    authority_name = name(authority_country, "Test CSCA " + label)
    authority = certificate(
        authority_name, authority_key.public_key(), authority_name, authority_key, 1, (2015, 2040), True, pss)
    identifier = x509.SubjectKeyIdentifier.from_public_key(authority_key.public_key())
    other = key(kind)
    impostor = certificate(
        authority_name, other.public_key(), authority_name, other, 1, (2015, 2040), True, pss, identifier)
    signer = certificate(
        name(signer_country, "Test DS " + label), signer_key.public_key(), authority_name, authority_key, 4711,
        (2020, 2035), False, pss)
    sod = tlv("77", signed(security_object(version), signer, signer_key, pss))
    der = [c.public_bytes(serialization.Encoding.DER) for c in (authority, impostor)]
    return ",\n".join([
        f'        ChipVector(\n            name: "{label}"', swift("sod: ", sod, 12),
        swift("authority: ", der[0], 12), swift("impostor: ", der[1], 12)]) + ")"


CHIPS = [
    chip("P-256", ec.SECP256R1(), 1), chip("brainpoolP256r1", ec.BrainpoolP256R1(), 0),
    chip("RSA", "RSA", 1), chip("RSA-PSS", "RSA", 0, pss=True),
    chip("other authority", ec.SECP256R1(), 1, authority_country="AT", signer_country="AT"),
    chip("other signer", ec.SECP256R1(), 1, signer_country="AT"),
]
print("// Made by make-vectors.py.\n")
print("/// A chip of Utopia, in base64, whose keys nobody has any more.")
print("struct ChipVector: Sendable {")
print("    let name: String\n    /// EF.SOD.\n    let sod: String")
print("    /// The certificate of the authority that signed the document signer's.\n    let authority: String")
print("    /// A certificate that says to be that one, with another key.\n    let impostor: String\n")
print("    /// The data groups, which are the same in all chips.\n    static let groups = [")
print(",\n".join(swift("", file, 8) for file in GROUPS.values()) + ",\n    ]\n")
print("    /// The chips.\n    static let all = [\n" + ",\n".join(CHIPS) + ",\n    ]\n}")
