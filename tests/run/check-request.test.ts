import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { folderCheck, folderPlan } from './check-folder.ts';
import { HELP, readCheckRequest } from './check-request.ts';

const FILES = [
  'server/areas/collect/deep/count.ts',
  'server/areas/quiet/quiet.ts',
  'tests/server/areas/collect/count.test.ts',
  'tests/server/areas/collect-archive/old.test.ts',
  'tests/server/areas/quiet/support.ts',
  'tests/e2e/shop.test.ts',
  'tests/processes/kill.ci.test.ts',
  'web/admin/features/builder/builder.tsx',
  'tests/web/builder/builder.test.tsx',
  'documents/notes.md',
];

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(inject('scratch'), 'check-'));
  for (const file of FILES) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
});

describe('the command line of a check', () => {
  const read = (typed: string, isTerminal = true) =>
    readCheckRequest(typed.split(' ').filter(Boolean), { root, isTerminal });

  it.each(['server/areas/collect', './server/areas/collect/', 'server/areas/quiet/../collect'])(
    'checks the named folder for "%s"',
    (typed) => {
      expect(read(typed)).toEqual({ kind: 'folder', folder: 'server/areas/collect', isWatched: true });
    },
  );

  it('watches the folder in a terminal only, and never with --once', () => {
    expect(read('server/areas/collect', true)).toMatchObject({ isWatched: true });
    expect(read('server/areas/collect', false)).toMatchObject({ isWatched: false });
    expect(read('server/areas/collect --once', true)).toMatchObject({ isWatched: false });
  });

  it.each(['--help', '-h', 'server/areas/collect --help'])('prints the help text for "%s"', (typed) => {
    expect(read(typed)).toEqual({ kind: 'help' });
  });

  it.each([
    ['--once', 'Name a folder.'],
    ['server/areas/colect', 'There is no folder server/areas/colect.'],
    ['server/areas/quiet/quiet.ts', 'server/areas/quiet/quiet.ts is a file. Name its folder instead.'],
    ['documents', 'documents is not below shared, server, web or tests.'],
    ['..', '.. is not below shared, server, web or tests.'],
    ['server/areas/collect web', 'Name one folder, not 2.'],
    ['server/areas/collect --onse', 'There is no option --onse.'],
  ])('refuses "%s" with a reason and the help text', (typed, reason) => {
    expect(read(typed)).toEqual({ kind: 'mistake', sentence: `${reason}\n\n${HELP}` });
  });
});

describe('the tests of a folder', () => {
  const QUICK = { suite: 'quick' };
  const UNIT_PROJECTS = ['shared', 'tooling', 'server:postgres', 'web'];

  it('finds the tests in the folder of the same path in tests', () => {
    expect(folderCheck('server/areas/collect', root)).toEqual({
      folders: ['server/areas/collect', 'tests/server/areas/collect'],
      vitest: {
        projects: UNIT_PROJECTS,
        filters: ['tests/server/areas/collect/'],
        isRelated: false,
        ...QUICK,
      },
    });
  });

  it('finds the tests of an admin feature in the folder of the same name in tests/web', () => {
    const { folders } = folderCheck('web/admin/features/builder', root);
    expect(folders).toEqual(['web/admin/features/builder', 'tests/web/builder']);
  });

  it('finds a test folder’s own tests, in a browser for those of tests/e2e', () => {
    expect(folderCheck('tests/e2e', root)).toEqual({
      folders: ['tests/e2e'],
      vitest: { projects: ['e2e'], filters: ['tests/e2e/'], isRelated: false, ...QUICK },
    });
  });

  it('runs the tests of processes whatever their suite, because none of them is quick', () => {
    expect(folderCheck('tests/processes', root).vitest).toEqual({
      projects: ['processes'],
      filters: ['tests/processes/'],
      isRelated: false,
    });
  });

  it('finds the tests that import a file of a folder without tests of its own', () => {
    expect(folderCheck('server/areas/quiet', root)).toEqual({
      folders: ['server/areas/quiet'],
      vitest: {
        projects: UNIT_PROJECTS,
        filters: ['server/areas/quiet/quiet.ts'],
        isRelated: true,
        ...QUICK,
      },
    });
  });
});

describe('the steps for a folder', () => {
  const stepsOf = (folder: string) =>
    folderPlan(folderCheck(folder, root)).map((steps) => steps.map(({ title }) => title));

  it('build the files that server tests read, before these tests', () => {
    for (const folder of ['server/areas/collect', 'server/areas/quiet']) {
      expect(stepsOf(folder)[1]).toContain('Build');
      expect(stepsOf(folder).at(-1)).toEqual(['Tests']);
    }
  });

  it('build nothing for tests that read no built file', () => {
    expect(stepsOf('web/admin/features/builder').flat()).not.toContain('Build');
  });
});
