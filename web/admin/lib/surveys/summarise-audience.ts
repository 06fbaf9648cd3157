import { currencySymbol } from '../currency-symbol.ts';
import { parsePlace } from '#shared/audience/filters.ts';
import type {
  AudienceFilter,
  CustomerTypeFilter,
  LocationFilter,
  OrderValueFilter,
} from '#shared/audience/filters.ts';

/** Describes the audience in one sentence: *Repeat customers in Canada with order value > $50*. */
export function summariseAudience(filters: readonly AudienceFilter[], currency?: string | null): string {
  const types = filters.filter((filter) => filter.type === 'customerType');
  const places = filters.filter((filter) => filter.type === 'location');
  const amounts = filters.filter((filter) => filter.type === 'orderValue');
  const symbol = currencySymbol(currency);
  const words = [
    customerWords(types),
    ...places.filter((place) => place.values.length > 0).map(placeWords),
    ...amounts.map((amount) => amountWords(amount, symbol)),
  ];
  return words.join(' ');
}

const CUSTOMERS: Record<CustomerTypeFilter['value'], string> = {
  all: 'All customers',
  firstTime: 'New customers',
  repeat: 'Repeat customers',
};

/** Names the customers by the most restrictive filter. `all` is left out beside another one. */
function customerWords(types: readonly CustomerTypeFilter[]): string {
  const restricting = types.find((filter) => filter.value !== 'all');
  return CUSTOMERS[restricting?.value ?? 'all'];
}

function placeWords({ operator, values }: LocationFilter): string {
  const names = values.map((place) => parsePlace(place).name).join(', ');
  return operator === 'contains' ? `in ${names}` : `excluding ${names}`;
}

function amountWords(filter: OrderValueFilter, symbol: string): string {
  return `with order value ${amountRange(filter, symbol)}`;
}

function amountRange({ operator, value, maxValue }: OrderValueFilter, symbol: string): string {
  switch (operator) {
    case 'greater_than':
      return `> ${symbol}${value}`;
    case 'less_than':
      return `< ${symbol}${value}`;
    case 'between':
      // Equal ends admit one amount only.
      if (maxValue === null || maxValue === value) return `= ${symbol}${value}`;
      return `between ${symbol}${Math.min(value, maxValue)} and ${symbol}${Math.max(value, maxValue)}`;
    default:
      return operator satisfies never;
  }
}
