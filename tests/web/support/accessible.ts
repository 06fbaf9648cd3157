import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails if axe finds a violation on the rendered page. What needs drawing is tested in a real browser. */
export async function expectAccessiblePage(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      // Compares words as they are drawn, on a canvas that jsdom lacks.
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
