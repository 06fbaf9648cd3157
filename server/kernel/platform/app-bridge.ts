import { isDevShop, type ShopHosts } from './shop-host.ts';

/** Where the script of App Bridge is; a development store brings a stand-in of its own. */
export function appBridgeUrl(
  shop: string | null,
  hosts: ShopHosts & { readonly platform: { readonly appBridgeUrl: string } },
): string {
  const standIn = shop !== null && isDevShop(shop, hosts) ? hosts.devStore : null;
  return standIn === null ? hosts.platform.appBridgeUrl : `${standIn.url}/app-bridge.js`;
}
