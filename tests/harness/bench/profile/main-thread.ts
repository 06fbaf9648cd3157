import { createTally, type TallyRow } from './tally.ts';

/** The used part of Chromium's trace format. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const KINDS: readonly (readonly [kind: string, names: RegExp])[] = [
  ['compiling script', /^(?:v8\.compile|V8\.Compile|v8\.parse|V8\.Parse|v8\.produceCache)/i],
  ['garbage collection', /GC/],
  [
    'styles and layout',
    /^(?:UpdateLayoutTree|Layout|RecalculateStyles|PrePaint|InvalidateLayout|ParseAuthorStyleSheet)/,
  ],
  ['painting', /^(?:Paint|Layerize|Commit|UpdateLayer|RasterTask|Composite)/],
  ['parsing HTML', /^ParseHTML/],
  [
    'running script',
    /^(?:EvaluateScript|FunctionCall|v8\.|V8\.|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdle|XHR)/,
  ],
];

/** The milliseconds of the busiest page's main thread by kind of work, until that moment of the trace. */
export function mainThreadWork(
  events: readonly TraceEvent[],
  untilMicroseconds: number,
): readonly TallyRow[] {
  const tally = createTally();
  for (const thread of mainThreads(events)) {
    for (const { name, self } of selfTimes(thread, untilMicroseconds)) {
      const kind = KINDS.find(([, names]) => names.test(name))?.[0] ?? 'everything else of the browser';
      tally.add(kind, self / 1_000);
    }
  }
  return [...tally.rows].sort((one, other) => other.sum - one.sum);
}

/** One page has one renderer process; the busiest is the page's. */
function mainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
    );
  const busiest = threads.sort((one, other) => other.length - one.length)[0];
  return busiest === undefined ? [] : [busiest];
}

/** What remains of an event without the events inside it. */
function selfTimes(events: readonly TraceEvent[], until: number): { name: string; self: number }[] {
  const sorted = events
    .filter(({ ts }) => ts < until)
    .map(({ name, ts, dur = 0 }) => ({ name, ts, end: Math.min(ts + dur, until), self: 0 }))
    .sort((one, other) => one.ts - other.ts || other.end - one.end);
  const open: typeof sorted = [];
  for (const event of sorted) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    event.self = event.end - event.ts;
    const outer = open.at(-1);
    if (outer !== undefined) outer.self -= event.self;
    open.push(event);
  }
  return sorted.map(({ name, self }) => ({ name, self: Math.max(0, self) }));
}
