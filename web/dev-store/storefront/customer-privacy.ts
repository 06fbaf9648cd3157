/** What the shopper said. Null: nothing yet. */
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

/** Where a store may not measure before it has asked. */
const ASK_FIRST = ['GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'SE'];

/**
 * The platform's customer privacy API with one answer for all purposes, which is what the switch of this store
 * offers. Where the law lets a store begin without asking, no answer counts as yes.
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
