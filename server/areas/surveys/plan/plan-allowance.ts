import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Billing } from '#server/areas/billing/billing.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';

/** What a store's plan allows for responses and appearance. Infinity means unlimited. */
export interface Allowance {
  readonly responses: number;
  readonly orders: number;
  readonly removesBranding: boolean;
  readonly hasOwnTheme: boolean;
  readonly showsPictures: boolean;
}

export interface Allowances {
  of(storeId: string): Promise<Allowance>;
}

/** How long a cached plan is used. */
const CACHE_MS = 10_000;
const STORES = 10_000;

/** Caches the plan, because another service may provide it. Loaded before a batch begins and not for each answer. */
export function createAllowances({
  billing,
  clock,
}: {
  billing: Pick<Billing, 'loadCustomer'>;
  clock: () => number;
}): Allowances {
  const known = new LruMap<string, { readonly at: number; readonly allowance: Promise<Allowance> }>(STORES);

  async function load(storeId: string): Promise<Allowance> {
    try {
      return allowanceIn((await billing.loadCustomer(storeId)).features);
    } catch (error) {
      known.delete(storeId);
      throw error;
    }
  }

  return {
    of(storeId) {
      const entry = known.get(storeId);
      if (entry !== undefined && isWithin(CACHE_MS, entry.at, clock())) return entry.allowance;
      const allowance = load(storeId);
      known.set(storeId, { at: clock(), allowance });
      return allowance;
    },
  };
}

export function allowanceIn(features: Features): Allowance {
  return {
    responses: allowanceOf(features, 'responsesPerSurvey'),
    orders: allowanceOf(features, 'ordersLimit'),
    removesBranding: isAllowed(features, { type: 'remove_branding' }),
    hasOwnTheme: isAllowed(features, { type: 'set_theme' }),
    showsPictures: isAllowed(features, { type: 'use_images' }),
  };
}
