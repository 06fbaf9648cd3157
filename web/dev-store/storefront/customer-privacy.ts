/** The shopper's choice; null before the first choice. */
export type Consent = 'yes' | 'no' | null;
type Answer = 'yes' | 'no' | '';

export interface VisitorConsent {
  analytics: Answer;
  marketing: Answer;
  preferences: Answer;
  sale_of_data: Answer;
}

export interface CustomerPrivacy {
  currentVisitorConsent(): VisitorConsent;
  analyticsProcessingAllowed(): boolean;
  marketingAllowed(): boolean;
  preferencesProcessingAllowed(): boolean;
  saleOfDataAllowed(): boolean;
  userCanBeTracked(): boolean;
  shouldShowBanner(): boolean;
  getRegion(): string;
  setTrackingConsent(given: Partial<Record<keyof VisitorConsent, boolean>>, done?: () => void): void;
}

/** Countries where consent is required before measuring. */
const ASK_FIRST = ['GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'SE'];

/**
 * The platform's customer privacy API with a single choice for all purposes, as the dev store's switch offers. Where
 * the law does not require consent in advance, no choice counts as yes.
 */
export function createCustomerPrivacy(initial: Consent, country: string): CustomerPrivacy {
  let consent = initial;
  const mustAsk = ASK_FIRST.includes(country);
  const allowed = (): boolean => (consent === null ? !mustAsk : consent === 'yes');
  const current = (): VisitorConsent => {
    const answer = consent ?? '';
    return { analytics: answer, marketing: answer, preferences: answer, sale_of_data: answer };
  };

  function setTrackingConsent(
    given: Partial<Record<keyof VisitorConsent, boolean>>,
    done?: () => void,
  ): void {
    consent = given.analytics === true ? 'yes' : 'no';
    const body = new URLSearchParams({ consent });
    void fetch('/store/consent', { method: 'POST', body }).then(() => {
      document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail: collected() }));
      done?.();
    });
  }

  const collected = (): object => ({
    analyticsAllowed: allowed(),
    marketingAllowed: allowed(),
    preferencesAllowed: allowed(),
    saleOfDataAllowed: allowed(),
  });

  return {
    currentVisitorConsent: current,
    analyticsProcessingAllowed: allowed,
    marketingAllowed: allowed,
    preferencesProcessingAllowed: allowed,
    saleOfDataAllowed: allowed,
    userCanBeTracked: allowed,
    shouldShowBanner: () => mustAsk && consent === null,
    getRegion: () => country,
    setTrackingConsent,
  };
}
