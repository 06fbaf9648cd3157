import type { DevStoreDeps } from '../deps.ts';
import { activeCharges } from './charges.ts';
import { shopRedactPayload, uninstalledPayload } from './payloads.ts';

/** Installs the app. A reinstall with other permissions keeps its webhook subscriptions and its data. */
export function installApp({ stateStore, options }: DevStoreDeps, scopes: string[]): void {
  const { state } = stateStore;
  state.installation = {
    installedAt: state.installation?.installedAt ?? options.clock(),
    scopes,
    token: state.installation?.token ?? null,
    subscriptions: state.installation?.subscriptions ?? [],
    metafields: state.installation?.metafields ?? [],
  };
  state.uninstalledAt = null;
  stateStore.save();
}

/** Uninstalls the app: its token stops working and it receives `app/uninstalled`. */
export function uninstallApp({ stateStore, options, webhooks }: DevStoreDeps): void {
  const { state } = stateStore;
  if (state.installation === null) return;
  webhooks.publish('app/uninstalled', uninstalledPayload(options));
  state.installation = null;
  for (const charge of activeCharges(state)) charge.status = 'CANCELLED';
  state.uninstalledAt = options.clock();
  // The embed belongs to the app: uninstalling removes its script from the theme.
  state.embedOn = false;
  state.checkoutOn = false;
  stateStore.save();
}

/** The platform sends this webhook 48 hours after an uninstall; here a person triggers it. */
export function sendShopRedact({ webhooks, options }: DevStoreDeps): void {
  webhooks.publish('shop/redact', shopRedactPayload(options));
}
