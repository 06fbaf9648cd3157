import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

export const HELP = `Usage: npm run check -- FOLDER [--once]

Checks the types of everything, lint and format of the folder, and runs the folder's tests of \`npm test\`.
In a terminal it then waits, and checks again after each change of a file.

  FOLDER   a folder below shared, server, web or tests, such as server/areas/collect
  --once   checks the folder once and does not wait for changes
  --help   shows this text

The tests of server/areas/collect are those in tests/server/areas/collect. For a folder without
tests of its own, every unit test runs that imports one of its files.
`;

export type CheckRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'folder'; readonly folder: string; readonly isWatched: boolean }
  | { readonly kind: 'mistake'; readonly sentence: string };

const SIDES = ['shared', 'server', 'web', 'tests'];

/** Parses the arguments after `npm run check --`. */
export function readCheckRequest(
  typed: readonly string[],
  { root, isTerminal }: { root: string; isTerminal: boolean },
): CheckRequest {
  if (typed.includes('--help') || typed.includes('-h')) return { kind: 'help' };
  const unknown = typed.find((word) => word.startsWith('-') && word !== '--once');
  if (unknown !== undefined) return mistake(`There is no option ${unknown}.`);
  const [given, ...more] = typed.filter((word) => !word.startsWith('-'));
  if (given === undefined) return mistake('Name a folder.');
  if (more.length > 0) return mistake(`Name one folder, not ${more.length + 1}.`);
  const path = resolve(root, given);
  if (!existsSync(path)) return mistake(`There is no folder ${given}.`);
  if (!statSync(path).isDirectory()) return mistake(`${given} is a file. Name its folder instead.`);
  const folder = relative(root, path).split(sep).join('/');
  if (!SIDES.includes(folder.split('/')[0] ?? '')) {
    return mistake(`${given} is not below ${SIDES.slice(0, -1).join(', ')} or ${SIDES.at(-1)}.`);
  }
  return { kind: 'folder', folder, isWatched: isTerminal && !typed.includes('--once') };
}

function mistake(sentence: string): CheckRequest {
  return { kind: 'mistake', sentence: `${sentence}\n\n${HELP}` };
}

/** The folder that holds the tests of a folder's code, if there is one. */
export function testsOf(folder: string, root: string): string | undefined {
  const candidates = folder.startsWith('tests')
    ? [folder]
    : [`tests/${folder}`, ...(folder.startsWith('web/') ? [`tests/web/${basename(folder)}`] : [])];
  return candidates.find((candidate) => filesOf(candidate, root).some((file) => /\.test\.tsx?$/.test(file)));
}

/** The paths, from the root, of all files in a folder and in the folders below it. */
export function filesOf(folder: string, root: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
