import CoreMetrics
import Testing

import IDScanServer

struct PrometheusRegistryTests {
    @Test func writesWhatWasCounted() {
        let registry = PrometheusRegistry(meanings: ["requests": "What came."])
        for route in ["/b", "/a", "/a"] {
            Counter(label: "requests", dimensions: [("route", route)], factory: registry).increment()
        }
        Gauge(label: "load", factory: registry).record(0.5)
        Gauge(label: "load", factory: registry).record(7)
        #expect(
            registry.text == """
                # HELP load load
                # TYPE load gauge
                load 7.0
                # HELP requests What came.
                # TYPE requests counter
                requests{route="/a"} 2
                requests{route="/b"} 1

                """)
    }

    @Test func addsDurationsUp() {
        let registry = PrometheusRegistry(meanings: [:])
        let timer = Timer(label: "t", dimensions: [("s", "x")], factory: registry)
        for milliseconds in [2, 30, 60_000] as [Int64] { timer.recordNanoseconds(milliseconds * 1_000_000) }
        let lines = registry.text.split(separator: "\n")
        #expect(lines.contains(#"t_bucket{s="x",le="0.001"} 0"#))
        #expect(lines.contains(#"t_bucket{s="x",le="0.0025"} 1"#))
        #expect(lines.contains(#"t_bucket{s="x",le="0.05"} 2"#))
        #expect(lines.contains(#"t_bucket{s="x",le="30.0"} 2"#))
        #expect(lines.contains(#"t_bucket{s="x",le="+Inf"} 3"#))
        #expect(lines.contains(#"t_sum{s="x"} 60.032"#) && lines.contains(#"t_count{s="x"} 3"#))
    }

    @Test func escapesLabels() {
        let registry = PrometheusRegistry(meanings: [:])
        Counter(label: "c", dimensions: [("l", "a\"b\\c\nd")], factory: registry).increment()
        #expect(registry.text.hasSuffix("c{l=\"a\\\"b\\\\c\\nd\"} 1\n"))
    }
}
