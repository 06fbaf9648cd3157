import { STORE_SCRIPT_DATA, type StoreScript } from '#shared/delivery/store-script.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { createAllowances, type Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';
import { countMonth } from '#server/areas/surveys/plan/month-repository.ts';
import { isMonthFull } from '#server/areas/surveys/plan/veiled-room.ts';
import { messagesUrls, readLoader, storefrontFiles } from './built-files.ts';
import { findScriptStore, listLiveSurveys, type ScriptStore } from './manifest-repository.ts';
import { presentManifest } from './present-manifest.ts';

/** A store's script, ready to be sent. */
export interface PreparedScript<Body> {
  readonly storeId: string;
  readonly script: Body;
  readonly manifest: Body;
}

export interface StoreScripts<Body> {
  /** Returns null for a shop without the app. */
  get(shop: string): Promise<PreparedScript<Body> | null>;
}

interface Remembered<Body> extends PreparedScript<Body> {
  /** The part of the script that is the store's own. */
  readonly data: string;
  readonly revision: number;
  readonly builtAt: number;
  checkedAt: number;
}

type ScriptDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'log' | 'newId'> & WithBilling;

/** Changes are checked at most once in this time. */
const CHECK_MS = 1_000;
/** Month and plan change without a new revision, so the script is rebuilt after this time. */
const REBUILD_MS = 15_000;
/** Of the stores' own parts; the compressed scripts take about twice as much. */
const MOST_CHARACTERS = 32_000_000;

/** Makes what is sent of a text, which is put together again for each encoding. */
type Prepare<Body> = (make: () => string) => Body;

/** Caches each store's script, as `prepare` makes it, and rebuilds it when its content has changed. */
export function createStoreScripts<Body>(deps: ScriptDeps, prepare: Prepare<Body>): StoreScripts<Body> {
  const { database, clock, log } = deps;
  const allowances = createAllowances(deps);
  const remembered = new LruMap<string, Remembered<Body>>(MOST_CHARACTERS, ({ data }) => data.length);

  async function make(shop: string, known: Remembered<Body> | undefined): Promise<Remembered<Body> | null> {
    const store = await findScriptStore(database, shop);
    remembered.delete(shop);
    if (store === null || !store.isInstalled) return null;
    const now = clock();
    const isFresh = known?.revision === store.revision && isWithin(REBUILD_MS, known.builtAt, now);
    const made = isFresh
      ? { ...known, checkedAt: now }
      : { ...(await prepared(store, known)), revision: store.revision, builtAt: now, checkedAt: now };
    remembered.set(shop, made);
    return made;
  }

  /** Most rebuilds change nothing: the same data is not prepared again. */
  async function prepared(store: ScriptStore, known: Remembered<Body> | undefined) {
    const [script, loader] = await Promise.all([
      readStoreScript(deps, allowances, store),
      readLoader(deps.config),
    ]);
    const data = JSON.stringify(script);
    if (known?.data === data) return known;
    const write = () => loader.replaceAll(STORE_SCRIPT_DATA, () => data);
    return { storeId: store.storeId, data, script: prepare(write), manifest: prepare(() => data) };
  }

  return {
    async get(shop) {
      const known = remembered.get(shop);
      if (known !== undefined && isWithin(CHECK_MS, known.checkedAt, clock())) return known;
      try {
        return await make(shop, known);
      } catch (error) {
        if (known === undefined) throw error;
        // An outdated script is better than an error on a storefront.
        log.warn({ error }, 'Could not rebuild a store’s script');
        return known;
      }
    },
  };
}

/** The store's data as it is now. */
export async function readStoreScript(
  { config, database, clock }: Pick<ScriptDeps, 'config' | 'database' | 'clock'>,
  allowances: Allowances,
  store: ScriptStore,
): Promise<StoreScript> {
  const { storeId, timezone } = store;
  const origin = config.app.url;
  const [surveys, allowance, answered, files, messages] = await Promise.all([
    listLiveSurveys(database, storeId),
    allowances.of(storeId),
    countMonth(database, storeId, monthIn(timezone, clock())),
    storefrontFiles(config),
    messagesUrls(config),
  ]);
  const manifest = presentManifest({
    origin,
    store,
    surveys,
    allowance,
    isMonthFull: isMonthFull(allowance.responses, answered),
    messagesUrl: (tag) => {
      const path = messages(tag);
      return path === null ? null : origin + path;
    },
    files,
  });
  return {
    manifest,
    origin,
    showFile: origin + files.show,
    waitFile: origin + files.wait,
    debugFile: origin + files.explain,
  };
}
