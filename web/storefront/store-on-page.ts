import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { StoreOnPage } from '#web/survey-view/survey-element.ts';

/** What the store's page says about the store: most themes name it for link previews and link to its policies. */
export function storeOnPage(placement: PlacementType): StoreOnPage {
  const find = <T extends Element>(selector: string) => document.querySelector<T>(selector);
  return {
    name: find<HTMLMetaElement>('meta[property="og:site_name"]')?.content,
    privacyUrl: find<HTMLAnchorElement>('a[href*="/policies/privacy"]')?.href,
    shopUrl: placement === 'thank_you' ? '/' : undefined,
  };
}
