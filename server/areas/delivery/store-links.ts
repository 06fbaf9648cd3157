import type { Config } from '#server/kernel/config/config.ts';
import { appEmbedUrl, checkoutEditorUrl } from '#server/kernel/platform/editor-urls.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { isDevShop, shopOrigin } from '#server/kernel/platform/shop-host.ts';

/** The handles of the extensions (`web/extensions`), as the theme editor's URLs use them. */
const EMBED = 'askwell-embed';
const BLOCK = 'askwell-survey';

export interface StoreLinks {
  readonly embed: string;
  readonly block: string;
  readonly checkout: string;
}

/** Links to the store's editor where the merchant adds each extension. */
export function editorLinks(shop: string, config: Config): StoreLinks {
  const admin = `${shopOrigin(shop, config)}/admin`;
  const checkout = checkoutEditorUrl(shop, config);
  if (isDevShop(shop, config)) {
    const theme = appEmbedUrl(shop, config);
    return { embed: theme, block: theme, checkout };
  }
  const { clientId } = config.platform;
  const theme = `${admin}/themes/current/editor`;
  return {
    embed: `${theme}?context=apps&activateAppId=${clientId}/${EMBED}`,
    block: `${theme}?template=product&addAppBlockId=${clientId}/${BLOCK}&target=newAppsSection`,
    checkout,
  };
}

export const scriptUrl = (shop: string, { app }: Config) =>
  app.url + STORE_SCRIPT_PATH.replace('{shop}', shop);

/** The store's home page. */
export function storefrontUrl(shop: string, config: Config): string {
  return `${shopOrigin(shop, config)}${isDevShop(shop, config) ? '/store/' : '/'}`;
}
