import json
import pathlib

import pytest
from pyspark.sql.types import (ArrayType, BooleanType, DoubleType, LongType, MapType, StringType, StructField, StructType)

from schema import answer_schema, merged, spark_type

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCHEMA = json.loads((ROOT / "Documentation/scan-result.schema.json").read_text())
RESULTS = sorted((ROOT / "TestCards/results").glob("*.json"))


@pytest.mark.parametrize("node, expected", [
    ({"type": "string"}, StringType()),
    ({"type": "integer"}, LongType()),
    ({"type": "number"}, DoubleType()),
    ({"const": True}, BooleanType()),
    ({"const": 2}, LongType()),
    ({"enum": ["a", "b"]}, StringType()),
    ({"type": ["string", "integer"]}, StringType()),
    ({"type": "array", "items": {"type": "integer"}}, ArrayType(LongType())),
    ({"type": "object", "additionalProperties": {"type": "string"}}, MapType(StringType(), StringType())),
    ({"type": "object", "properties": {"x": {"type": "number"}}, "additionalProperties": False},
     StructType([StructField("x", DoubleType())])),
    ({"$ref": "#/$defs/x"}, LongType()),
])
def test_each_part_has_its_type(node, expected):
    assert spark_type(node, {"$defs": {"x": {"type": "integer"}}}) == expected


@pytest.mark.parametrize("node", [
    {}, {"enum": ["a", 1]}, {"type": "object"}, {"oneOf": [{"type": "string"}]},
    {"type": "object", "properties": {"x": {"type": "number"}}},
])
def test_what_no_column_holds_is_refused(node):
    with pytest.raises(ValueError):
        spark_type(node, {})


def test_two_types_of_one_name_are_refused():
    with pytest.raises(ValueError):
        merged([StructType([StructField("x", StringType())]), StructType([StructField("x", LongType())])])


def test_an_answer_has_the_columns_of_results_and_failures():
    names = answer_schema(SCHEMA).names
    assert {"schemaVersion", "id", "source", "documents", "error", "line"} <= set(names)
    assert len(set(names)) == len(names)


def assert_fits(value, kind, place):
    """Fails where a value has a name or a type that its column lacks: Spark would leave it out, or fail."""
    match kind:
        case StructType():
            for name, part in value.items():
                assert name in kind.names, f"{place}.{name} has no column"
                assert_fits(part, kind[name].dataType, f"{place}.{name}")
        case MapType():
            for name, part in value.items():
                assert_fits(part, kind.valueType, f"{place}.{name}")
        case ArrayType():
            for part in value:
                assert_fits(part, kind.elementType, place)
        case DoubleType():
            assert type(value) in (int, float), place
        case _:
            assert type(value) is {StringType: str, LongType: int, BooleanType: bool}[type(kind)], place


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_the_result_of_a_test_card_fits(file):
    assert_fits(json.loads(file.read_text()), answer_schema(SCHEMA), file.stem)


def test_there_are_results():
    assert RESULTS
