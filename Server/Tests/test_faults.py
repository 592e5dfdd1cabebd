"""Faults that are injected into a running server, a few of each kind: `make torture-server` injects more."""

import importlib.machinery
import importlib.util

import pytest

from conftest import ROOT

loader = importlib.machinery.SourceFileLoader("torture_server", str(ROOT / "Scripts/torture-server"))
torture_server = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(torture_server)


@pytest.mark.parametrize("fault", torture_server.FAULTS)
def test_no_request_is_lost_and_none_is_answered_twice(fault):
    [(_, injected, _, outcome, wrong)] = torture_server.torture(4, [fault])
    if not injected:
        pytest.skip(outcome)
    assert not wrong
