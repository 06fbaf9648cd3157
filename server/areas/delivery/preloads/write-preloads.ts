import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { createAllowances, type Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { Config } from '#server/kernel/config/config.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import { findAppMetafield, setAppMetafield } from '#server/kernel/platform/app-metafields.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { builtFilesVersion } from '../storefront/built-files.ts';
import { getScriptStore } from '../storefront/manifest-repository.ts';
import { readStoreScript } from '../storefront/store-scripts.ts';
import { findStoresToPreload, savePreloadsWritten } from './preload-repository.ts';
import { presentPreloads } from './present-preloads.ts';

type PreloadDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'log' | 'newId'> & WithBilling;

const WRITE_PRELOADS = 'write_preloads';

/** The theme extension reads `app.metafields.askwell.preloads`. */
const METAFIELD = { namespace: 'askwell', key: 'preloads' } as const;

const EVERY_MS = 15_000;
/** One run takes at most so many stores, so that a deployment does not create a job for every store at once. */
const STORES_AT_ONCE = 200;

/** Writes each store's preloads to the platform, where the theme reads them. A later attempt mends a failure. */
export function preloadWork(deps: PreloadDeps): Pick<Area, 'jobs' | 'chores'> {
  const allowances = createAllowances(deps);
  return {
    jobs: {
      [WRITE_PRELOADS]: {
        run: ({ storeId }) => writePreloads(deps, allowances, storeId),
        neverGivesUp: true,
      },
    },
    chores: [{ name: 'find outdated preloads', everyMs: EVERY_MS, run: () => storeJobs(deps) }],
  };
}

/** The theme needs the app's address as soon as the merchant switches the embed on. */
export async function writePreloadsAtInstall(deps: PreloadDeps, storeId: string): Promise<void> {
  try {
    await writePreloads(deps, createAllowances(deps), storeId);
  } catch (error) {
    deps.log.warn({ error, storeId }, 'Could not write the preloads of a new store');
  }
}

async function storeJobs({ config, database, newId }: PreloadDeps): Promise<void> {
  const build = await buildOf(config);
  const found = await findStoresToPreload(database, { build, kind: WRITE_PRELOADS, limit: STORES_AT_ONCE });
  for (const storeId of found) {
    await insertJob(database, { storeId, jobId: newId(), kind: WRITE_PRELOADS, payload: {} });
  }
}

/** Compares the platform's copy with the store's surveys and replaces it if they differ. */
async function writePreloads(
  deps: PreloadDeps,
  allowances: Allowances,
  storeId: string,
): Promise<{ preloads: 'written' | 'unchanged' | 'not installed' }> {
  const { config, database } = deps;
  // The revision is read first: a change during the write makes the store due again.
  const store = await getScriptStore(database, storeId);
  if (!store?.isInstalled) return { preloads: 'not installed' };
  const { revision } = store;
  const build = await buildOf(config);
  const preloads = presentPreloads(config.app.url, await readStoreScript(deps, allowances, store));
  const isWritten = await callStore(deps, storeId, async (access) => {
    const { ownerId, value } = await findAppMetafield(access, METAFIELD);
    if (isDeepStrictEqual(value, preloads)) return false;
    await setAppMetafield(access, ownerId, METAFIELD, preloads);
    return true;
  });
  await savePreloadsWritten(database, storeId, { revision, build });
  return { preloads: isWritten ? 'written' : 'unchanged' };
}

/** Another build or address has other files, so the themes' preloads are outdated. */
async function buildOf(config: Config): Promise<string> {
  const version = JSON.stringify([config.app.url, await builtFilesVersion(config)]);
  return createHash('sha256').update(version).digest('hex').slice(0, 16);
}
