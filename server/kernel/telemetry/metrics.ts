import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from './log.ts';

/** Upper limits of the duration histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Observation {
  /** The route's name. An address or a parameter must never become a label: each value creates a series. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  observeRequest(observation: Observation): void;
  /** A value that is read at each scrape, such as the length of a queue. */
  gauge(name: string, help: string, read: () => number): void;
  /** The same for each value of one label, of which there are few. */
  gauges(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void;
  /** A counter with one label of few values. Returns the function that adds one. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /** Adds memory, CPU, event loop and garbage collection of this process. Call it once per process. */
  observeProcess(): void;
  /** All series in Prometheus' text format. */
  render(): Promise<string>;
}

/** Two metrics of the same name throw. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  return {
    observeRequest({ route, method, status, seconds }) {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    gauges(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        ...{ name, help, registers },
        labelNames: [label],
        collect: () => {
          gauge.reset();
          for (const [value, n] of Object.entries(read())) gauge.set({ [label]: value }, n);
        },
      });
    },
    counter(name, help, label) {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },
    observeProcess: () => collectDefaultMetrics({ register: registry }),
    render: () => registry.metrics(),
  };
}

/** The log and the metrics of the kernel. */
export interface Telemetry {
  readonly log: Logger;
  readonly metrics: Metrics;
}
