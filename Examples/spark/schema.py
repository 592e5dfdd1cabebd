"""Turns a JSON Schema into the schema of a DataFrame."""

from pyspark.sql.types import (ArrayType, BooleanType, DataType, DoubleType, LongType, MapType, StringType, StructField,
                               StructType)

SCALARS = {"string": StringType, "integer": LongType, "number": DoubleType, "boolean": BooleanType}


def answer_schema(schema: dict) -> StructType:
    """Returns the columns of an answer of idscan: those of a result, and those of a failure."""
    return merged([spark_type({"$ref": f"#/$defs/{name}"}, schema) for name in ("result", "failure")])


def merged(structs: list[StructType]) -> StructType:
    """Returns a struct with the fields of all; a field that several have is of one type."""
    fields: dict[str, StructField] = {}
    for field in (field for struct in structs for field in struct):
        if fields.setdefault(field.name, field).dataType != field.dataType:
            raise ValueError(f"{field.name} has two types")
    return StructType(list(fields.values()))


def spark_type(node: dict, schema: dict) -> DataType:
    """Returns the type of what a part of a schema describes.

    Raises ValueError for what no column can hold.
    """
    if "$ref" in node:
        return spark_type(schema["$defs"][node["$ref"].removeprefix("#/$defs/")], schema)
    if "const" in node or "enum" in node:
        return type_of_values(node.get("enum", [node.get("const")]))
    kind = node.get("type")
    if kind == ["string", "integer"]:
        return StringType()  # a number is kept as its digits
    if kind == "object":
        return object_type(node, schema)
    if kind == "array":
        return ArrayType(spark_type(node["items"], schema))
    if kind in SCALARS:
        return SCALARS[kind]()
    raise ValueError(f"no column holds {node}")


def type_of_values(values: list) -> DataType:
    types = {bool: BooleanType(), int: LongType(), float: DoubleType(), str: StringType()}
    found = {type(value) for value in values}
    if len(found) != 1 or found.isdisjoint(types):
        raise ValueError(f"no column holds {values}")
    return types[found.pop()]


def object_type(node: dict, schema: dict) -> DataType:
    """Returns a struct for an object whose names are known, a map for one whose names are not."""
    others = node.get("additionalProperties", True)
    if "properties" in node and others is False:
        return StructType([StructField(name, spark_type(part, schema)) for name, part in node["properties"].items()])
    if "properties" not in node and isinstance(others, dict):
        return MapType(StringType(), spark_type(others, schema))
    raise ValueError(f"an object whose names are both known and open: {sorted(node)}")
