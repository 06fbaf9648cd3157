import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';

/** Fails if axe reports a violation or if the page scrolls sideways. */
export async function expectGoodScreen(app: Page | Frame, what: string): Promise<void> {
  await expectAccessible(app);
  const isSideways = await app.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isSideways, `${what} scrolls sideways`).toBe(false);
}
