import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { ROOT } from './command.ts';
import { SLOW_FILES, slowFilesFirst } from './slow-files-first.ts';

const fileIn = (groupOrder: number, path: string) =>
  ({ moduleId: `/clone/${path}`, project: { config: { sequence: { groupOrder } } } }) as TestSpecification;

it('starts the slow files of each group first, and keeps the order of the others', () => {
  const [slowest = '', slow = ''] = SLOW_FILES;
  const files = [fileIn(0, 'tests/a.ts'), fileIn(1, 'tests/b.ts'), fileIn(1, 'tests/c.ts')];
  const sorted = slowFilesFirst([...files, fileIn(1, slow), fileIn(1, slowest)]);
  expect(sorted.map(({ moduleId }) => moduleId.replace('/clone/', ''))).toEqual([
    ...['tests/a.ts', slowest, slow],
    ...['tests/b.ts', 'tests/c.ts'],
  ]);
});

it.each(SLOW_FILES)('names a file that exists: %s', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});
