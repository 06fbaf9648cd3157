import { expect, it } from 'vitest';
import { brotli, groupOf, marginalWeights } from './weights.ts';

const varied = (seed: number, length: number) =>
  Array.from({ length }, (_, at) => ((at * 7_919 + seed) ** 2 % 9_973).toString(36)).join('');

it('says how much smaller a file is without each group', () => {
  const [once, twice] = [varied(1, 400), varied(2, 400)];
  const pieces = [
    { source: '../node_modules/react/index.js', text: once },
    { source: '../web/admin/ui/cards/card.tsx', text: twice },
    { source: '../shared/survey/answer.ts', text: twice },
  ];
  const all = brotli(once + twice + twice, 9);
  const bytes = Object.fromEntries(marginalWeights(pieces).map(({ group, bytes: of }) => [group, of]));
  expect(bytes['react']).toBe(all - brotli(twice + twice, 9));
  // The same text twice costs almost nothing the second time.
  expect(bytes['web/admin/ui/cards']).toBeLessThan(50);
  expect(bytes['shared/survey']).toBeLessThan(50);
});

it('groups by package and by our folders', () => {
  expect(groupOf('../../../../node_modules/@shopify/polaris/build/esnext/types.esnext')).toBe(
    '@shopify/polaris',
  );
  expect(groupOf('../../../../web/admin/features/surveys/list/row.tsx')).toBe('web/admin/features/surveys');
  expect(groupOf('../../../../shared/survey/answer.ts')).toBe('shared/survey');
  expect(groupOf('\0rolldown/runtime.js')).toBe('the bundler');
  expect(groupOf(null)).toBe('the bundler');
});
