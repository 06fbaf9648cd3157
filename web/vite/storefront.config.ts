import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { INSIDE_STORES, oneDeclaration, plainImports, tight, tightStyles } from './tight-code.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the first question can do without comes in a file of its own; these stand in until it is there. */
const STAND_INS: Readonly<Record<string, string>> = {
  'survey-view/start-run.ts': 'late-run.ts',
  'survey-view/screens/thanks-screen.ts': 'late-thanks.ts',
  'collect/courier.ts': 'late-courier.ts',
  'survey-view/english.ts': 'late-english.ts',
  'collect/browser-post.ts': 'late-post.ts',
};

/** Puts the stand-ins in their places, everywhere but in the late file itself. */
function standIns(): Plugin {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'show',
    async resolveId(id, importer) {
      if (!importer || importer === folder('../storefront/late.ts')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const path = found && relative(folder('..'), found.id);
      if (!path) return null;
      // Two files need it, and a third for both would be a request more.
      if (path.endsWith('real-date.ts')) return `${found.id}?for=${basename(importer)}`;
      const standIn = STAND_INS[path];
      return standIn ? folder(`../storefront/${standIn}`) : null;
    },
  };
}

/** One file each, so that nothing has to wait for another. */
function environment(name: string, entry: string, format: 'iife' | 'es' = 'es'): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      ...tight(INSIDE_STORES, format === 'es'),
      outDir: folder('../../dist/web/storefront/'),
      emptyOutDir: false,
      manifest: `${name}.json`,
      rolldownOptions: {
        // The calendar, which a date asks for, takes what it needs from the file that shows the survey.
        preserveEntrySignatures: 'allow-extension',
        input: { [name]: folder(`../storefront/${entry}`) },
        output: { format, entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

/** The store's one script, and what it loads when a survey shows, is waited for, or is asked about. */
const FILES = {
  loader: environment('loader', 'main.ts', 'iife'),
  show: environment('show', 'show-survey.ts'),
  wait: environment('wait', 'wait.ts'),
  explain: environment('explain', 'explain-page.ts'),
};

export default defineConfig({
  root: folder('../..'),
  cacheDir: folder('../../node_modules/.cache/vite-storefront/'),
  publicDir: false,
  plugins: [standIns(), plainImports(), tightStyles(), oneDeclaration()],
  environments: FILES,
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(FILES)) {
        const each = builder.environments[name];
        if (each) await builder.build(each);
      }
    },
  },
});
