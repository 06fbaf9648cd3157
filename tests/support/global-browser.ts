import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from './chromium.ts';

/** Starts the one Chromium that all tests of a run share; each test has a context of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const server = await chromium.launchServer({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    host: '127.0.0.1',
  });
  project.provide('chromium', executablePath);
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
