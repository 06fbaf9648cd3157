/** One part of the build: a Vite configuration with its path below the repository's root. */
export interface BuildTarget {
  readonly name: string;
  readonly config: string;
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

export const BUILD_TARGETS: readonly BuildTarget[] = [
  {
    name: 'admin',
    config: 'web/vite/admin.config.ts',
    inputs: [...COMMON, 'web/vite', 'web/admin', 'web/survey-view'],
    output: 'dist/web/admin',
    isServed: true,
  },
  {
    name: 'dev store',
    config: 'web/vite/dev-store.config.ts',
    inputs: [...COMMON, 'web/vite', 'web/dev-store'],
    output: 'dist/web/dev-store',
  },
  {
    name: 'survey view',
    config: 'web/vite/survey-view.config.ts',
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/hosted'],
    output: 'dist/web/survey-view',
    isServed: true,
    isRequestedLater: true,
  },
  {
    name: 'storefront',
    config: 'web/vite/storefront.config.ts',
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/storefront'],
    output: 'dist/web/storefront',
    isServed: true,
    isRequestedLater: true,
  },
  {
    name: 'extensions',
    config: 'web/vite/extensions.config.ts',
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/extensions'],
    output: 'dist/web/extensions',
  },
  {
    name: 'server',
    config: 'server/vite.config.ts',
    inputs: [...COMMON, 'server'],
    output: 'dist/server',
  },
];
