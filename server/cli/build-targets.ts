/** What is built before the app can run: one Vite configuration each, below the repository's root. */
export interface BuildTarget {
  readonly name: string;
  readonly config: string;
  /** Files and folders whose content decides whether the last build is still good. */
  readonly inputs: readonly string[];
  readonly output: string;
  /** Whether browsers load what is built. */
  readonly isServed?: true;
  /** Whether pages of stores that were opened before ask for the files of the build before. */
  readonly isAskedForLater?: true;
}

/** Where such files are put aside for a month. */
export const KEPT_FILES = 'dist/web/kept';

/** Parts of every build: the tools' versions and the compiler's settings. */
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
    isAskedForLater: true,
  },
  {
    name: 'storefront',
    config: 'web/vite/storefront.config.ts',
    inputs: [...COMMON, 'web/vite', 'web/survey-view', 'web/collect', 'web/storefront'],
    output: 'dist/web/storefront',
    isServed: true,
    isAskedForLater: true,
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
