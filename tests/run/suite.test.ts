import { createFilter } from 'vite';
import { describe, expect, it } from 'vitest';
import { readPart } from './part.ts';
import { engineFiles, suiteFiles, type Suite } from './suite.ts';

const SUITES: readonly Suite[] = ['quick', 'ci', 'night'];

const FILES = [
  'tests/server/a.test.ts',
  'tests/server/a.both.test.ts',
  'tests/server/a.ci.test.ts',
  'tests/server/a.both.ci.test.ts',
  'tests/server/a.night.test.ts',
  'tests/server/a.once.test.ts',
  'tests/server/a.once.ci.test.ts',
  'tests/server/a.pglite.test.ts',
  'tests/server/a.pglite.night.test.ts',
  'tests/server/deep/a.postgres.test.ts',
];

const short = (files: readonly string[]) => files.map((file) => file.replace(/^.*\/a\.|test\.ts$/g, ''));

/** A filter without a pattern takes every file; Vitest takes none. */
const chosen = ({ include, exclude }: { include: string[]; exclude: string[] }) =>
  short(include.length === 0 ? [] : FILES.filter(createFilter(include, exclude, { resolve: false })));

describe('the files of a suite', () => {
  it.each([
    ['quick', ['', 'both.', 'once.', 'pglite.', 'postgres.']],
    ['ci', ['ci.', 'both.ci.', 'once.ci.']],
    ['night', short(FILES)],
  ] as const)('go by their names: %s', (suite, expected) => {
    expect(chosen(suiteFiles('tests/server', suite))).toEqual(expected);
  });

  it.each([
    ['quick', ['', 'both.', 'once.', 'postgres.'], []],
    ['ci', ['ci.', 'both.ci.', 'once.ci.'], ['both.', 'both.ci.', 'pglite.']],
    [
      'night',
      ['', 'both.', 'ci.', 'both.ci.', 'night.', 'once.', 'once.ci.', 'postgres.'],
      ['', 'both.', 'ci.', 'both.ci.', 'night.', 'pglite.', 'pglite.night.'],
    ],
  ] as const)('go by the engine too: %s', (suite, onPostgres, onPglite) => {
    expect(chosen(engineFiles('tests/server', 'postgres', suite))).toEqual(onPostgres);
    expect(chosen(engineFiles('tests/server', 'pglite', suite))).toEqual(onPglite);
  });

  it('leave out no file of `npm test` and CI at night', () => {
    for (const engine of ['postgres', 'pglite'] as const) {
      const atNight = chosen(engineFiles('tests/server', engine, 'night'));
      for (const suite of SUITES) {
        expect(atNight).toEqual(expect.arrayContaining(chosen(engineFiles('tests/server', engine, suite))));
      }
    }
  });
});

describe('a part of the night', () => {
  it('is read from its parameter', () => {
    expect(readPart([])).toBeUndefined();
    expect(readPart(['--part=2/4'])).toBe('2/4');
  });

  it.each([['--part=0/4'], ['--part=5/4'], ['--part=2'], ['2/4'], ['--part=1/2', '--part=2/2']])(
    'is refused when there is no such part: %s',
    (...parameters) => {
      expect(() => readPart(parameters)).toThrow('--part=1/4');
    },
  );
});
