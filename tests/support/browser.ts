import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { expectNoProblems } from './page-problems.ts';
import { PATIENCE_MS } from './patience.ts';

export interface BrowserOptions extends BrowserContextOptions {
  /** Whether a frame on another site may use unpartitioned cookies. Browsers block them by default. */
  thirdPartyCookies?: 'blocked' | 'allowed';
}

export interface PageOptions extends BrowserOptions {
  /** Console messages that the test causes on purpose, such as for a reply of 401. */
  expectedProblems?: readonly RegExp[];
}

const CLOSING_MS = 30_000;

/** A browser without cookies and storage. The caller closes it. */
export async function launchBrowser(options: BrowserOptions = {}): Promise<BrowserContext> {
  const context = await newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function newContext({
  thirdPartyCookies = 'blocked',
  ...options
}: BrowserOptions): Promise<BrowserContext> {
  if (thirdPartyCookies === 'allowed') return launchWithThirdPartyCookies(options);
  return (await sharedBrowser()).newContext(options);
}

/** A page of a new browser, closed at the end of the test. The test fails if the page logs a problem. */
export async function openPage({ expectedProblems = [], ...options }: PageOptions = {}): Promise<Page> {
  const context = await launchBrowser(options);
  onTestFinished(() => close(context));
  expectNoProblems(context, expectedProblems);
  return context.newPage();
}

/** Saves a picture of the page in test-results/ with `SCREENSHOTS=1 npm test`. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1') return;
  const path = join('test-results', `${name}.png`);
  const take = () => page.screenshot({ path, animations: 'disabled' });
  // On a busy machine Chromium sometimes has no frame to copy, so try again once.
  await take().catch(take);
}

/**
 * On a busy machine Chromium sometimes never closes a context whose page is just being reloaded. Then this worker leaves
 * it to the end of the run, and connects anew.
 */
async function close(context: BrowserContext): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'too long'>((resolve) => {
    timer = setTimeout(() => resolve('too long'), CLOSING_MS);
  });
  const ended = await Promise.race([context.close(), tooLong]);
  clearTimeout(timer);
  if (ended !== 'too long') return;
  process.stderr.write('Chromium did not close a page.\n');
  browser = undefined;
  await context.browser()?.close();
}

/** This worker's connection to the browser that all workers share. Each test has its own context. */
let browser: Promise<Browser> | undefined;

function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('chromiumServer'));
  return browser;
}

/** Third-party cookies are a setting of the profile, so this needs its own browser. */
async function launchWithThirdPartyCookies(options: BrowserContextOptions): Promise<BrowserContext> {
  const profile = await mkdtemp(join(inject('scratch'), 'profile-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: inject('chromium'),
    args: [...CHROMIUM_FLAGS],
  });
}
