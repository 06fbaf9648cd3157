import { isDevShop, shopOrigin, type ShopHosts } from './shop-host.ts';

/** The page where a merchant turns on the app embed; the dev store has its own. */
export function appEmbedUrl(shop: string, hosts: ShopHosts): string {
  const admin = `${shopOrigin(shop, hosts)}/admin`;
  return isDevShop(shop, hosts) ? `${admin}/apps` : `${admin}/themes/current/editor?context=apps`;
}
