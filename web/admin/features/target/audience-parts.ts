import type {
  AudienceFilter,
  CustomerTypeFilter,
  LocationFilter,
  OrderValueFilter,
} from '#shared/audience/filters.ts';
import type { SurveyDelivery } from '#shared/api/delivery.ts';

type Audience = SurveyDelivery['audience'];

/** The three filters as an editor has them; null is *not restricted*. */
export interface AudienceParts {
  readonly customers: CustomerTypeFilter['value'];
  readonly location: LocationFilter | null;
  readonly orderValue: OrderValueFilter | null;
}

export function partsOf(audience: Audience): AudienceParts {
  // What has been answered is not to be written to; nobody here does.
  const filters = audience as readonly AudienceFilter[];
  return {
    customers: filters.find((filter) => filter.type === 'customerType')?.value ?? 'all',
    location: filters.find((filter) => filter.type === 'location') ?? null,
    orderValue: filters.find((filter) => filter.type === 'orderValue') ?? null,
  };
}

/** What restricts nobody is left out. */
export function audienceOf({ customers, location, orderValue }: AudienceParts): Audience {
  return [
    ...(customers === 'all' ? [] : [{ type: 'customerType' as const, value: customers }]),
    ...(location === null ? [] : [location]),
    ...(orderValue === null ? [] : [orderValue]),
  ];
}
