import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { animationsEnded } from '#tests/support/animations.ts';

interface AccessibilityOptions {
  /** What to look at; default: the whole document, open shadow roots included. */
  within?: string;
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown }[];
}

/** Fails with a readable list if axe finds anything on the page or in the frame. */
export async function expectAccessible(
  page: Page | Frame,
  { within = 'html' }: AccessibilityOptions = {},
): Promise<void> {
  // Half faded in, a text has not the contrast that it will have.
  await animationsEnded(page);
  // Evaluated through the debugger, so the page's Content-Security-Policy doesn't stand in the way; once for each page.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[], string>(async (selector) => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    return (await runner.run(selector, { resultTypes: ['violations'] })).violations;
  }, within);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${JSON.stringify(nodes.map((n) => n.target))}`,
  );
  expect(found, found.join('\n')).toEqual([]);
}
