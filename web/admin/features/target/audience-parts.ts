import type {
  AudienceFilter,
  CustomerTypeFilter,
  LocationFilter,
  OrderValueFilter,
} from '#shared/audience/filters.ts';
import type { SurveyDelivery } from '#shared/api/delivery.ts';

type Audience = SurveyDelivery['audience'];

/** The three filters in the editor's form; null means not restricted. */
export interface AudienceParts {
  readonly customers: CustomerTypeFilter['value'];
  readonly location: LocationFilter | null;
  readonly orderValue: OrderValueFilter | null;
}

export function partsOf(audience: Audience): AudienceParts {
  // Query results are read-only; nothing here mutates them.
  const filters = audience as readonly AudienceFilter[];
  return {
    customers: filters.find((filter) => filter.type === 'customerType')?.value ?? 'all',
    location: filters.find((filter) => filter.type === 'location') ?? null,
    orderValue: filters.find((filter) => filter.type === 'orderValue') ?? null,
  };
}

/** Omits filters that restrict nobody. */
export function audienceOf({ customers, location, orderValue }: AudienceParts): Audience {
  return [
    ...(customers === 'all' ? [] : [{ type: 'customerType' as const, value: customers }]),
    ...(location === null ? [] : [location]),
    ...(orderValue === null ? [] : [orderValue]),
  ];
}
