"""`images:annotate` is used as Cloud Vision is: by Google's own client, and by the curl of its documentation."""

import base64
import json
import subprocess

import pytest
from google.api_core.client_options import ClientOptions
from google.api_core.exceptions import BadRequest
from google.auth.credentials import AnonymousCredentials
from google.cloud import vision

from conftest import CARDS

BREAKS = vision.TextAnnotation.DetectedBreak.BreakType


@pytest.fixture(scope="module")
def client(server):
    options = ClientOptions(api_endpoint=server.url)
    return vision.ImageAnnotatorClient(transport="rest", credentials=AnonymousCredentials(), client_options=options)


@pytest.fixture(scope="module")
def answer(client):
    return client.document_text_detection(image=vision.Image(content=(CARDS / "td3-small.jpg").read_bytes()))


def test_text_of_a_document(answer, truth):
    surname = truth("td3-small")["documents"][0]["fields"]["surname"]["value"]
    whole, *words = answer.text_annotations
    assert whole.locale == "und" and surname in whole.description
    assert surname in [word.description for word in words] and not answer.error.message
    assert answer.full_text_annotation.text == whole.description
    assert whole.description.split() == [word.description for word in words]


def test_the_page_down_to_its_symbols(answer):
    page, = answer.full_text_annotation.pages
    assert page.width > 500 and page.property.detected_languages[0].language_code == "und"
    assert 0 < page.confidence <= 1
    text = ""
    for block in page.blocks:
        assert block.block_type == vision.Block.BlockType.TEXT and block.confidence > 0
        for paragraph in block.paragraphs:
            for word in paragraph.words:
                assert len(word.bounding_box.vertices) == 4 and word.confidence > 0
                for symbol in word.symbols:
                    assert len(symbol.bounding_box.vertices) == 4 and symbol.confidence > 0
                    text += symbol.text
                ends = [symbol.property.detected_break.type_ for symbol in word.symbols]
                assert set(ends[:-1]) <= {BREAKS.UNKNOWN}
                text += {BREAKS.SPACE: " ", BREAKS.EOL_SURE_SPACE: "\n", BREAKS.LINE_BREAK: "\n"}[ends[-1]]
    assert text.rstrip("\n") == answer.full_text_annotation.text


def test_corners_are_in_the_order_of_reading(answer):
    for word in answer.text_annotations[1:]:
        topleft, topright, bottomright, bottomleft = word.bounding_poly.vertices
        assert topleft.x < topright.x and topleft.y < bottomleft.y
        assert bottomleft.x < bottomright.x and topright.y < bottomright.y


def test_sparse_text_has_no_confidences(client):
    answer = client.text_detection(image=vision.Image(content=(CARDS / "td3-small.jpg").read_bytes()))
    assert answer.text_annotations[0].description
    assert answer.full_text_annotation.pages[0].confidence == 0


def test_an_image_without_text(client):
    image = (CARDS.parent / "Tests/ImageProcessingTests/Fixtures/bmp/rgb-24.bmp").read_bytes()
    answer = client.text_detection(image=vision.Image(content=image))
    assert not answer.text_annotations and not answer.error.message


def test_errors_of_single_images(client):
    good = vision.Image(content=(CARDS / "td3-small.jpg").read_bytes())
    def request(image, kind=vision.Feature.Type.TEXT_DETECTION):
        return vision.AnnotateImageRequest(image=image, features=[vision.Feature(type_=kind)])
    remote = vision.Image(source=vision.ImageSource(image_uri="http://127.0.0.1:1/a.jpg"))
    answers = client.batch_annotate_images(requests=[
        request(vision.Image(content=b"no image")), request(good), request(remote),
        request(good, vision.Feature.Type.FACE_DETECTION), vision.AnnotateImageRequest(image=good),
    ]).responses
    assert [answer.error.code for answer in answers] == [3, 0, 12, 12, 3]
    assert answers[0].error.message.startswith("Bad image data") and answers[1].text_annotations
    assert "fetches nothing" in answers[2].error.message


def test_languages(client):
    context = vision.ImageContext(language_hints=["xx", "de-CH"])
    image = vision.Image(content=(CARDS / "td3-small.jpg").read_bytes())
    answer = client.text_detection(image=image, image_context=context)
    assert answer.text_annotations[0].locale == "de-CH"


def test_errors_of_whole_requests(client, server):
    image = vision.Image(content=b"x" * 11_000_000)
    with pytest.raises(BadRequest, match="Request payload size exceeds the limit: 10485760 bytes."):
        client.text_detection(image=image)
    with pytest.raises(BadRequest, match="16"):
        client.batch_annotate_images(requests=[vision.AnnotateImageRequest()] * 17)
    answer = server.request("POST", "/v1/images:annotate", b"{", {"Content-Type": "application/json"})
    assert answer.status == 400 and answer.json["error"]["status"] == "INVALID_ARGUMENT"
    assert answer.json["error"]["code"] == 400


@pytest.mark.parametrize("written", [
    lambda text: text.rstrip("="), lambda text: text.replace("+", "-").replace("/", "_"),
    lambda text: "\n".join(text[i:i + 76] for i in range(0, len(text), 76)),
])
def test_content_as_protocol_buffers_have_it(server, written):
    """proto3's JSON takes both alphabets, padded or not: https://protobuf.dev/programming-guides/json"""
    picture = (CARDS / "td3-small.jpg").read_bytes()
    content = written(base64.b64encode(picture + b"\0" * (-len(picture) % 3 + 1)).decode())
    body = json.dumps({"requests": [{"image": {"content": content}, "features": [{"type": "TEXT_DETECTION"}]}]})
    answer = server.request("POST", "/v1/images:annotate", body.encode(), {"Content-Type": "application/json"})
    assert answer.json["responses"][0]["textAnnotations"]


def test_the_curl_of_the_documentation(server, tmp_path):
    """https://cloud.google.com/vision/docs/ocr: names of features, content in base64; enumerations come by name."""
    content = base64.b64encode((CARDS / "td3-small.jpg").read_bytes()).decode()
    request = tmp_path / "request.json"
    request.write_text(json.dumps(
        {"requests": [{"image": {"content": content}, "features": [{"type": "TEXT_DETECTION"}]}]}))
    run = subprocess.run(
        ["curl", "-sf", "-X", "POST", "-H", "Authorization: Bearer token", "-H", "x-goog-user-project: p",
         "-H", "Content-Type: application/json; charset=utf-8", "-d", f"@{request}", f"{server.url}/v1/images:annotate"],
        capture_output=True, text=True)
    answer, = json.loads(run.stdout)["responses"]
    symbol = answer["fullTextAnnotation"]["pages"][0]["blocks"][0]["paragraphs"][0]["words"][0]["symbols"][-1]
    assert symbol["property"]["detectedBreak"]["type"] in ("SPACE", "EOL_SURE_SPACE", "LINE_BREAK")
    assert answer["textAnnotations"][0]["locale"] == "und"
