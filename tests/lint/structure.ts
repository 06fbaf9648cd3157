import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sharedLayerOf } from './walls.ts';

/*
 * How the structure is counted:
 *
 * - Files are all .ts and .tsx files of `shared`, `server` and `web`; tests are no files and no importers.
 * - An arrow is an import of another of these files: of values or of types, static or by `import('…')`, each pair of
 *   files once. `import.meta.glob` draws no arrow.
 * - A cycle is a group of files that all reach each other by arrows.
 * - An arrow up leads from a layer of `shared` to a later one (`SHARED_LAYERS` in `walls.ts`).
 * - A pair of folders is two folders side by side that import each other, or a folder of an area and the area itself. An area's
 *   `routes.ts` lists what its folders bring, so its arrows do not count. The admin's features are not counted.
 * - A file has one importer if exactly one arrow leads to it; it is small with at most 25 lines.
 * - Lines are counted of all files but lists of words (`words` in `shared/text` and `shared/channels`).
 * - A file of `shared` is reached by `server` if arrows lead to it from one of its files, directly or through others.
 */

const SMALL_LINES = 25;
const WORDS = /^shared\/(text|channels)\/(.+\/)?words\//;
/** Areas and features are folders of their own; else it is a folder of `shared`, `server` or `web`. */
const FOLDER = /^(server\/areas\/[^/]+|web\/admin\/features\/[^/]+|web\/admin\/[^/]+|\w+(\/[^/]+)?)/;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['shared', 'server', 'web'];

/** Each file's text by its path from the root. */
export type Sources = ReadonlyMap<string, string>;
type Arrow = readonly [from: string, to: string];

export interface Structure {
  /** Everything that is counted, by its name, as lines to read. */
  readonly found: Readonly<Record<Figure, readonly string[]>>;
  readonly folders: ReadonlyMap<string, { readonly files: number; readonly lines: number }>;
}

export type Figure = keyof ReturnType<typeof find>;

export function readSources(): Sources {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    paths
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
}

export function countStructure(sources: Sources): Structure {
  return { found: find(sources), folders: countFolders(sources) };
}

function find(sources: Sources) {
  const importsOf = new Map([...sources].map(([file, text]) => [file, importsIn(file, text, sources)]));
  const arrows = [...importsOf].flatMap(([from, all]) => all.map((to): Arrow => [from, to]));
  const oneImporter = arrowsAlone(arrows);
  const reachedBy = (folder: string) => reachedFrom([...sources.keys()].filter(isIn(folder)), importsOf);
  const [byServer, byWeb] = [reachedBy('server'), reachedBy('web')];
  const shared = [...sources.keys()].filter(isIn('shared'));
  const cycles = cyclesIn(importsOf);
  return {
    'import cycles': cycles.map((files) => files.join(' ')),
    'files in cycles': cycles.flat(),
    'arrows up in shared': arrows
      .filter(([from, to]) => isIn('shared')(from) && sharedLayerOf(to) > sharedLayerOf(from))
      .map(asText),
    'pairs of folders that import each other': pairsOfFolders(arrows),
    'files with one importer': oneImporter.map(asText),
    'of these at most 25 lines': oneImporter
      .filter(([, to]) => linesOf(sources.get(to) ?? '') <= SMALL_LINES)
      .map(asText),
    'files of shared that only the server reaches': shared.filter((at) => byServer.has(at) && !byWeb.has(at)),
    'files of shared that only the web reaches': shared.filter((at) => byWeb.has(at) && !byServer.has(at)),
  };
}

function countFolders(sources: Sources): Structure['folders'] {
  const folders = new Map<string, { files: number; lines: number }>();
  for (const [file, text] of sources) {
    const [name = ''] = FOLDER.exec(dirname(file)) ?? [];
    const { files, lines } = folders.get(name) ?? { files: 0, lines: 0 };
    folders.set(name, { files: files + 1, lines: lines + (WORDS.test(file) ? 0 : linesOf(text)) });
  }
  return folders;
}

function importsIn(from: string, text: string, sources: Sources): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const files = importedFiles.map(({ fileName }) => {
    if (fileName.startsWith('#')) return fileName.slice(1);
    return fileName.startsWith('.') ? normalize(join(dirname(from), fileName)).replaceAll('\\', '/') : '';
  });
  return [...new Set(files)].filter((to) => sources.has(to) && to !== from);
}

function arrowsAlone(arrows: readonly Arrow[]): Arrow[] {
  const importers = new Map<string, number>();
  for (const [, to] of arrows) importers.set(to, (importers.get(to) ?? 0) + 1);
  return arrows.filter(([, to]) => importers.get(to) === 1);
}

function pairsOfFolders(arrows: readonly Arrow[]): string[] {
  const examples = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const folders = ownFolders(arrow);
    if (folders) examples.set(folders.join(' '), arrow);
  }
  return [...examples].flatMap(([folders, one]) => {
    const [from = '', to = ''] = folders.split(' ');
    const other = from < to ? examples.get(`${to} ${from}`) : undefined;
    return other ? [`${from} ⇄ ${to}: ${asText(one)}, ${asText(other)}`] : [];
  });
}

const AREA = /^server\/areas\/[^/]+$/;
const FEATURES = 'web/admin/features/';

/** The folders that an arrow joins, as far as `pairsOfFolders` compares them. */
function ownFolders([from, to]: Arrow): Arrow | undefined {
  const [inner, outer] = [dirname(from).split('/'), dirname(to).split('/')];
  const common = inner.findIndex((part, place) => part !== outer[place]);
  const depth = common < 0 ? inner.length : common;
  const [one, other] = [inner, outer].map((parts) => parts.slice(0, depth + 1).join('/'));
  if (one === undefined || other === undefined || one === other || from.startsWith(FEATURES))
    return undefined;
  const isBesides = depth < inner.length && depth < outer.length;
  const isOfArea = AREA.test(one) || AREA.test(other);
  return isBesides || (isOfArea && !from.endsWith('routes.ts')) ? [one, other] : undefined;
}

type Imports = ReadonlyMap<string, readonly string[]>;

function reachedFrom(files: readonly string[], importsOf: Imports): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(importsOf.get(file) ?? []));
  }
  return reached;
}

/** Tarjan's algorithm: a group is complete when none of its files reaches a file that was visited before them. */
function cyclesIn(importsOf: Imports): string[][] {
  const places = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const place = places.size;
    places.set(file, place);
    open.push(file);
    let lowest = place;
    for (const to of importsOf.get(file) ?? []) {
      if (!places.has(to)) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, places.get(to) ?? place);
    }
    if (lowest === place) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return lowest;
  };
  for (const file of importsOf.keys()) if (!places.has(file)) visit(file);
  return cycles;
}

function asText([from, to]: Arrow): string {
  return `${from} → ${to}`;
}

function isIn(folder: string): (file: string) => boolean {
  return (file) => file.startsWith(`${folder}/`);
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}
