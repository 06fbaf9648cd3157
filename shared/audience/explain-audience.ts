import { parsePlace, type AudienceFilter, type Shopper } from './filters.ts';
import { admits } from './matches-audience.ts';

export interface FilterReason {
  filter: AudienceFilter;
  matches: boolean;
  /** False when the attribute is unknown; the filter's rule for unknown attributes then decides. */
  known: boolean;
  sentence: string;
}

export interface AudienceExplanation {
  matches: boolean;
  /** One reason for each filter, in the filters' order. */
  reasons: FilterReason[];
}

/** `matchesAudience` with its reasons. Both call `admits`, so their results always agree. */
export function explainAudience(filters: readonly AudienceFilter[], shopper: Shopper): AudienceExplanation {
  const reasons = filters.map((filter) => explainFilter(filter, shopper));
  return { matches: reasons.every((reason) => reason.matches), reasons };
}

function explainFilter(filter: AudienceFilter, shopper: Shopper): FilterReason {
  const matches = admits(filter, shopper);
  const fact = knownFact(filter, shopper);
  return { filter, matches, known: fact !== null, sentence: sentence(filter, matches, fact) };
}

function sentence(filter: AudienceFilter, matches: boolean, fact: string | null): string {
  if (restrictsNobody(filter)) return 'This filter lets everybody in.';
  if (fact !== null) return matches ? `${fact}: included.` : `${fact}: left out.`;
  const unknown = `The shopper’s ${SUBJECT[filter.type]} is unknown`;
  return matches ? `${unknown}, so they are not left out.` : `${unknown}, so they are left out.`;
}

function restrictsNobody(filter: AudienceFilter): boolean {
  if (filter.type === 'customerType') return filter.value === 'all';
  return filter.type === 'location' && filter.values.length === 0;
}

const SUBJECT: Record<AudienceFilter['type'], string> = {
  customerType: 'customer type',
  location: 'country',
  orderValue: 'order value',
};

/** The value that the filter checks, or null when it is unknown. */
function knownFact(filter: AudienceFilter, shopper: Shopper): string | null {
  switch (filter.type) {
    case 'customerType':
      if (shopper.customerType === null) return null;
      return shopper.customerType === 'firstTime' ? 'This is a new customer' : 'This is a repeat customer';
    case 'location':
      return shopper.country === null
        ? null
        : `The shopper is in ${placeName(filter.values, shopper.country)}`;
    case 'orderValue':
      return shopper.orderValue === null ? null : `The order or cart is worth ${shopper.orderValue}`;
    default:
      return filter satisfies never;
  }
}

function placeName(values: readonly string[], country: string): string {
  const same = (code: string) => code.toUpperCase() === country.toUpperCase();
  return values.map(parsePlace).find(({ code }) => same(code))?.name ?? country;
}
