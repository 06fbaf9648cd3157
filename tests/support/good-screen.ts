import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';

/** Fails if axe finds anything, or if there is something to scroll to sideways. */
export async function expectGoodScreen(app: Page | Frame, what: string): Promise<void> {
  await expectAccessible(app);
  const isSideways = await app.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isSideways, `${what} scrolls sideways`).toBe(false);
}
