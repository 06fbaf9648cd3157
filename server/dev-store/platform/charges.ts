import type { DevStoreDeps } from '../deps.ts';
import type { Charge, StoreState } from '../store/state.ts';

const KEPT = 100;

export type NewCharge = Omit<Charge, 'id' | 'key' | 'status'>;

export const activeCharges = ({ charges = [] }: StoreState): Charge[] =>
  charges.filter(({ status }) => status === 'ACTIVE');

/** Keeps what the app wants to charge for, until the merchant decides. */
export function createCharge({ memory, options }: DevStoreDeps, wanted: NewCharge): Charge {
  const { charges = [] } = memory.state;
  const id = 30_001 + Math.max(0, ...charges.map((one) => one.id - 30_000));
  const charge: Charge = { ...wanted, id, key: options.newId(), status: 'PENDING' };
  memory.state.charges = [...charges, charge].slice(-KEPT);
  memory.save();
  return charge;
}

export const chargePath = ({ id, key }: Charge): string => `/admin/charges/${id}/${key}`;

/** The charge of a page's address, if the whole address is right. */
export function findCharge({ memory }: DevStoreDeps, id: unknown, key: unknown): Charge | undefined {
  return memory.state.charges?.find((one) => String(one.id) === id && one.key === key);
}

/**
 * The merchant decides. An app has one subscription: a new one takes the place of the one before. Deciding again
 * changes nothing. Says where the browser goes on.
 */
export function decideCharge({ memory }: DevStoreDeps, charge: Charge, isApproved: boolean): string {
  if (charge.status === 'PENDING') {
    if (isApproved) for (const before of activeCharges(memory.state)) before.status = 'CANCELLED';
    charge.status = isApproved ? 'ACTIVE' : 'DECLINED';
    memory.save();
  }
  const url = new URL(charge.returnUrl);
  url.searchParams.set('charge_id', String(charge.id));
  return url.href;
}

/** False if there is no such charge to end. */
export function cancelCharge({ memory }: DevStoreDeps, id: number): boolean {
  const charge = activeCharges(memory.state).find((one) => one.id === id);
  if (charge === undefined) return false;
  charge.status = 'CANCELLED';
  memory.save();
  return true;
}
