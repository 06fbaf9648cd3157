import * as api from '#shared/api/billing.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { route } from '#server/kernel/http/route.ts';
import type { Billing, BillingDeps } from './billing.ts';
import { changePlan } from './change-plan.ts';
import { billingServiceRoutes } from './service/routes.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { BILLING_JOBS } from './billing-job-names.ts';
import { completeEnd } from './end-subscription.ts';
import { reconcileCharge } from './reconcile-charge.ts';

/** The calls of the plans page, and the embedded billing service unless another provider is configured. */
export function billingArea(deps: Deps & BillingDeps & { readonly billing: Billing }): Area {
  const { billing, config } = deps;
  return {
    name: 'billing',
    routes: [
      route(api.listPlans, async ({ session }) => [...(await billing.listPlans(session.storeId))]),
      route(api.getBillingCustomer, ({ session }) => billing.catchUp(session.storeId)),
      route(api.startWithFree, ({ session }) => billing.startWithFree(session.storeId)),
      route(api.changePlan, ({ session, input }) => changePlan(deps, session, input)),
      route(api.cancelPlan, async ({ session, input }) => {
        const { reason = null, when } = input;
        const cancelled = await billing.cancel(session.storeId, { reason, when });
        await noteActivity(deps.database, session.storeId, session, { kind: 'plan.cancelled' });
        return cancelled;
      }),
      route(api.listInvoices, ({ session, input }) =>
        billing.listInvoices(session.storeId, { ...input, status: input.status ?? null }),
      ),
    ],
    plainRoutes: config.billing.embedded ? billingServiceRoutes(deps) : [],
    jobs: billingJobs(deps),
  };
}

/** These jobs are retried until they succeed, because money must not stay unsettled. */
function billingJobs(deps: BillingDeps): JobKinds {
  return {
    [BILLING_JOBS.reconcile]: { run: ({ storeId }) => reconcileCharge(deps, storeId), neverGivesUp: true },
    [BILLING_JOBS.end]: { run: (job) => completeEnd(deps, job), neverGivesUp: true },
  };
}
