import { fileURLToPath } from 'node:url';

/** The bundler's module graph while it forms chunks. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const screens = (...names: string[]): string[] =>
  names.map((name) => fileURLToPath(new URL(`../admin/screens/${name}-screen.tsx`, import.meta.url)));
const layout = (name: string): string =>
  fileURLToPath(new URL(`../admin/app/layouts/${name}-layout.tsx`, import.meta.url));

/** The survey list, which merchants open first. */
const FIRST_SCREEN = [...screens('survey-list'), layout('dashboard')];
/** What the survey list loads once it shows. */
const AFTER_FIRST = [fileURLToPath(new URL('../admin/features/upgrade/plan-prompt.tsx', import.meta.url))];
const BUILDERS = screens('builder', 'template-editor', 'create-from-scratch', 'create-from-template');
const OTHERS = {
  analytics: screens('analytics'),
  delivery: screens('survey-delivery'),
  settings: screens('settings-look', 'settings-people', 'connections', 'settings-developers'),
};
const PRE_LOGIN = [...screens('login', 'onboarding', 'book-a-call', 'billing-plans'), layout('pre-login')];

/**
 * Groups modules that are needed together into few files: over HTTP/1.1 a browser loads six files at a time, and each
 * file costs part of a round trip. Modules that the first screen shares with others go to its file.
 */
export function chunkGroups() {
  const groupOf = groupsOf({
    first: FIRST_SCREEN,
    afterFirst: AFTER_FIRST,
    builders: BUILDERS,
    others: OTHERS,
    preLogin: PRE_LOGIN,
  });
  return [
    { name: 'page', tags: ['$initial' as const], priority: 2 },
    { name: groupOf, priority: 1, includeDependenciesRecursively: false },
  ];
}

interface Entries {
  readonly first: readonly string[];
  readonly afterFirst: readonly string[];
  readonly builders: readonly string[];
  readonly others: Readonly<Record<string, readonly string[]>>;
  readonly preLogin: readonly string[];
}

/** Names the file that a module belongs to; null leaves the choice to the bundler. */
export function groupsOf(entries: Entries): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReturnType<typeof reach> | undefined;
  return (id, graph) => {
    reached ??= reach(graph, entries);
    if (reached.first.has(id)) return 'first-screen';
    if (reached.afterFirst.has(id)) return 'after-first-screen';
    if (!reached.builders.has(id)) return null;
    if (reached.preLogin.has(id)) return 'dialogs';
    const others = reached.others.filter(([, modules]) => modules.has(id));
    if (others.length > 1) return 'forms';
    return ['builder', ...others.map(([name]) => name)].join('-and-');
  };
}

function reach(graph: ModuleGraph, { first, afterFirst, builders, others, preLogin }: Entries) {
  return {
    first: reachedFrom(graph, first),
    afterFirst: reachedFrom(graph, afterFirst),
    builders: reachedFrom(graph, builders),
    others: Object.entries(others).map(([name, ids]) => [name, reachedFrom(graph, ids)] as const),
    preLogin: reachedFrom(graph, preLogin),
  };
}

/** Libraries whose index exports everything. Only what our modules import from them is followed. */
const INDEX =
  /\/(@shopify\/polaris\/build\/esnext\/index|(@shopify\/polaris-icons|@tanstack)\/.*\/index)\.\w+$/;
const NAMED_IMPORT =
  /\bimport\s*\{([^}]*)\}\s*from\s*["'](@shopify\/polaris(?:-icons)?|@tanstack\/[\w-]+)["']/g;

/** All modules that these import statically, directly or not, without what only other screens use of a library. */
function reachedFrom(graph: ModuleGraph, ids: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const names = new Set<string>();
  const indexes = new Set<string>();
  const follow = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    for (const name of namesFromLibraries(info?.code ?? '')) names.add(name);
    if (INDEX.test(id)) indexes.add(id);
    else info?.importedIds.forEach(follow);
  };
  ids.forEach(follow);
  followIndexes(graph, { names, indexes, follow });
  return reached;
}

interface Walk {
  readonly names: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
  readonly follow: (id: string) => void;
}

/** Repeats until nothing new is reached, because what an index leads to may import from another index. */
function followIndexes(graph: ModuleGraph, { names, indexes, follow }: Walk): void {
  let before = -1;
  while (before !== names.size + indexes.size) {
    before = names.size + indexes.size;
    for (const index of indexes) {
      for (const id of graph.getModuleInfo(index)?.importedIds ?? []) {
        if (INDEX.test(id) || names.has(baseName(id).toLowerCase())) follow(id);
      }
    }
  }
}

function* namesFromLibraries(code: string): Generator<string> {
  for (const [, list = ''] of code.matchAll(NAMED_IMPORT)) {
    for (const name of list.split(','))
      yield (
        name
          .trim()
          .split(/\s+as\s+/)[0]
          ?.toLowerCase() ?? ''
      );
  }
}

/** The file's name up to its first dot. */
const baseName = (id: string): string => id.slice(id.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
