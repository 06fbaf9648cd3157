import { describe, expect, it } from 'vitest';
import { countStructure, readSources, type Figure } from './structure.ts';

/**
 * Nothing gets worse: a figure may not exceed its bound. Whoever improves one lowers its bound in the same commit: to
 * the figure itself, or to the next multiple of its step where ordinary work moves it up and down.
 */
const BOUNDS: Readonly<Record<Figure, readonly [bound: number, step: number]>> = {
  'import cycles': [9, 1],
  'files in cycles': [117, 1],
  'arrows up in shared': [143, 1],
  'files with one importer': [900, 20],
  'of these at most 25 lines': [230, 10],
  'files of shared that only the server reaches': [70, 10],
  'files of shared that only the web reaches': [40, 10],
};

describe('the structure of the source', () => {
  const { found, folders } = countStructure(readSources());

  it.each(Object.entries(BOUNDS))('has no more %s than before', (name, [bound, step]) => {
    const { length } = found[name as Figure];
    expect(length, 'npm run structure lists them').toBeLessThanOrEqual(bound);
    expect(Math.ceil(length / step) * step, 'The bound can be lowered').toBe(bound);
  });

  it.each([
    ['shared', 23_000],
    ['server', 52_000],
    ['web', 46_000],
  ])('has at most as many lines in %s as before, %i', (root, bound) => {
    const lines = [...folders].filter(([name]) => name === root || name.startsWith(`${root}/`));
    const total = lines.reduce((sum, [, each]) => sum + each.lines, 0);
    expect(Math.ceil(total / 1000) * 1000).toBe(bound);
  });
});

describe('counting', () => {
  const found = (files: Record<string, string>) => countStructure(new Map(Object.entries(files))).found;

  it('finds a cycle that a type closes, once, and not what only leads into it', () => {
    const { 'import cycles': cycles } = found({
      'server/a.ts': "import { b } from './b.ts';",
      'server/b.ts': "import { c } from './deep/c.ts';",
      'server/deep/c.ts': "import type { A } from '#server/a.ts';",
      'server/before.ts': "import { a } from './a.ts';",
      'server/after.ts': '',
    });
    expect(cycles).toEqual(['server/a.ts server/b.ts server/deep/c.ts']);
  });

  it('finds an arrow to a later layer of shared, and none within a layer or to an earlier one', () => {
    const { 'arrows up in shared': up } = found({
      'shared/survey/types/date/check.ts': "import type { Question } from '../../question.ts';",
      'shared/survey/question.ts': "import { own } from '#shared/own.ts';",
      'shared/own.ts': "const at = () => import('./plan/plan.ts');",
      'shared/plan/plan.ts': "import { day } from '../store/day.ts';",
      'shared/store/day.ts': "import { own } from '../own.ts';",
    });
    expect(up).toEqual([
      'shared/survey/types/date/check.ts → shared/survey/question.ts',
      'shared/own.ts → shared/plan/plan.ts',
    ]);
  });

  it('counts importers by files, and who reaches a file of shared through others', () => {
    const counts = found({
      'shared/both.ts': '',
      'shared/deep.ts': 'a\n'.repeat(26),
      'shared/servers.ts': "import { deep } from './deep.ts'; import type { Deep } from './deep.ts';",
      'shared/webs.ts': "import { both } from './both.ts';",
      'server/a.ts': "import { servers } from '#shared/servers.ts'; import { both } from '#shared/both.ts';",
      'web/a.ts': "import { webs } from '#shared/webs.ts';",
    });
    expect(counts['files with one importer']).toHaveLength(3);
    expect(counts['of these at most 25 lines']).toEqual([
      'server/a.ts → shared/servers.ts',
      'web/a.ts → shared/webs.ts',
    ]);
    expect(counts['files of shared that only the server reaches']).toEqual([
      'shared/deep.ts',
      'shared/servers.ts',
    ]);
    expect(counts['files of shared that only the web reaches']).toEqual(['shared/webs.ts']);
  });
});
