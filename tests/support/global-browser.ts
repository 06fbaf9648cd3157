import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from './chromium.ts';

/** Starts the Chromium that all workers share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const server = await chromium.launchServer({ executablePath, args: [...CHROMIUM_FLAGS] });
  project.provide('chromium', executablePath);
  project.provide('chromiumServer', server.wsEndpoint());
  return () => server.close();
}
