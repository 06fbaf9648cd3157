import { isDevShop, shopOrigin, type ShopHosts } from './shop-host.ts';

/** The page where a merchant turns on the app embed; the dev store has its own. */
export function appEmbedUrl(shop: string, hosts: ShopHosts): string {
  const admin = `${shopOrigin(shop, hosts)}/admin`;
  return isDevShop(shop, hosts)
    ? `${admin}/editor?place=theme`
    : `${admin}/themes/current/editor?context=apps`;
}

/** The page where a merchant adds the app's block to the thank-you page. */
export function checkoutEditorUrl(shop: string, hosts: ShopHosts): string {
  const admin = `${shopOrigin(shop, hosts)}/admin`;
  return isDevShop(shop, hosts)
    ? `${admin}/editor?place=checkout`
    : `${admin}/settings/checkout/editor?page=thank-you&context=apps`;
}
