import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/privacy.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import { collectCustomerRows, type CustomerData } from './customer-data-repository.ts';
import { eraseAnswers } from './erase-customer.ts';
import {
  type CustomerReference,
  deleteCollectedData,
  deleteCustomerOrders,
  findCustomerOfOrder,
  withTheirOrders,
} from './erasure-repository.ts';

type Wanted = InputOf<typeof api.findShopper>;
type ShopperDeps = Pick<Deps, 'database' | 'newId'>;

interface Amount {
  readonly responses: number;
  /** Responses that claim to be this shopper's. */
  readonly claimed: number;
  readonly orders: number;
}

/** How much there is of a shopper, so that nothing is erased unseen. */
export async function findShopper(deps: ShopperDeps, session: Session, wanted: Wanted): Promise<Amount> {
  const { responses, claimed, orders } = await exportShopper(deps, session, wanted);
  return { responses: responses.length, claimed: claimed.length, orders: orders.length };
}

export async function exportShopper(
  { database }: ShopperDeps,
  { storeId }: Session,
  wanted: Wanted,
): Promise<CustomerData> {
  return collectCustomerRows(database, storeId, await referenceOf(database, storeId, wanted));
}

/**
 * The same as when the platform asks for it, done while the merchant waits. The merchant may have claimed answers erased
 * as well; otherwise they lose their claim and stay.
 */
export async function eraseShopper(
  deps: ShopperDeps,
  { storeId }: Session,
  { alsoClaimed = false, ...wanted }: InputOf<typeof api.eraseShopper>,
): Promise<Amount> {
  const shopper = await referenceOf(deps.database, storeId, wanted);
  // Answers first: cut off in between, the orders still lead to what is left of them.
  const { erased, unclaimed } = await eraseAnswers(deps, storeId, shopper, { withClaims: alsoClaimed });
  const orders = await deps.database.transaction(async (tx) => {
    await deleteCollectedData(tx, storeId, shopper.customerId);
    return deleteCustomerOrders(tx, storeId, shopper);
  });
  return { responses: erased, claimed: unclaimed, orders };
}

/** An order leads to whoever placed it, and they to all of their orders. */
async function referenceOf(
  database: Deps['database'],
  storeId: string,
  { by, id }: Wanted,
): Promise<CustomerReference> {
  const bare = id.slice(id.lastIndexOf('/') + 1);
  const named: CustomerReference =
    by === 'customer'
      ? { customerId: bare, orderIds: [] }
      : { customerId: await findCustomerOfOrder(database, storeId, bare), orderIds: [bare] };
  return withTheirOrders(database, storeId, named);
}
