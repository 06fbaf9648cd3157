import type { TestProject } from 'vitest/node';
import { findChromium, NO_CHROMIUM } from './chromium.ts';

/** Finds the Chromium that the tests start. */
export function setup(project: TestProject): void {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  project.provide('chromium', executablePath);
}
