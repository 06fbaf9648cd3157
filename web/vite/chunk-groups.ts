import { fileURLToPath } from 'node:url';

/** The bundler's module graph while it forms chunks. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** This module imports every component, used or not. */
const WHOLE_POLARIS = '/@shopify/polaris/build/esnext/index';

/** The survey list, which merchants open first. */
const FIRST_SCREEN = [
  path('../admin/screens/survey-list-screen.tsx'),
  path('../admin/app/layouts/dashboard-layout.tsx'),
];
const OF_POLARIS = /\/components\/(Button|Tooltip)\/\1\./;

/**
 * Groups modules that are needed together into three files: over HTTP/1.1 a browser loads six files at a time, and
 * each file costs part of a round trip. Modules that the first screen shares with others go to its file.
 */
export function chunkGroups() {
  let first: ReadonlySet<string> | undefined;
  return [
    { name: 'page', tags: ['$initial' as const], priority: 3 },
    {
      name: (id: string, modules: Modules) =>
        (first ??= reachedFrom(modules, FIRST_SCREEN)).has(id) ? 'first-screen' : null,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'builder', test: /\/features\/builder\//, priority: 1, includeDependenciesRecursively: false },
  ];
}

function reachedFrom(
  modules: Modules,
  ids: readonly string[],
  reached = new Set<string>(),
): ReadonlySet<string> {
  for (const id of ids) {
    if (reached.has(id)) continue;
    reached.add(id);
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    const isWhole = id.includes(WHOLE_POLARIS);
    reachedFrom(modules, isWhole ? imported.filter((file) => OF_POLARIS.test(file)) : imported, reached);
  }
  return reached;
}
