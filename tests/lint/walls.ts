/**
 * Who may import whom, as one pure function: README's folder map in executable form. Paths are relative
 * to the repository's root, with forward slashes.
 */

export interface Import {
  /** The importing file. */
  readonly from: string;
  /** The imported file when it is ours, or the package's name as written. */
  readonly to: string;
  readonly kind: 'file' | 'package';
  /** `import type`: erased by the compiler, so it brings no code along. */
  readonly typeOnly: boolean;
}

type Wall = (wanted: Import) => string | undefined;

/** The reason why this import isn't allowed, or undefined when it is. */
export function brokenWall(wanted: Import): string | undefined {
  const wall = WALLS.find(([folder]) => within(wanted.from, folder))?.[1];
  return wall?.(wanted);
}

/** What only some server files may hold: a hand-written SQL statement. */
export function mayHoldSql(file: string): boolean {
  return !within(file, 'server') || within(file, 'server/database') || isRepository(file);
}

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
  const inApi = within(from, 'shared/api');
  if (kind === 'package') {
    if (isPackage(to, ['zod']) && inApi) return undefined;
    return `shared/ is pure: only shared/api may use zod, and nothing here may use ${to}.`;
  }
  if (!within(to, 'shared')) return 'shared/ imports nothing of ours from outside itself.';
  if (within(to, 'shared/api') && !inApi && !typeOnly) {
    return 'shared/api brings zod along, which storefronts must not load: import its types only.';
  }
  return undefined;
}

function serverWall(wanted: Import): string | undefined {
  return wanted.kind === 'package' ? serverPackageWall(wanted) : serverFileWall(wanted);
}

function serverPackageWall({ from, to }: Import): string | undefined {
  if (isPackage(to, EXPRESS) && !knowsExpress(from)) {
    return 'Only server/http/, app.ts and routes.ts files know Express.';
  }
  if (isPackage(to, ENGINES) && !within(from, 'server/database')) {
    return 'Only server/database/ knows the engines.';
  }
  if (isPackage(to, ['drizzle-orm', 'drizzle-kit']) && !mayHoldSql(from)) {
    return 'Only repositories and server/database/ hold SQL.';
  }
  return undefined;
}

function serverFileWall(wanted: Import): string | undefined {
  const { from, to } = wanted;
  if (within(to, 'shared')) return undefined;
  if (!within(to, 'server')) return 'server/ imports shared/ and itself, not even types of anything else.';
  if (within(to, 'server/dev-store') && !within(from, 'server/dev-store') && !isCompositionRoot(from)) {
    return 'The dev store plays somebody else: only main.ts and the command line start it.';
  }
  if (isDatabaseInternal(to) && !mayHoldSql(from) && !isCompositionRoot(from)) {
    return 'Only repositories and server/database/ reach behind database.ts.';
  }
  return serverLayerWall(wanted);
}

/** routes.ts → use case → repository or platform → database. */
function serverLayerWall({ from, to, typeOnly }: Import): string | undefined {
  if (isCompositionRoot(from)) return undefined;
  if (within(from, 'server/database')) {
    const below = within(to, 'server/database') || typeOnly || to === 'server/config.ts';
    return below ? undefined : 'server/database/ is the lowest layer: it imports shared/ and itself.';
  }
  if (within(from, 'server/platform')) {
    const isSql = mayHoldSql(from) && within(to, 'server/database');
    const below = within(to, 'server/platform') || typeOnly || isSql || to === 'server/config.ts';
    return below ? undefined : 'server/platform/ speaks a protocol and knows nothing of our areas.';
  }
  if (within(from, 'server/dev-store')) {
    const allowed = [
      'server/dev-store',
      'server/platform',
      'server/http',
      'server/config.ts',
      'server/deps.ts',
    ];
    return allowed.some((folder) => within(to, folder))
      ? undefined
      : 'The dev store speaks the platform’s protocol only: it knows none of our areas.';
  }
  if (isRoutes(from)) {
    return isRepository(to) ? 'routes.ts calls use cases; a use case calls the repository.' : undefined;
  }
  const climbs = isRoutes(to) || to === 'server/app.ts' || (within(to, 'server/http') && !typeOnly);
  if (climbs && !knowsExpress(from)) return 'A use case or repository knows nothing of HTTP.';
  if (isRepository(from) && within(to, 'server/platform') && !typeOnly) {
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
  return undefined;
}

/** What is loaded by shoppers. */
const isLight = (zone: string) =>
  ['survey-view', 'collect', 'hosted', 'storefront', 'extensions'].includes(zone);

/** For each folder of web/, the folders that it may import; a folder that isn't here has no place yet. */
const WEB_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'admin/app': ['admin/app', 'admin/screens', 'admin/features', 'admin/ui', 'admin/lib', 'survey-view'],
  'admin/screens': ['admin/screens', 'admin/features', 'admin/ui', 'admin/lib', 'survey-view'],
  'admin/features': ['admin/features', 'admin/ui', 'admin/lib', 'survey-view'],
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

function webFileWall({ from, to, typeOnly }: Import): string | undefined {
  const zone = webZone(from);
  const allowed = WEB_IMPORTS[zone];
  if (!allowed) return `web/${zone} has no place in the folder map (tests/lint/walls.ts).`;
  if (within(to, 'shared')) {
    const bringsZod = within(to, 'shared/api') && to !== 'shared/api/base.ts' && !typeOnly;
    return isLight(zone) && bringsZod
      ? 'shared/api brings zod along, which storefronts must not load: import its types only.'
      : undefined;
  }
  if (!within(to, 'web')) return 'web/ imports shared/ and itself, not even types of anything else.';
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
  return within(file, 'server/http') || isRoutes(file) || /^server\/(?:dev-store\/)?app\.ts$/.test(file);
}

function isDatabaseInternal(file: string): boolean {
  return within(file, 'server/database') && file !== 'server/database/database.ts';
}

function isCompositionRoot(file: string): boolean {
  return (
    ['server/main.ts', 'server/deps.ts', 'server/app.ts', 'server/areas.ts'].includes(file) ||
    within(file, 'server/cli')
  );
}
