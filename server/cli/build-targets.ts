/** One part of the build. */
export interface BuildTarget {
  readonly name: string;
  /** The script below the repository's root that builds it, and its parameters. */
  readonly command: readonly [script: string, ...parameters: string[]];
  /** Files and folders that the build reads. If their content changes, the target is built again. */
  readonly inputs: readonly string[];
  readonly output: string;
  /** Whether browsers load what is built. */
  readonly isServed?: true;
  /** Whether store pages that are already open may request files of the previous build. */
  readonly isRequestedLater?: true;
}

/** Folder where files of earlier builds stay for a month. */
export const PREVIOUS_FILES = 'dist/web/kept';

/** Inputs of every build: the tools' versions, the compiler's settings and the shared code. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'shared'];

/** Runs one Vite configuration. */
const BY_VITE = 'server/cli/build-one.ts';

export const BUILD_TARGETS: readonly BuildTarget[] = [
  {
    name: 'admin',
    command: [BY_VITE, 'web/vite/admin.config.ts'],
    inputs: [...COMMON, 'web/vite', 'web/admin', 'web/survey-view'],
    output: 'dist/web/admin',
    isServed: true,
  },
  {
    name: 'dev store',
    command: [BY_VITE, 'web/vite/dev-store.config.ts'],
    inputs: [...COMMON, 'web/vite', 'web/dev-store'],
    output: 'dist/web/dev-store',
  },
  {
    name: 'survey view',
    command: [BY_VITE, 'web/vite/survey-view.config.ts'],
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/hosted'],
    output: 'dist/web/survey-view',
    isServed: true,
    isRequestedLater: true,
  },
  {
    name: 'storefront',
    command: [BY_VITE, 'web/vite/storefront.config.ts'],
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/storefront'],
    output: 'dist/web/storefront',
    isServed: true,
    isRequestedLater: true,
  },
  {
    name: 'extensions',
    command: [BY_VITE, 'web/vite/extensions.config.ts'],
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/extensions'],
    output: 'dist/web/extensions',
  },
  {
    name: 'server',
    command: [BY_VITE, 'server/vite.config.ts'],
    inputs: [...COMMON, 'server'],
    output: 'dist/server',
  },
  {
    name: 'new database',
    command: ['server/cli/build-database.ts', 'dist/database/cluster.image'],
    inputs: [
      'package-lock.json',
      'server/cli/build-database.ts',
      ...['cluster-image', 'image-unpacker'].map((name) => `server/kernel/database/pglite/${name}.ts`),
    ],
    output: 'dist/database',
  },
];
