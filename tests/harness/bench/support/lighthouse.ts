import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';
import { peerFile } from '../peers.ts';

/** Lighthouse's results for one page on its simulated slow phone. */
export interface Audit {
  /** Milliseconds by which tasks exceed 50 ms, as Lighthouse estimates them for that phone. */
  readonly blocking: number;
  readonly shift: number;
  /** Milliseconds until the largest element is painted. */
  readonly lcp: number;
  /** Every address that the page requested. */
  readonly requests: readonly string[];
}

/** The part of Lighthouse that is used here. */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: Report } | undefined>;

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<string, { numericValue?: number; details?: { items?: readonly { url?: string }[] } }>
  >;
}

/** Runs one audit with Lighthouse's defaults in a fresh browser. */
export async function auditPage(url: string): Promise<Audit> {
  const { default: lighthouse } = (await import(
    pathToFileURL(peerFile('lighthouse/core/index.js')).href
  )) as { default: Lighthouse };
  const browser = await startChromium();
  try {
    const { port } = browser;
    const result = await lighthouse(url, {
      ...{ port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] },
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return readAudit(result.lhr);
  } finally {
    await browser.close();
  }
}

function readAudit({ audits }: Report): Audit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    lcp: value('largest-contentful-paint'),
    requests: (audits['network-requests']?.details?.items ?? []).map(({ url = '' }) => url),
  };
}

/** Starts Chromium on a free port, as Lighthouse needs it. Playwright would attach to every page. */
async function startChromium(): Promise<{ port: number; close: () => Promise<void> }> {
  const program = findChromium();
  if (!program) throw new Error(NO_CHROMIUM);
  const profile = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const child = spawn(
    program,
    [...CHROMIUM_FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(child, 'exit');
  const close = async () => {
    child.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    child.stderr.resume();
    return { port: Number(port), close };
  }
  await close();
  throw new Error('Chromium ended before it could be reached.');
}
