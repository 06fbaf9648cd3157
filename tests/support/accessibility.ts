import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { animationsEnded } from '#tests/support/animations.ts';

interface AccessibilityOptions {
  /** The element to check. By default the whole document, with open shadow roots. */
  within?: string;
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown }[];
}

interface Check {
  violations: Violation[];
  /** Whether an animation began meanwhile. A text that fades in or out has too little contrast for a moment. */
  hasMoved: boolean;
}

/** A page in which something begins to move during each of so many checks never rests. */
const CHECKS = 4;

/** Fails with a readable list if axe reports a violation on the page or in the frame while nothing moves. */
export async function expectAccessible(
  page: Page | Frame,
  { within = 'html' }: AccessibilityOptions = {},
): Promise<void> {
  // Evaluated through the debugger, because the page's Content-Security-Policy would block it as a script; once
  // for each page.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  let result = await check(page, within);
  // Such as a message that goes away by itself.
  for (let tries = 1; tries < CHECKS && result.hasMoved && result.violations.length > 0; tries++)
    result = await check(page, within);
  const found = result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${JSON.stringify(nodes.map((n) => n.target))}`,
  );
  expect(found, found.join('\n')).toEqual([]);
}

async function check(page: Page | Frame, within: string): Promise<Check> {
  await animationsEnded(page);
  return page.evaluate<Check, string>(async (selector) => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const ended = new AbortController();
    let hasMoved = false;
    for (const event of ['animationstart', 'transitionrun'])
      document.addEventListener(event, () => (hasMoved = true), { capture: true, signal: ended.signal });
    const { violations } = await runner.run(selector, { resultTypes: ['violations'] });
    // The events of what began last are told with the next frame, which a hidden page does not draw.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 100);
    });
    ended.abort();
    return { violations, hasMoved };
  }, within);
}
