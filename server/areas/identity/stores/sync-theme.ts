import { readStoreLook, STORE_LOOK } from '#shared/theme/store-style.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import type { AdminAccess } from '#server/kernel/platform/admin-api.ts';
import { fetchLiveTheme } from '#server/kernel/platform/live-theme.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import type { WebhookHandler } from '#server/kernel/platform/webhook.ts';
import { findStore, mergeStoreLook } from './store-repository.ts';
import { readThemeSettings } from './theme-settings.ts';

type ThemeDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/**
 * Reads the look of the live theme for the store's surveys. Without it surveys keep their look, so a failure is logged
 * and left to the next sync.
 */
export async function syncTheme(deps: ThemeDeps, storeId: string, access: AdminAccess): Promise<void> {
  try {
    await readTheme(deps, storeId, access);
  } catch (error) {
    deps.log.info({ error, storeId }, UNREAD);
  }
}

const UNREAD = 'Could not read the theme of a store';

async function readTheme(
  { database, clock }: ThemeDeps,
  storeId: string,
  access: AdminAccess,
): Promise<void> {
  const live = await fetchLiveTheme(access);
  const style = live?.settingsData ? readThemeSettings(live.settingsData) : null;
  if (live === null || style === null) return;
  const store = await findStore(database, storeId);
  const before = readStoreLook(store?.settings[STORE_LOOK]).theme;
  const isSame = before?.name === live.name && JSON.stringify(before.style) === JSON.stringify(style);
  // The time says when the theme changed, because the newest source is shown.
  if (isSame) return;
  const theme = { name: live.name, readAt: new Date(clock()).toISOString(), style };
  await mergeStoreLook(database, storeId, { theme });
}

const READ_THEME = 'read_theme';

/** The theme editor tells of each change of a setting, so that many changes are read at once. */
const COLLECTED_SECONDS = 10;

/** Reads the theme again when the platform tells that it changed, and as a job when a survey is published. */
export function themeWork(deps: ThemeDeps & Pick<Deps, 'config' | 'newId'>): Pick<Area, 'jobs' | 'webhooks'> {
  const readSoon: WebhookHandler = async (tx, { storeId }) => {
    const slot = Math.floor(deps.clock() / (COLLECTED_SECONDS * 1000));
    const uniqueKey = `${READ_THEME} ${slot}`;
    const job = { storeId, jobId: deps.newId(), kind: READ_THEME, uniqueKey, payload: {} };
    // It is due after the slot, so that it reads every change that its slot tells of.
    await insertJob(tx, { ...job, delaySeconds: COLLECTED_SECONDS });
    return { outcome: 'theme is read again' };
  };
  return {
    webhooks: { 'themes/publish': readSoon, 'themes/update': readSoon },
    jobs: {
      [READ_THEME]: {
        run: ({ storeId }) => readThemeOf(deps, storeId),
        runsApart: true,
      },
    },
  };
}

/** A survey that is published takes the colours that the store has now. */
export function readThemeOnPublish(tx: Queries, jobId: string, storeId: string): Promise<void> {
  return insertJob(tx, { storeId, jobId, kind: READ_THEME, payload: {} });
}

async function readThemeOf(
  deps: ThemeDeps & Pick<Deps, 'config' | 'newId'>,
  storeId: string,
): Promise<{ theme: 'asked for' | 'out of reach' }> {
  try {
    await callStore(deps, storeId, (access) => syncTheme(deps, storeId, access));
    return { theme: 'asked for' };
  } catch (error) {
    deps.log.info({ error, storeId }, UNREAD);
    return { theme: 'out of reach' };
  }
}
