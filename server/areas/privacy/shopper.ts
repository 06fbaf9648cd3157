import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/privacy.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import { Unfinished } from '#server/kernel/jobs/turn.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { collectCustomerRows, type CustomerData } from './customer-data-repository.ts';
import { newErasure, eraseRows, type EraseDeps } from './erase-customer.ts';
import { type CustomerReference, findCustomerOfOrder, addCustomerOrders } from './erasure-repository.ts';
import { CUSTOMER_JOBS } from './handle-customer.ts';

type ShopperQuery = InputOf<typeof api.findShopper>;
type ShopperDeps = Pick<Deps, 'database'>;
type EraseShopperDeps = EraseDeps & Pick<Deps, 'log'>;

interface Amount {
  readonly responses: number;
  /** Responses that name this shopper without verification. */
  readonly claimed: number;
  readonly orders: number;
}

/** Counts a shopper's data, so that the merchant sees what an erasure deletes. */
export async function findShopper(
  { database }: ShopperDeps,
  { storeId }: Session,
  wanted: ShopperQuery,
): Promise<Amount> {
  const { responses, claimed, orders } = await collectOf(database, storeId, wanted);
  return { responses: responses.length, claimed: claimed.length, orders: orders.length };
}

export async function exportShopper(
  { database }: ShopperDeps,
  session: Session,
  wanted: ShopperQuery,
): Promise<CustomerData> {
  const { storeId } = session;
  await noteActivity(database, storeId, session, { kind: 'shopper.exported' });
  return collectOf(database, storeId, wanted);
}

/**
 * Erases as much as it can while the merchant waits, as for the platform's request. A job does the rest and vacuums.
 * The merchant can choose to erase unverified claims too; otherwise they lose the claim and stay.
 */
export async function eraseShopper(
  deps: EraseShopperDeps,
  session: Session,
  { alsoClaimed = false, ...wanted }: InputOf<typeof api.eraseShopper>,
): Promise<Amount & { readonly isUnfinished: boolean }> {
  const { storeId } = session;
  const shopper = await referenceOf(deps.database, storeId, wanted);
  const work = newErasure(shopper, { withClaims: alsoClaimed });
  const intention = await deps.database.transaction(async (tx) => {
    await noteActivity(tx, storeId, session, { kind: 'shopper.erased' });
    return storeIntention(tx, deps, { storeId, kind: CUSTOMER_JOBS.redact, payload: work });
  });
  const { reached } = await takeFirstTurn(deps, intention, async (turn) => {
    const { gone, isAll } = await eraseRows(deps, storeId, work, turn);
    // When all is done, the job no longer needs the customer's ids.
    return new Unfinished({ ...gone, ...(isAll && NO_CUSTOMER), isAll });
  });
  const { erased, unclaimed, orders, isAll } = reached ?? {
    erased: 0,
    unclaimed: 0,
    orders: 0,
    isAll: false,
  };
  return { responses: erased, claimed: unclaimed, orders, isUnfinished: !isAll };
}

const NO_CUSTOMER: CustomerReference = { customerId: null, orderIds: [] };

async function collectOf(
  database: Deps['database'],
  storeId: string,
  wanted: ShopperQuery,
): Promise<CustomerData> {
  return collectCustomerRows(database, storeId, await referenceOf(database, storeId, wanted));
}

/** Finds the customer of an order, and then all of their orders. */
async function referenceOf(
  database: Deps['database'],
  storeId: string,
  { by, id }: ShopperQuery,
): Promise<CustomerReference> {
  const bare = id.slice(id.lastIndexOf('/') + 1);
  const named: CustomerReference =
    by === 'customer'
      ? { customerId: bare, orderIds: [] }
      : { customerId: await findCustomerOfOrder(database, storeId, bare), orderIds: [bare] };
  return addCustomerOrders(database, storeId, named);
}
