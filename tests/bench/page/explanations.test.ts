import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXPLANATIONS } from './explanations.ts';

it('explains each bench file, and no other', () => {
  const files = readdirSync(new URL('..', import.meta.url)).filter((file) => file.endsWith('.bench.ts'));
  expect(Object.keys(EXPLANATIONS).sort()).toEqual(files.map((file) => file.replace('.bench.ts', '')).sort());
});
