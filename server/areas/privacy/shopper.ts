import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/privacy.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import { Unfinished } from '#server/kernel/jobs/turn.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { collectCustomerRows, type CustomerData } from './customer-data-repository.ts';
import { beginErasing, eraseRows } from './erase-customer.ts';
import { type CustomerReference, findCustomerOfOrder, withTheirOrders } from './erasure-repository.ts';
import { CUSTOMER_JOBS } from './handle-customer.ts';

type Wanted = InputOf<typeof api.findShopper>;
type ShopperDeps = Pick<Deps, 'database'>;
type EraseDeps = Pick<Deps, 'database' | 'log' | 'newId'>;

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
 * The same as when the platform asks for it, as far as it goes while the merchant waits. The job does the rest, and
 * frees the space of what is gone. The merchant may have claimed answers erased as well; otherwise they lose their
 * claim and stay.
 */
export async function eraseShopper(
  deps: EraseDeps,
  { storeId }: Session,
  { alsoClaimed = false, ...wanted }: InputOf<typeof api.eraseShopper>,
): Promise<Amount & { readonly isUnfinished: boolean }> {
  const shopper = await referenceOf(deps.database, storeId, wanted);
  const work = beginErasing(shopper, { withClaims: alsoClaimed });
  const intention = await storeIntention(deps.database, deps, {
    storeId,
    kind: CUSTOMER_JOBS.redact,
    payload: work,
  });
  const { reached } = await takeFirstTurn(deps, intention, async (turn) => {
    const { gone, isAll } = await eraseRows(deps, storeId, work, turn);
    // The job knows the shopper no longer than it needs to.
    return new Unfinished({ ...gone, ...(isAll && NOBODY), isAll });
  });
  const { erased, unclaimed, orders, isAll } = reached ?? {
    erased: 0,
    unclaimed: 0,
    orders: 0,
    isAll: false,
  };
  return { responses: erased, claimed: unclaimed, orders, isUnfinished: !isAll };
}

const NOBODY: CustomerReference = { customerId: null, orderIds: [] };

/** An order leads to its customer, and the customer to all of their orders. */
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
