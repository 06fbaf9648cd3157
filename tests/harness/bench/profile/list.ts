import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from 'playwright-core';
import { startBenchProduct, type BenchProduct } from '../support/bench-product.ts';
import { SLOW_PHONE, startBrowser } from '../support/page-load.ts';
import { mainThreadWork, type TraceEvent } from './main-thread.ts';
import { piecesOf, type SourceMap } from './source-map.ts';
import { markdownTable, type TallyRow } from './tally.ts';
import { brotli, marginalWeights, type Weight } from './weights.ts';

const BUILT = fileURLToPath(new URL('../../../../dist/web/admin', import.meta.url));
const SURVEYS = 12;
const VISITS = 3;
const MARK = 'list-profiled';

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  /** Milliseconds after the navigation began. */
  readonly asked: number;
  readonly done: number;
}

interface Visit {
  readonly lcp: number;
  readonly sent: readonly Sent[];
  readonly work: readonly TallyRow[];
}

/** Where the bytes and the milliseconds of the survey list's first load go, as Markdown. */
export async function* profileList(): AsyncGenerator<string> {
  const browser = await startBrowser();
  try {
    const product = await startBenchProduct(browser);
    try {
      for (let at = 0; at < SURVEYS; at += 1) await product.addSurvey(`Survey number ${at + 1}`, 3);
      const visits: Visit[] = [];
      for (let at = 0; at < VISITS; at += 1) visits.push(await visitList(browser, product));
      const [middle] = visits.sort((one, other) => one.lcp - other.lcp).slice(Math.floor(VISITS / 2));
      if (middle === undefined) throw new Error('No visit was measured.');
      yield describeTime(middle, visits);
      yield await describeBytes(middle);
    } finally {
      await product.close();
    }
  } finally {
    await browser.close();
  }
}

async function visitList(browser: Browser, product: BenchProduct): Promise<Visit> {
  const context = await browser.newContext({
    storageState: product.merchant,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuRate });
    const sent = watchNetwork(devtools);
    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'v8',
        'disabled-by-default-v8.compile',
        '__metadata',
        'blink.user_timing',
        'loading',
      ],
    });
    await page.goto(`${product.appUrl}/`, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    // Only now: to look into the page, Playwright compiles a large script of its own there, which would count as ours.
    await page.getByText(`Survey number ${SURVEYS}`, { exact: true }).first().waitFor();
    const lcp = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    const marked = await page.evaluate((name) => performance.mark(name).startTime, MARK);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const began = navigationStart(traceEvents, marked);
    return {
      lcp,
      sent: sent(),
      work: mainThreadWork(
        traceEvents.filter(({ ts, ph }) => ph === 'M' || ts >= began),
        began + lcp * 1_000,
      ),
    };
  } finally {
    await context.close();
  }
}

/** In the trace's clock: the mark's time in the trace, less the mark's time since the navigation began. */
function navigationStart(events: readonly TraceEvent[], marked: number): number {
  const mark = events.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error('The trace lacks the mark that says when the navigation began.');
  return mark.ts - marked * 1_000;
}

/** Collects what the page asks for; the returned function gives it in the order of the requests. */
function watchNetwork(devtools: CDPSession): () => Sent[] {
  const open = new Map<string, { -readonly [Key in keyof Sent]: Sent[Key] }>();
  let start: number | undefined;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    start ??= timestamp;
    const path = new URL(request.url).pathname;
    const asked = (timestamp - start) * 1_000;
    open.set(requestId, { path, type: type ?? '', bytes: 0, asked, done: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const sent = open.get(requestId);
    if (sent === undefined) return;
    sent.done = (timestamp - (start ?? 0)) * 1_000;
    sent.bytes = encodedDataLength;
  });
  return () => [...open.values()].filter(({ done }) => done > 0);
}

const ms = (value: number) => value.toFixed(0);
const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

function describeTime({ lcp, sent, work }: Visit, visits: readonly Visit[]): string {
  const before = sent.filter(({ asked }) => asked < lcp);
  const busy = work.reduce((sum, row) => sum + row.sum, 0);
  const trips = before.map((one) => [
    one.path.replace('/assets/', ''),
    one.type,
    kB(one.bytes),
    ms(one.asked),
    ms(one.done),
  ]);
  const times = [
    ['LCP', ms(lcp)],
    ['main thread at work until then', ms(busy)],
    ...work.map(({ name, sum }) => [`– ${name}`, ms(sum)]),
    ['main thread waiting, mostly for the network', ms(Math.max(0, lcp - busy))],
  ];
  const all = visits.map((visit) => ms(visit.lcp)).join(', ');
  return [
    '## The survey list’s first load: time',
    `${SURVEYS} surveys, 4x CPU, 150 ms, 1.6 Mbit/s, HTTP/1.1, an empty cache. The middle one of ${visits.length} visits, with LCPs of ${all} ms.`,
    markdownTable(['until the list shows', 'ms'], times),
    markdownTable(['request', 'type', 'kB', 'asked at, ms', 'done at, ms'], trips),
  ].join('\n\n');
}

async function describeBytes({ sent }: Visit): Promise<string> {
  const files = sent.filter(({ path }) => path.startsWith('/assets/'));
  const weights = new Map<string, number>();
  const rows: string[][] = [];
  for (const { path } of files) {
    const { bytes, groups } = await weighFile(path);
    const largest = [...groups].sort((one, other) => other.bytes - one.bytes).slice(0, 3);
    rows.push([
      path.replace('/assets/', ''),
      kB(bytes),
      largest.map(({ group, bytes: of }) => `${group} ${kB(of)}`).join(', '),
    ]);
    for (const { group, bytes: of } of groups) weights.set(group, (weights.get(group) ?? 0) + of);
  }
  const sorted = [...weights].sort(([, one], [, other]) => other - one);
  return [
    '## The survey list’s first load: bytes',
    'Brotli bytes of the built files. What a package or folder adds is how much smaller the files are without it, so the parts are less than the whole.',
    markdownTable(
      ['package or folder', 'adds kB'],
      sorted.map(([group, bytes]) => [group, kB(bytes)]),
    ),
    markdownTable(
      ['file', 'kB', 'its largest parts'],
      rows.sort((one, other) => Number(other[1]) - Number(one[1])),
    ),
  ].join('\n\n');
}

/** A file without a source map is one group: style sheets, and the few scripts that are not bundled. */
async function weighFile(path: string): Promise<{ bytes: number; groups: readonly Weight[] }> {
  const built = await readFile(BUILT + path, 'utf8');
  const bytes = brotli(built);
  const map = `${BUILT}${path}.map`;
  if (!existsSync(map)) {
    return {
      bytes,
      groups: [{ group: path.endsWith('.css') ? 'style sheets' : 'scripts by themselves', bytes }],
    };
  }
  const { sources, mappings } = JSON.parse(await readFile(map, 'utf8')) as SourceMap;
  return { bytes, groups: marginalWeights(piecesOf(built, { sources, mappings })) };
}
