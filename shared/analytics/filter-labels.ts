import type { AnalyticsQuery, SegmentCustomerType } from './query.ts';
import { countryName } from '../words/country-name.ts';
import { languageName } from '../words/language-name.ts';
import { money } from '../words/money.ts';
import { PLACEMENT_WORDS } from '../delivery/placement-words.ts';

export const RANGE_NAMES = {
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  last90: 'Last 90 days',
  last365: 'Last 365 days',
  all: 'All time',
} as const;

export const CUSTOMER_NAMES: Readonly<Record<SegmentCustomerType, string>> = {
  firstTime: 'New customers',
  repeat: 'Repeat customers',
  unknown: 'New or repeat not known',
};

/** The questions and answers that results can be filtered by. */
interface FilterChoices {
  readonly questions: readonly {
    readonly meaningId: string;
    readonly text: string;
    readonly answers: readonly { readonly cell: string; readonly text: string }[];
  }[];
}

/** A filter in words, and the query without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Partial<AnalyticsQuery>;
}

/** The active filters besides the days, in a merchant's words. */
export function activeFilters(
  query: AnalyticsQuery,
  choices: FilterChoices | undefined,
  currency: string,
): ActiveFilter[] {
  const { versions, countries, customerTypes, placements, languages, orderValue, answered } = query;
  const one = (id: string, label: string, without: Partial<AnalyticsQuery>) => ({ id, label, without });
  const list = <T extends string>(items: readonly T[], nameOf: (item: T) => string) =>
    items.map(nameOf).join(', ');
  return [
    ...(versions.length > 0 ? [one('versions', versionText(versions), { versions: [] })] : []),
    ...(countries.length > 0 ? [one('countries', list(countries, countryName), { countries: [] })] : []),
    ...(customerTypes.length > 0
      ? [
          one(
            'customers',
            list(customerTypes, (type) => CUSTOMER_NAMES[type]),
            { customerTypes: [] },
          ),
        ]
      : []),
    ...(placements.length > 0
      ? [
          one(
            'placements',
            list(placements, (type) => PLACEMENT_WORDS[type].name),
            { placements: [] },
          ),
        ]
      : []),
    ...(languages.length > 0 ? [one('languages', list(languages, languageName), { languages: [] })] : []),
    ...(orderValue ? [one('order', orderText(orderValue, currency), { orderValue: null })] : []),
    ...(answered ? [one('answered', answeredText(answered, choices), { answered: null })] : []),
  ];
}

function versionText(versions: readonly number[]): string {
  return `${versions.length === 1 ? 'Version' : 'Versions'} ${versions.join(', ')}`;
}

function orderText(range: NonNullable<AnalyticsQuery['orderValue']>, currency: string): string {
  const [min, max] = [range.min, range.max].map((amount) => amount !== null && money(amount, currency));
  if (min && max) return `Order between ${min} and ${max}`;
  return min ? `Order of ${min} or more` : `Order of ${max || ''} or less`;
}

/** An answer that no version contains any more is shown by its id. */
function answeredText(
  { question, cell }: NonNullable<AnalyticsQuery['answered']>,
  choices: FilterChoices | undefined,
): string {
  const asked = choices?.questions.find(({ meaningId }) => meaningId === question);
  const answer = asked?.answers.find((each) => each.cell === cell)?.text;
  return `Answered “${answer ?? cell}” to “${asked?.text ?? question}”`;
}
