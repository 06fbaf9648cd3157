import * as api from '#shared/api/billing.ts';
import type { Deps } from '../deps.ts';
import type { Area } from '../http/area.ts';
import { route } from '../http/route.ts';
import { billingJobs } from './billing-jobs.ts';
import { changePlan } from './change-plan.ts';
import { createBilling } from './create-billing.ts';
import { getPlanUsage } from './get-plan-usage.ts';
import { previewChange } from './preview-change.ts';
import { billingServiceRoutes } from './service/routes.ts';

/** What the plans page calls, and the billing service itself unless another provider is configured. */
export function billingArea(plain: Deps): Area {
  const billing = createBilling(plain);
  const deps = { ...plain, billing };
  return {
    name: 'billing',
    routes: [
      route(api.listPlans, async ({ session }) => [...(await billing.listPlans(session.storeId))]),
      route(api.getBillingCustomer, ({ session }) => billing.catchUp(session.storeId)),
      route(api.startWithFree, ({ session }) => billing.startWithFree(session.storeId)),
      route(api.changePlan, ({ session, input }) => changePlan(deps, session, input)),
      route(api.cancelPlan, ({ session, input }) =>
        billing.cancel(session.storeId, { reason: input.reason ?? null, when: input.when }),
      ),
      route(api.previewChange, ({ session, input }) => previewChange(deps, session, input.planId)),
      route(api.listInvoices, ({ session, input }) =>
        billing.listInvoices(session.storeId, { ...input, status: input.status ?? null }),
      ),
      route(api.getPlanUsage, ({ session }) => getPlanUsage(deps, session)),
    ],
    plainRoutes: plain.config.billing.embedded ? billingServiceRoutes(plain) : [],
    jobs: billingJobs(plain),
  };
}
