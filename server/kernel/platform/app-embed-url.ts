import { isDevShop, shopOrigin, type ShopHosts } from './shop-host.ts';

/** Where a merchant switches on what the store's pages load of us; the dev store has its own page for that. */
export function appEmbedUrl(shop: string, hosts: ShopHosts): string {
  const admin = `${shopOrigin(shop, hosts)}/admin`;
  return isDevShop(shop, hosts) ? `${admin}/apps` : `${admin}/themes/current/editor?context=apps`;
}
