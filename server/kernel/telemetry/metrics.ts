const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Observation {
  route: string;
  method: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  observeRequest(observation: Observation): void;
  /** A number that is read when somebody asks, such as the length of a queue. */
  gauge(name: string, help: string, read: () => number): void;
  /** A number that only grows, by one label with few values. Gives the function that adds one. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /** In Prometheus' text format. */
  render(): string;
}

interface Histogram {
  /** How many took at most the bucket's seconds, and how many longer than all of them. */
  counts: number[];
  sum: number;
  total: number;
}

/** Routes go by their names, of which there is a fixed number: an address from outside never makes a series. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Histogram>();
  const gauges = new Map<string, { help: string; read: () => number }>();
  const counters = new Map<string, { help: string; label: string; counts: Map<string, number> }>();

  return {
    observeRequest({ route, method, status, seconds }) {
      const labels = `route="${route}",method="${method}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const histogram = durations.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
      durations.set(route, histogram);
      const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
      if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.total += 1;
    },
    gauge(name, help, read) {
      if (gauges.has(name)) throw new Error(`There is already a gauge called ${name}.`);
      gauges.set(name, { help, read });
    },
    counter(name, help, label) {
      if (counters.has(name)) throw new Error(`There is already a counter called ${name}.`);
      const counts = new Map<string, number>();
      counters.set(name, { help, label, counts });
      return (value) => void counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    render: () =>
      [
        ...heading('http_requests_total', 'counter', 'Requests answered.'),
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        ...heading('http_request_duration_seconds', 'histogram', 'How long requests took.'),
        ...[...durations].flatMap(([route, histogram]) => histogramLines(route, histogram)),
        ...[...gauges].flatMap(([name, { help, read }]) => [
          ...heading(name, 'gauge', help),
          `${name} ${read()}`,
        ]),
        ...[...counters].flatMap(([name, { help, label, counts }]) => [
          ...heading(name, 'counter', help),
          ...[...counts].map(([value, count]) => `${name}{${label}="${value}"} ${count}`),
        ]),
        '',
      ].join('\n'),
  };
}

const heading = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Prometheus counts upwards: each bucket holds the ones below it too. */
function histogramLines(route: string, { counts, sum, total }: Histogram): string[] {
  const name = 'http_request_duration_seconds';
  let below = 0;
  return [
    ...BUCKETS.map((limit, index) => {
      below += counts[index] ?? 0;
      return `${name}_bucket{route="${route}",le="${limit}"} ${below}`;
    }),
    `${name}_bucket{route="${route}",le="+Inf"} ${total}`,
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${total}`,
  ];
}
