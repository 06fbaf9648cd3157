import { readStoreLook, STORE_LOOK } from '#shared/theme/store-style.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { AdminAccess } from '#server/kernel/platform/admin-api.ts';
import { fetchLiveTheme } from '#server/kernel/platform/live-theme.ts';
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
    deps.log.info({ error, storeId }, 'Could not read the theme of a store');
  }
}

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
