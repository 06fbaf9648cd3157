import type { DevStoreDeps } from '../deps.ts';
import type { Charge, StoreState } from '../store/state.ts';

const MAX_CHARGES = 100;

export type NewCharge = Omit<Charge, 'id' | 'key' | 'status'>;

export const activeCharges = ({ charges = [] }: StoreState): Charge[] =>
  charges.filter(({ status }) => status === 'ACTIVE');

/** Stores a requested charge until the merchant decides. */
export function createCharge({ stateStore, options }: DevStoreDeps, wanted: NewCharge): Charge {
  const { charges = [] } = stateStore.state;
  const id = 30_001 + Math.max(0, ...charges.map((one) => one.id - 30_000));
  const charge: Charge = { ...wanted, id, key: options.newId(), status: 'PENDING' };
  stateStore.state.charges = [...charges, charge].slice(-MAX_CHARGES);
  stateStore.save();
  return charge;
}

export const chargePath = ({ id, key }: Charge): string => `/admin/charges/${id}/${key}`;

/** The charge in a page's address, if id and key match. */
export function findCharge({ stateStore }: DevStoreDeps, id: unknown, key: unknown): Charge | undefined {
  return stateStore.state.charges?.find((one) => String(one.id) === id && one.key === key);
}

/**
 * Records the merchant's decision and returns the redirect address. An app has one subscription: a new one replaces
 * the old one. Repeating a decision has no effect.
 */
export function decideCharge({ stateStore }: DevStoreDeps, charge: Charge, isApproved: boolean): string {
  if (charge.status === 'PENDING') {
    if (isApproved) for (const before of activeCharges(stateStore.state)) before.status = 'CANCELLED';
    charge.status = isApproved ? 'ACTIVE' : 'DECLINED';
    stateStore.save();
  }
  const url = new URL(charge.returnUrl);
  url.searchParams.set('charge_id', String(charge.id));
  return url.href;
}

/** Returns false if there is no such charge. */
export function cancelCharge({ stateStore }: DevStoreDeps, id: number): boolean {
  const charge = activeCharges(stateStore.state).find((one) => one.id === id);
  if (charge === undefined) return false;
  charge.status = 'CANCELLED';
  stateStore.save();
  return true;
}
