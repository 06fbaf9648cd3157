import { givenConsent, type GivenConsent } from '#shared/collect/consent.ts';

/** The part of the platform's customer privacy API that this file uses. */
interface PrivacyApi {
  readonly analyticsProcessingAllowed?: () => boolean;
  readonly marketingAllowed?: () => boolean;
  readonly saleOfDataAllowed?: () => boolean;
}

/** What the page's customer privacy API says of the shopper now; undefined without that API. */
export function currentConsent(): GivenConsent | undefined {
  const { Shopify: platform } = globalThis as { Shopify?: { readonly customerPrivacy?: PrivacyApi } };
  const api = platform?.customerPrivacy;
  return (
    api &&
    givenConsent({
      analytics: !!api.analyticsProcessingAllowed?.(),
      marketing: !!api.marketingAllowed?.() && !!api.saleOfDataAllowed?.(),
    })
  );
}
