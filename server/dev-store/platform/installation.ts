import type { DevStoreDeps } from '../deps.ts';
import { activeCharges } from './charges.ts';
import { scopesPayload, shopRedactPayload, uninstalledPayload } from './payloads.ts';
import { isOptionalScope } from './scopes.ts';

/** Installs the app. A reinstall with other permissions keeps its webhook subscriptions and its data. */
export function installApp(deps: DevStoreDeps, scopes: string[]): void {
  const { stateStore, options } = deps;
  const { state } = stateStore;
  const previous = state.installation?.scopes;
  state.installation = {
    installedAt: state.installation?.installedAt ?? options.clock(),
    scopes,
    token: state.installation?.token ?? null,
    subscriptions: state.installation?.subscriptions ?? [],
    metafields: state.installation?.metafields ?? [],
  };
  state.uninstalledAt = null;
  stateStore.save();
  if (previous !== undefined) tellScopes(deps, previous, scopes);
}

/** The merchant takes a permission back that the app may do without. */
export function revokeScope(deps: DevStoreDeps, scope: string): void {
  const { installation } = deps.stateStore.state;
  if (installation === null || !isOptionalScope(scope)) return;
  const previous = installation.scopes;
  installation.scopes = previous.filter((one) => one !== scope);
  deps.stateStore.save();
  tellScopes(deps, previous, installation.scopes);
}

/** The app receives `app/scopes_update` if something changed. */
function tellScopes({ webhooks, options }: DevStoreDeps, previous: string[], current: string[]): void {
  if ([...previous].sort().join() === [...current].sort().join()) return;
  webhooks.publish('app/scopes_update', scopesPayload(options, previous, current));
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
