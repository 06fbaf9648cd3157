/**
 * The allowed imports as one pure function. The README of each folder describes the same in words. Paths are
 * relative to the repository's root, with forward slashes.
 */

export interface Import {
  /** The importing file. */
  readonly from: string;
  /** The imported file when it is ours, or the package's name as written. */
  readonly to: string;
  readonly kind: 'file' | 'package';
  /** `import type`: erased by the compiler, so it loads no code. */
  readonly typeOnly: boolean;
}

type Wall = (wanted: Import) => string | undefined;

/** The reason why this import isn't allowed, or undefined when it is. */
export function brokenWall(wanted: Import): string | undefined {
  const wall = WALLS.find(([folder]) => within(wanted.from, folder))?.[1];
  return wall?.(wanted);
}

/** Whether a server file may hold hand-written SQL. */
export function mayHoldSql(file: string): boolean {
  return !within(file, 'server') || within(file, 'server/kernel/database') || isRepository(file);
}

/**
 * The server's layers from the bottom up. A folder imports itself and the folders before it, types included. A call
 * in the other direction needs a port or an event that `server/start` connects.
 */
export const SERVER_LAYERS: readonly string[] = [
  // The kernel: no business logic.
  'server/kernel/config',
  'server/kernel/clock',
  'server/kernel/limits',
  'server/kernel/telemetry',
  'server/kernel/threads',
  'server/kernel/database',
  'server/kernel/deps',
  'server/kernel/jobs',
  'server/kernel/platform',
  'server/kernel/pages',
  'server/kernel/http',
  // The areas: business logic.
  'server/areas/activity',
  'server/areas/identity',
  'server/areas/webhooks',
  'server/areas/images',
  'server/areas/billing',
  'server/areas/surveys',
  'server/areas/delivery',
  'server/areas/orders',
  'server/areas/collect',
  'server/areas/analytics',
  'server/areas/connections',
  'server/areas/channels',
  'server/areas/public-api',
  'server/areas/privacy',
  // The code that composes, starts and operates the areas.
  'server/dev-store',
  'server/start',
  'server/operations',
  'server/cli',
  'server/deploy',
];

/**
 * The layers of `shared` from the bottom up; files directly in `shared` come first. A folder imports itself and the folders
 * before it, types included.
 */
export const SHARED_LAYERS: readonly string[] = [
  // What a survey is, as data.
  'shared/survey',
  // What is special about each type of question.
  'shared/survey/types',
  // What is done with a whole survey.
  'shared/survey/edit',
  'shared/survey/flow',
  'shared/words',
  'shared/text',
  'shared/theme',
  'shared/store',
  'shared/audience',
  'shared/delivery',
  'shared/collect',
  'shared/plan',
  'shared/templates',
  'shared/analytics',
  'shared/charts',
  'shared/channels',
  'shared/connections',
  'shared/activity',
  'shared/report',
  'shared/api',
];

/** Schemas and limits say what a question is, so those of its types belong to the survey's data. */
const DATA_OF_TYPES = /^shared\/survey\/types\/(?:.+\/)?(?:(?:[a-z]+-)?schemas?|limits)\.ts$/;

/** The place of a file of `shared` among the layers; -1 for a file directly in `shared`. */
export function sharedLayerOf(file: string): number {
  const folders = SHARED_LAYERS.filter((folder) => within(file, folder));
  return SHARED_LAYERS.indexOf((DATA_OF_TYPES.test(file) ? folders[0] : folders.at(-1)) ?? '');
}

/** The place of a server file among the layers; -1 for a file that has none. */
export const layerOf = (file: string): number => SERVER_LAYERS.findIndex((folder) => within(file, folder));

const EXPRESS = ['express', 'cookie-parser', 'compression', 'helmet'];
const ENGINES = ['pg', '@electric-sql/pglite'];
const HEAVY = [
  'react',
  'react-dom',
  'react-router-dom',
  '@shopify/polaris',
  '@shopify/app-bridge-react',
  'zod',
];

const WALLS: readonly (readonly [folder: string, wall: Wall])[] = [
  ['shared', sharedWall],
  ['server', serverWall],
  ['web', webWall],
];

function sharedWall({ from, to, kind, typeOnly }: Import): string | undefined {
  const mayLoadSchemas = holdsSchemas(from) || typeOnly;
  if (kind === 'package') {
    if (isPackage(to, ['zod']) && mayLoadSchemas) return undefined;
    return `shared/ is pure: only shared/api and schemas may use zod, and nothing here may use ${to}.`;
  }
  if (!within(to, 'shared')) return 'shared/ imports nothing of ours from outside itself.';
  if (sharedLayerOf(to) > sharedLayerOf(from)) {
    return `${SHARED_LAYERS[sharedLayerOf(from)] ?? from} comes before ${SHARED_LAYERS[sharedLayerOf(to)]}.`;
  }
  if (holdsSchemas(to) && !mayLoadSchemas) return BRINGS_ZOD;
  return undefined;
}

const BRINGS_ZOD =
  'shared/api and schemas bring zod along, which browsers must not load: import their types only.';

/** Files of shared/api that load no schemas. */
const WITHOUT_SCHEMAS = ['base', 'values', 'client-config'].map((name) => `shared/api/${name}.ts`);

/** shared/api, and the files of other folders that hold schemas. */
function holdsSchemas(file: string): boolean {
  if (WITHOUT_SCHEMAS.includes(file)) return false;
  return within(file, 'shared/api') || /^shared\/(?:.+\/)?(?:[a-z]+-)?schemas?\.ts$/.test(file);
}

function serverWall(wanted: Import): string | undefined {
  return wanted.kind === 'package' ? serverPackageWall(wanted) : serverFileWall(wanted);
}

function serverPackageWall({ from, to }: Import): string | undefined {
  if (isPackage(to, EXPRESS) && !knowsExpress(from)) {
    return 'Only server/kernel/http/, the dev store’s app.ts and routes.ts files know Express.';
  }
  if (isPackage(to, ENGINES) && !within(from, 'server/kernel/database')) {
    return 'Only server/kernel/database/ knows the engines.';
  }
  if (isPackage(to, ['drizzle-orm', 'drizzle-kit']) && !knowsDrizzle(from)) {
    return 'Only the schema and its migrations know Drizzle; queries are SQL.';
  }
  return undefined;
}

const SCHEMA = 'server/kernel/database/schema';

const knowsDrizzle = (file: string) =>
  within(file, SCHEMA) || file === 'server/kernel/database/drizzle.config.ts';

function serverFileWall(wanted: Import): string | undefined {
  const { from, to, typeOnly } = wanted;
  if (within(to, 'shared')) return undefined;
  if (!within(to, 'server')) return 'server/ imports shared/ and itself, not even types of anything else.';
  if (layerOf(from) < 0) return `${from} has no place among the layers (tests/lint/walls.ts).`;
  if (layerOf(to) > layerOf(from)) {
    return `${SERVER_LAYERS[layerOf(from)]} comes before ${SERVER_LAYERS[layerOf(to)]}: make it a port or an event that server/start joins.`;
  }
  if (isDatabaseInternal(to) && !mayHoldSql(from) && !isComposition(from)) {
    return 'Only repositories and server/kernel/database/ reach behind database.ts.';
  }
  if (within(to, SCHEMA) && !knowsDrizzle(from) && !typeOnly) {
    return 'The running app takes only types from the schema, so it loads no Drizzle.';
  }
  return within(from, 'server/dev-store') ? devStoreWall(wanted) : serverRoleWall(wanted);
}

/** The dev store simulates the platform: it implements its protocol and imports none of our areas. */
function devStoreWall({ to }: Import): string | undefined {
  const allowed = [
    'server/dev-store',
    ...['platform', 'http', 'config', 'deps', 'telemetry', 'clock'].map(kernel),
  ];
  return allowed.some((folder) => within(to, folder))
    ? undefined
    : 'The dev store speaks the platform’s protocol only: it knows none of our areas.';
}

const kernel = (folder: string) => `server/kernel/${folder}`;

/** Inside the layers: routes.ts → use case → repository or platform → database. */
function serverRoleWall({ from, to, typeOnly }: Import): string | undefined {
  if (within(to, 'server/dev-store') && !isComposition(from)) {
    return 'The dev store plays somebody else: only server/start and the command line start it.';
  }
  if (isComposition(from) || within(from, 'server/kernel/http')) return undefined;
  if (isRoutes(from)) {
    return isRepository(to) ? 'routes.ts calls use cases; a use case calls the repository.' : undefined;
  }
  if (isRoutes(to) || (within(to, kernel('http')) && !typeOnly)) {
    return 'A use case or repository knows nothing of HTTP.';
  }
  if (
    isRepository(from) &&
    within(to, kernel('platform')) &&
    !within(from, kernel('platform')) &&
    !typeOnly
  ) {
    return 'A repository talks to the database only.';
  }
  return undefined;
}

function webWall(wanted: Import): string | undefined {
  return wanted.kind === 'package' ? webPackageWall(wanted) : webFileWall(wanted);
}

function webPackageWall({ from, to }: Import): string | undefined {
  if (isLight(webZone(from)) && isPackage(to, HEAVY))
    return `What runs in other people's shops never loads ${to}.`;
  return isPackage(to, ['zod']) ? 'Only the server loads schemas.' : undefined;
}

/** Folders whose code runs in shoppers' browsers. */
const isLight = (zone: string) =>
  ['survey-view', 'collect', 'hosted', 'storefront', 'extensions'].includes(zone);

/** For each folder of web/, the folders that it may import; a folder that is not listed may be imported by none. */
const WEB_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'admin/app': ['admin/app', 'admin/screens', 'admin/features', 'admin/ui', 'admin/lib', 'survey-view'],
  'admin/screens': [
    'admin/screens',
    'admin/features',
    'admin/answers',
    'admin/ui',
    'admin/lib',
    'survey-view',
  ],
  'admin/features': ['admin/features', 'admin/answers', 'admin/ui', 'admin/lib', 'survey-view'],
  'admin/answers': ['admin/answers', 'admin/ui', 'admin/lib'],
  'admin/ui': ['admin/ui', 'admin/lib'],
  'admin/lib': ['admin/lib'],
  'survey-view': ['survey-view'],
  collect: ['collect', 'survey-view'],
  hosted: ['hosted', 'collect', 'survey-view'],
  storefront: ['storefront', 'collect', 'survey-view'],
  extensions: ['extensions', 'collect', 'survey-view'],
  'dev-store': ['dev-store'],
  vite: ['vite'],
};

/** A table without code, which the admin's router and its build both read. */
const SCREENS = 'web/admin/app/screens.ts';

function webFileWall({ from, to, typeOnly }: Import): string | undefined {
  const zone = webZone(from);
  const allowed = WEB_IMPORTS[zone];
  if (!allowed) return `web/${zone} has no place in the folder map (tests/lint/walls.ts).`;
  if (within(to, 'shared')) {
    return holdsSchemas(to) && !typeOnly ? BRINGS_ZOD : undefined;
  }
  if (!within(to, 'web')) return 'web/ imports shared/ and itself, not even types of anything else.';
  if (zone === 'vite' && to === SCREENS) return undefined;
  if (!allowed.includes(webZone(to))) return `web/${zone} may not import web/${webZone(to)}.`;
  if (zone === 'admin/features' && webZone(to) === zone && feature(from) !== feature(to)) {
    return 'A feature never imports another feature: share through ui/ or lib/, or join them in a screen.';
  }
  return undefined;
}

/** `admin/ui` for web/admin/ui/x.ts; what lies directly in web/admin starts the app and counts as app. */
function webZone(file: string): string {
  const [, first = '', second = '', third] = file.split('/');
  if (first !== 'admin') return first;
  return third === undefined ? 'admin/app' : `admin/${second}`;
}

function feature(file: string): string {
  return file.split('/')[3] ?? '';
}

function within(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function isPackage(specifier: string, names: readonly string[]): boolean {
  return names.some((name) => within(specifier, name));
}

function isRepository(file: string): boolean {
  return /^server\/.+-repository\.ts$/.test(file);
}

function isRoutes(file: string): boolean {
  return /^server\/.+\/(?:[a-z-]+-)?routes\.ts$/.test(file);
}

function knowsExpress(file: string): boolean {
  return within(file, 'server/kernel/http') || isRoutes(file) || file === 'server/dev-store/app.ts';
}

function isDatabaseInternal(file: string): boolean {
  return within(file, 'server/kernel/database') && file !== 'server/kernel/database/database.ts';
}

function isComposition(file: string): boolean {
  return ['server/start', 'server/cli', 'server/operations'].some((folder) => within(file, folder));
}
