import { expect, it } from 'vitest';
import { mainThreadWork, type TraceEvent } from './main-thread.ts';

const thread = (pid: number): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid, tid: 1, ts: 0 },
  args: { name: 'CrRendererMain' },
});
const event = (name: string, fromMs: number, toMs: number, pid = 1): TraceEvent => ({
  ...{ name, ph: 'X', pid, tid: 1, ts: fromMs * 1_000, dur: (toMs - fromMs) * 1_000 },
});

it('counts each millisecond of the page’s main thread once, until the given moment', () => {
  const work = mainThreadWork(
    [
      thread(1),
      thread(2),
      event('Layout', 0, 500, 2),
      event('RunTask', 0, 100),
      event('EvaluateScript', 10, 80),
      event('v8.compileModule', 10, 30),
      event('Layout', 60, 70),
      event('FunctionCall', 105, 140),
      event('Paint', 150, 160),
    ],
    120_000,
  );
  expect(Object.fromEntries(work.map(({ name, sum }) => [name, sum]))).toEqual({
    'running script': 40 + 15,
    'compiling script': 20,
    'styles and layout': 10,
    'everything else of the browser': 30,
  });
});
