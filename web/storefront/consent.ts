/** As much of the platform's customer privacy API as matters here. */
interface Platform {
  readonly customerPrivacy?: { readonly analyticsProcessingAllowed?: () => boolean };
  readonly loadFeatures?: (
    features: readonly { readonly name: string; readonly version: string }[],
    done: (error: unknown) => void,
  ) => void;
}

/**
 * Whether anything may be kept on the shopper's device, asked anew each time: what the store's consent tool says,
 * or the tag's `data-consent="yes"` on pages without one. No word is a no.
 */
export async function consentOf(tagConsent: string | undefined): Promise<() => boolean> {
  const { Shopify: platform } = globalThis as { Shopify?: Platform };
  const { loadFeatures } = platform ?? {};
  if (!platform?.customerPrivacy && loadFeatures) {
    await new Promise((resolve) => loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], resolve));
  }
  return () => (platform ? !!platform.customerPrivacy?.analyticsProcessingAllowed?.() : tagConsent === 'yes');
}
