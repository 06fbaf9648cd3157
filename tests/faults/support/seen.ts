import { expect } from 'vitest';

export type LogLine = Record<string, unknown> & { readonly msg: string };

export const parseLog = (text: string): LogLine[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine);

/** Lines with this message, which is what the README calls an event. */
export const linesSaying = (log: readonly LogLine[], message: string): LogLine[] =>
  log.filter(({ msg }) => msg === message);

/** The value of one series of /metrics; 0 if it isn't there, as a counter that nothing has moved. */
export async function metricAt(url: string, series: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return metricIn(text, series);
}

export function metricIn(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

/** Waits as long as a busy machine may need. */
export async function eventually<T>(ask: () => T | Promise<T>, expected: unknown): Promise<void> {
  await expect.poll(ask, { timeout: 120_000, interval: 100 }).toEqual(expected);
}

/** What a page is told when its answer was not kept: to come again, and when. */
export async function expectTurnedAway(reply: Response): Promise<void> {
  const body = (await reply.json()) as unknown;
  expect([reply.status, reply.headers.get('retry-after'), body]).toEqual([
    503,
    '2',
    { error: { code: 'UNAVAILABLE', message: expect.any(String) as string } },
  ]);
}
