#!/usr/bin/env python3
"""Scans the cards that a file names, under Spark, and answers for each exactly once.

Each round asks about the cards that have no answer yet, in smaller partitions than the round before. Answers are written
round by round, so that a run that was ended goes on where it was.
"""

import argparse
import json
import os
import pathlib
import sys

import pandas
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, from_json, get_json_object
from py4j.protocol import Py4JJavaError

from schema import answer_schema
from scanning import Scanner

# So many times a card is asked about before it is given up.
ROUNDS = 5


def arguments() -> argparse.Namespace:
    here = pathlib.Path(__file__).resolve().parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("requests", help='a file with a line for each card: {"id": "7", "path": "/cards/7.jpg"}')
    parser.add_argument("answers", help="a folder for the answers, Parquet; one that has some is gone on with")
    parser.add_argument("--options", default={}, type=json.loads, help='those of idscan.Pool, as {"visual_zone": true}')
    parser.add_argument("--schema", default=here.parents[1] / "Documentation/scan-result.schema.json", type=pathlib.Path)
    parser.add_argument("--master", help="by default what spark-submit says, else local[*]")
    parser.add_argument("--partition", type=int, default=10_000, help="cards in a partition of the first round")
    return parser.parse_args()


def scanner(options: dict):
    """Returns what scans the batches of a partition: one process for all."""

    def scan(batches):
        with Scanner(options) as scanner:
            for batch in batches:
                answers = [(id, scanner.answer(request)) for id, request in zip(batch["id"], batch["request"])]
                yield pandas.DataFrame(answers, columns=["id", "answer"], dtype="object").dropna()

    return scan


def unanswered(requests: DataFrame, answers: pathlib.Path, schema) -> DataFrame:
    """Returns the requests without an answer in a round that was written to its end."""
    rounds = [str(mark.parent) for mark in answers.glob("round-*/_SUCCESS")]
    if not rounds:
        return requests
    return requests.join(requests.sparkSession.read.schema(schema).parquet(*rounds), "id", "left_anti")


def scan_round(requests: DataFrame, partitions: int, options: dict, schema, folder: pathlib.Path) -> None:
    """Writes the answers to requests; none at all if a partition fails again and again."""
    answers = requests.repartition(partitions, "id").mapInPandas(scanner(options), "id string, answer string")
    # FAILFAST: an answer that does not fit the schema ends the run, and does not become a row of nulls.
    parsed = answers.select(from_json("answer", schema, {"mode": "FAILFAST"}).alias("answer")).select("answer.*")
    try:
        parsed.write.mode("overwrite").parquet(str(folder))
    except (PySparkException, Py4JJavaError) as failure:
        print(f"{folder.name} failed: {str(failure).splitlines()[0]}", file=sys.stderr)


def main() -> int:
    given = arguments()
    schema = answer_schema(json.loads(given.schema.read_text()))
    # Workers are to find the same packages. A cluster whose machines have Python elsewhere says so by this variable.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.appName("idscan").config("spark.sql.execution.arrow.maxRecordsPerBatch", 100)
    spark = (builder.master(given.master) if given.master else builder).getOrCreate()
    # Workers need it, wherever they are.
    spark.sparkContext.addPyFile(str(pathlib.Path(__file__).resolve().with_name("scanning.py")))
    requests = spark.read.text(given.requests).select(get_json_object("value", "$.id").alias("id"),
                                                      col("value").alias("request"))
    count = requests.count()
    if requests.select("id").dropna().distinct().count() != count:
        print("each line must have an id of its own", file=sys.stderr)
        return 64

    folder = pathlib.Path(given.answers)
    size, left, first = given.partition, unanswered(requests, folder, schema).count(), len(list(folder.glob("round-*")))
    for number in range(first, first + ROUNDS):
        if left == 0:
            break
        todo, partitions = unanswered(requests, folder, schema), -(-left // size)
        scan_round(todo, partitions, given.options, schema, folder / f"round-{number:04}")
        still_left = unanswered(requests, folder, schema).count()
        print(f"round {number}: {left} cards in {partitions} partitions, {left - still_left} answers", file=sys.stderr)
        left, size = still_left, max(1, size // 10)

    print(f"{count} cards, {left} without an answer", file=sys.stderr)
    for row in unanswered(requests, folder, schema).limit(20).collect():
        print(f"no answer: {row.id}", file=sys.stderr)
    return 0 if left == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
