import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { build } from 'vite';
import { talliedKills } from './kill-tally.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled product that tests start in a process of its own and kill. */
    instance: string;
    /** The bundled store whose calls are measured, in a process of its own. */
    neighbour: string;
  }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** In the project, so that the bundle finds its packages; as deep as tests/support, from where the configuration is read. */
const FOLDER = `${ROOT}dist/test-instance`;

/**
 * Bundles the product as for production, because from source each start takes three seconds longer. At the end of the run,
 * it prints how many instances were killed.
 */
export async function setup(project: TestProject): Promise<() => void> {
  await build({
    configFile: `${ROOT}server/vite.config.ts`,
    logLevel: 'warn',
    build: {
      outDir: FOLDER,
      rolldownOptions: {
        input: {
          instance: `${ROOT}tests/processes/support/instance.ts`,
          neighbour: `${ROOT}tests/processes/support/neighbour.ts`,
        },
      },
    },
  });
  project.provide('instance', `${FOLDER}/instance.js`);
  project.provide('neighbour', `${FOLDER}/neighbour.js`);
  return () => void process.stdout.write(talliedKills(project.getProvidedContext().scratch));
}
