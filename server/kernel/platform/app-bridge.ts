import { isDevShop, type ShopHosts } from './shop-host.ts';

/** Address of the App Bridge script; the dev store has a stand-in. */
export function appBridgeUrl(
  shop: string | null,
  hosts: ShopHosts & { readonly platform: { readonly appBridgeUrl: string } },
): string {
  const standIn = shop !== null && isDevShop(shop, hosts) ? hosts.devStore : null;
  return standIn === null ? hosts.platform.appBridgeUrl : `${standIn.url}/app-bridge.js`;
}
