import { expect, test } from 'vitest';
import { groupsOf, type ModuleGraph } from '#web/vite/chunk-groups.ts';

const ENTRIES = {
  first: ['/list.tsx'],
  afterFirst: ['/prompt.tsx'],
  builders: ['/builder.tsx'],
  others: { analytics: ['/analytics.tsx'], settings: ['/settings.tsx'] },
  preLogin: ['/login.tsx'],
};

interface Module {
  readonly imports: readonly string[];
  readonly code?: string;
}

const MODULES: Readonly<Record<string, Module>> = {
  '/list.tsx': { imports: ['/row.tsx'] },
  '/row.tsx': { imports: [] },
  '/prompt.tsx': { imports: ['/row.tsx', '/price.tsx'] },
  '/builder.tsx': {
    imports: ['/row.tsx', '/price.tsx', '/field.tsx', '/chart.tsx', '/modal.tsx', '/editor.tsx'],
  },
  '/analytics.tsx': { imports: ['/price.tsx', '/field.tsx', '/chart.tsx', '/table.tsx'] },
  '/settings.tsx': { imports: ['/field.tsx'] },
  '/login.tsx': { imports: ['/modal.tsx'] },
  ...leaves('/price.tsx', '/field.tsx', '/chart.tsx', '/modal.tsx', '/editor.tsx', '/table.tsx'),
};

function leaves(...ids: string[]): Record<string, Module> {
  return Object.fromEntries(ids.map((id) => [id, { imports: [] }]));
}

function groupIn(modules: Readonly<Record<string, Module>>, id: string): string | null {
  const graph: ModuleGraph = {
    getModuleInfo: (name) => {
      const found = modules[name];
      return found ? { importedIds: found.imports, code: found.code ?? '' } : null;
    },
  };
  return groupsOf(ENTRIES)(id, graph);
}

test.each([
  ['/row.tsx', 'first-screen', 'the first screen'],
  ['/price.tsx', 'after-first-screen', 'the first screen once it shows'],
  ['/editor.tsx', 'builder', 'the builder alone'],
  ['/field.tsx', 'forms', 'the builder and several screens'],
  ['/chart.tsx', 'builder-and-analytics', 'the builder and one screen'],
  ['/modal.tsx', 'dialogs', 'the builder and the login'],
  ['/table.tsx', null, 'other screens: the bundler decides'],
])('puts %s into %s: it is needed by %s', (id, group, _why) => {
  expect(groupIn(MODULES, id)).toBe(group);
});

test('takes from a library’s index only what the first screen imports by name', () => {
  const icons = '/node_modules/@shopify/polaris-icons/dist/index.mjs';
  const query = '/node_modules/@tanstack/react-query/build/modern/index.js';
  const core = '/node_modules/@tanstack/query-core/build/modern/index.js';
  const path = (name: string) => `/node_modules/${name}`;
  const modules: Record<string, Module> = {
    ...MODULES,
    '/list.tsx': {
      imports: [icons, query],
      code: `import { XIcon as Cross } from "@shopify/polaris-icons"; import { useQuery } from "@tanstack/react-query";`,
    },
    [icons]: { imports: [path('XIcon.svg.mjs'), path('SearchIcon.svg.mjs')] },
    [query]: { imports: [core, path('useQuery.js'), path('useQueries.js')] },
    [core]: { imports: [path('queryClient.js'), path('queriesObserver.js')] },
    [path('useQuery.js')]: { imports: [], code: `import{QueryClient}from"@tanstack/query-core";` },
    ...leaves(path('XIcon.svg.mjs'), path('SearchIcon.svg.mjs'), path('useQueries.js')),
    ...leaves(path('queryClient.js'), path('queriesObserver.js')),
  };
  const reached = ['XIcon.svg.mjs', 'useQuery.js', 'queryClient.js'];
  const left = ['SearchIcon.svg.mjs', 'useQueries.js', 'queriesObserver.js'];
  expect(reached.map((name) => groupIn(modules, path(name)))).toEqual(reached.map(() => 'first-screen'));
  expect(left.map((name) => groupIn(modules, path(name)))).toEqual(left.map(() => null));
});
