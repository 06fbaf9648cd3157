import * as api from '#shared/api/billing.ts';
import type { Deps } from '../deps.ts';
import { route, type Route } from '../http/route.ts';
import { createLocalBilling } from './local-billing.ts';

export function billingRoutes(deps: Deps): Route[] {
  const billing = createLocalBilling(deps);
  return [
    route(api.listPlans, () => Promise.resolve([...billing.listPlans()])),
    route(api.getBillingCustomer, ({ session }) => billing.loadCustomer(session.storeId)),
    route(api.startWithFree, ({ session }) => billing.startWithFree(session.storeId)),
  ];
}
