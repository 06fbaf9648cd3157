import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails if axe finds anything on the rendered page. Colours are looked at in a browser, which alone knows them. */
export async function expectAccessiblePage(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
