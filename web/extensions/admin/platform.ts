import type { Api as CustomerApi } from '@shopify/ui-extensions/admin.customer-details.block.render';
import type { Api as OrderApi } from '@shopify/ui-extensions/admin.order-details.block.render';

/** The part of the admin's global that a block uses, as the platform declares it. */
export type BlockApi = Pick<OrderApi | CustomerApi, 'auth' | 'data'>;
