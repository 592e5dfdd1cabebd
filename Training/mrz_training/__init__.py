"""Makes the two line readers of IDScan from synthetic lines alone."""
