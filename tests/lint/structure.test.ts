import { describe, expect, it } from 'vitest';
import { countStructure, readSources, type Figure } from './structure.ts';

/**
 * Nothing gets worse: a figure may not exceed its bound. Whoever improves one lowers its bound in the same commit, so that the
 * figure is less than `slack` below it; ordinary work moves some figures up and down.
 */
const BOUNDS: Readonly<Record<Figure, readonly [bound: number, slack: number]>> = {
  'import cycles': [0, 1],
  'files in cycles': [0, 1],
  'arrows up in shared': [0, 1],
  'pairs of folders that import each other': [0, 1],
  'files with one importer': [820, 50],
  'of these at most 25 lines': [145, 20],
  'files of shared that only the server reaches': [18, 5],
  'files of shared that only the web reaches': [2, 2],
};

/** In thousands. */
const LINES = { shared: 17, server: 60, web: 50 };
const LINES_SLACK = 2;

describe('the structure of the source', () => {
  const { found, folders } = countStructure(readSources());

  it.each(Object.entries(BOUNDS))('has no more %s than before', (name, [bound, slack]) => {
    expectWithin(found[name as Figure].length, bound, slack);
  });

  it.each(Object.entries(LINES))('has no more lines in %s than before', (root, bound) => {
    const own = [...folders].filter(([name]) => name === root || name.startsWith(`${root}/`));
    const lines = own.reduce((sum, [, each]) => sum + each.lines, 0);
    expectWithin(lines / 1000, bound, LINES_SLACK);
  });
});

function expectWithin(figure: number, bound: number, slack: number): void {
  expect(figure, 'Too many; `npm run structure` lists them').toBeLessThanOrEqual(bound);
  expect(figure, 'It is better than before: lower its bound').toBeGreaterThan(bound - slack);
}

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
      'shared/survey/question.ts': "import type { Check } from './types/date/check.ts';",
      'shared/survey/types/date/check.ts': "import { own } from '#shared/own.ts';",
      'shared/own.ts': "const at = () => import('./plan/plan.ts');",
      'shared/plan/plan.ts': "import { day } from '../store/day.ts';",
      'shared/store/day.ts': "import { own } from '../own.ts';",
    });
    expect(up).toEqual([
      'shared/survey/question.ts → shared/survey/types/date/check.ts',
      'shared/own.ts → shared/plan/plan.ts',
    ]);
  });

  it('finds folders side by side that import each other, and a folder that its area imports not only in routes.ts', () => {
    const { 'pairs of folders that import each other': pairs } = found({
      'server/areas/a/routes.ts': "import { up } from './plain/up.ts';",
      'server/areas/a/base.ts': '',
      'server/areas/a/use.ts': "import { low } from './mixed/low.ts';",
      'server/areas/a/plain/up.ts': "import { base } from '../base.ts';",
      'server/areas/a/mixed/low.ts':
        "import type { Base } from '../base.ts'; import { up } from '../plain/up.ts';",
      'shared/one/a.ts': "import { b } from '../two/deep/b.ts';",
      'shared/two/c.ts': "import { d } from '../one/d.ts';",
      'shared/two/deep/b.ts': '',
      'shared/one/d.ts': '',
    });
    expect(pairs).toEqual([
      'server/areas/a ⇄ server/areas/a/mixed: server/areas/a/use.ts → server/areas/a/mixed/low.ts, server/areas/a/mixed/low.ts → server/areas/a/base.ts',
      'shared/one ⇄ shared/two: shared/one/a.ts → shared/two/deep/b.ts, shared/two/c.ts → shared/one/d.ts',
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
