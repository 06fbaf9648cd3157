/** The part of the platform's customer privacy API that this file uses. */
interface Platform {
  readonly customerPrivacy?: { readonly analyticsProcessingAllowed?: () => boolean };
  readonly loadFeatures?: (
    features: readonly { readonly name: string; readonly version: string }[],
    done: (error: unknown) => void,
  ) => void;
}

/**
 * Returns a function that returns whether the shopper allows storage on their device now. The store's consent tool
 * decides, or the tag's `data-consent="yes"` on pages without one. Without either the answer is no.
 */
export async function consentOf(tagConsent: string | undefined): Promise<() => boolean> {
  const { Shopify: platform } = globalThis as { Shopify?: Platform };
  const { loadFeatures } = platform ?? {};
  if (!platform?.customerPrivacy && loadFeatures) {
    await new Promise((resolve) => loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], resolve));
  }
  return () => (platform ? !!platform.customerPrivacy?.analyticsProcessingAllowed?.() : tagConsent === 'yes');
}
