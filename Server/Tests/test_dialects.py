"""The answers in the forms of other readers, read as their own clients read them."""

import datetime

import botocore.loaders
import botocore.model
import botocore.parsers
import pytest
from azure.ai.documentintelligence.models import AnalyzeResult
from mindee.parsing.common.predict_response import PredictResponse
from mindee.product import InternationalIdV2

from conftest import CARDS


@pytest.fixture(scope="module")
def fields(truth):
    return truth("td3-desk")["documents"][0]["fields"]


def answer(server, dialect, card="td3-desk.jpg"):
    reply = server.scan((CARDS / card).read_bytes(), f":{dialect}")
    assert reply.status == 200, reply.body
    return reply


def test_textract_is_read_by_the_client_of_amazon(server, fields):
    model = botocore.model.ServiceModel(botocore.loaders.Loader().load_service_model("textract", "service-2"))
    reply = answer(server, "textract")
    parsed = botocore.parsers.JSONParser().parse(
        {"body": reply.body, "headers": {}, "status_code": 200}, model.operation_model("AnalyzeID").output_shape)
    assert parsed["DocumentMetadata"]["Pages"] == 1
    document, = parsed["IdentityDocuments"]
    found = {item["Type"]["Text"]: item["ValueDetection"] for item in document["IdentityDocumentFields"]}
    assert found["LAST_NAME"]["Text"] == fields["surname"]["value"]
    assert found["DATE_OF_BIRTH"]["NormalizedValue"]["Value"] == fields["birthDate"]["value"] + "T00:00:00"
    assert found["DOCUMENT_NUMBER"]["Text"] == fields["documentNumber"]["value"] and found["COUNTY"]["Text"] == ""
    assert found["DOCUMENT_NUMBER"]["Confidence"] > 90


def test_azure_is_read_by_the_client_of_microsoft(server, fields):
    result = AnalyzeResult(answer(server, "azure").json["analyzeResult"])
    document, = result.documents
    assert document.doc_type == "idDocument.passport" and result.pages[0].unit == "pixel"
    assert document.fields["LastName"].value_string == fields["surname"]["value"]
    born = document.fields["DateOfBirth"]
    assert born.value_date == datetime.date.fromisoformat(fields["birthDate"]["value"])
    span, = born.spans
    assert result.content[span.offset:span.offset + span.length] == born.content
    zone = document.fields["MachineReadableZone"]
    assert zone.value_object["DocumentNumber"].value_string == fields["documentNumber"]["value"]
    assert len(document.bounding_regions[0].polygon) == 8


def test_mindee_is_read_by_the_client_of_mindee(server, fields):
    document = PredictResponse(InternationalIdV2, answer(server, "mindee").json).document
    found = document.inference.prediction
    assert found.surnames[0].value == fields["surname"]["value"] and found.document_type.value == "PASSPORT"
    assert found.birth_date.date_object == datetime.date.fromisoformat(fields["birthDate"]["value"])
    assert " ".join(name.value for name in found.given_names) == fields["givenNames"]["value"]
    assert found.surnames[0].bounding_box and found.mrz_line3.value is None


def test_unknown_dialects_and_options_are_refused(server):
    assert server.scan(b"x", ":other").status == 404
    assert server.scan(b"x", ":azure?corners=false").code == "invalidParameter"
