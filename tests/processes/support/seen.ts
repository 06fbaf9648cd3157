import { expect } from 'vitest';
import type { LogLine } from '#tests/support/log-lines.ts';

/** The log lines with this message; server/operations/FAULTS.md lists the messages. */
export const linesSaying = (log: readonly LogLine[], message: string): LogLine[] =>
  log.filter(({ msg }) => msg === message);

/** The value of a series of /metrics; 0 if it is missing. */
export async function metricAt(url: string, series: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return metricIn(text, series);
}

export function metricIn(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

/** Waits as long as a busy machine needs. */
export async function eventually<T>(ask: () => T | Promise<T>, expected: unknown): Promise<void> {
  await expect.poll(ask, { interval: 100 }).toEqual(expected);
}

/** Expects the reply to a response that was not stored: 503 with Retry-After. */
export async function expectTurnedAway(reply: Response): Promise<void> {
  const body = (await reply.json()) as unknown;
  expect([reply.status, reply.headers.get('retry-after'), body]).toEqual([
    503,
    '2',
    { error: { code: 'UNAVAILABLE', message: expect.any(String) as string } },
  ]);
}
