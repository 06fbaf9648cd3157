import { expect, it } from 'vitest';
import { segmentLabel } from '#server/areas/analytics/segment-label.ts';

it.each([
  ['country', 'PT', 'Shoppers from Portugal'],
  ['country', 'unknown', 'Shoppers of an unknown country'],
  ['customerType', 'repeat', 'Repeat customers'],
  ['placement', 'popup', 'Shoppers who saw the popup'],
] as const)('labels the segment by %s %s as %s', (by, value, label) => {
  expect(segmentLabel(by, value)).toBe(label);
});
