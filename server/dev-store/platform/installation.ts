import type { DevStoreDeps } from '../deps.ts';
import { activeCharges } from './charges.ts';
import { shopRedactPayload, uninstalledPayload } from './payloads.ts';

/** Lets the app in. Installed again with other permissions it keeps what it has subscribed to. */
export function installApp({ memory, options }: DevStoreDeps, scopes: string[]): void {
  const { state } = memory;
  state.installation = {
    installedAt: state.installation?.installedAt ?? options.clock(),
    scopes,
    token: state.installation?.token ?? null,
    subscriptions: state.installation?.subscriptions ?? [],
  };
  state.uninstalledAt = null;
  memory.save();
}

/** Takes the app out: its token is dead at once, and it is told so. */
export function uninstallApp({ memory, options, webhooks }: DevStoreDeps): void {
  const { state } = memory;
  if (state.installation === null) return;
  webhooks.publish('app/uninstalled', uninstalledPayload(options));
  state.installation = null;
  for (const charge of activeCharges(state)) charge.status = 'CANCELLED';
  state.uninstalledAt = options.clock();
  // The embed is a part of the app: with it goes its script from the theme.
  state.embedOn = false;
  memory.save();
}

/** What the platform sends 48 hours after an uninstall; here a person decides when. */
export function sendShopRedact({ webhooks, options }: DevStoreDeps): void {
  webhooks.publish('shop/redact', shopRedactPayload(options));
}
