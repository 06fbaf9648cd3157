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

/** Fails with a readable list if axe reports a violation on the page or in the frame. */
export async function expectAccessible(
  page: Page | Frame,
  { within = 'html' }: AccessibilityOptions = {},
): Promise<void> {
  // A text that is still fading in has too little contrast.
  await animationsEnded(page);
  // Evaluated through the debugger, because the page's Content-Security-Policy would block it as a script; once
  // for each page.
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
