/** What a shopper allows, as the store's consent tool says it. Marketing includes that their data may be passed on. */
export const GIVEN_CONSENTS = ['none', 'analytics', 'marketing', 'all'] as const;

export type GivenConsent = (typeof GIVEN_CONSENTS)[number];

/** Unknown where the page has no consent tool, such as a survey's own page. */
export type Consent = GivenConsent | 'unknown';

/** A purpose for which a service receives data. */
export type Purpose = 'analytics' | 'marketing';

/** Whether a shopper allows a purpose. Unknown consent allows nothing. */
export function allows(consent: Consent, purpose: Purpose): boolean {
  return consent === 'all' || consent === purpose;
}

export function givenConsent(may: Readonly<Record<Purpose, boolean>>): GivenConsent {
  if (may.analytics) return may.marketing ? 'all' : 'analytics';
  return may.marketing ? 'marketing' : 'none';
}
