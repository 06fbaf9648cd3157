import type { TestProject } from 'vitest/node';
import { findChromium, NO_CHROMIUM } from './chromium.ts';

/** Tells the tests which Chromium to start; the runner has installed one if there was none. */
export function setup(project: TestProject): void {
  const chromium = findChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  project.provide('chromium', chromium);
}
