import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { API_BASE } from '#shared/api/base.ts';
import * as api from '#shared/api/privacy.ts';
import * as settings from '#shared/api/settings.ts';
import { STORE_EXPORT_PATH } from '#shared/api/values.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { RemoveDeps } from '#server/areas/collect/removal/remove-responses.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { sendPieces } from '#server/kernel/http/send-pieces.ts';
import { getDataRequest, listDataRequests } from './data-requests.ts';
import { deleteStore, deleteStoreJob } from './delete-store.ts';
import { exportStore } from './export-store.ts';
import { eraseShopper, exportShopper, findShopper } from './shopper.ts';
import { privacyChores } from './upkeep.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { eraseCustomer } from './erase-customer.ts';
import {
  CUSTOMER_JOBS,
  redactCustomer,
  requestCustomerData,
  collectCustomerData,
} from './handle-customer.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { eraseStore } from './erase-store.ts';

/** Requests about personal data: of customers through the platform, and of the merchant. */
export function privacyArea(deps: Deps & WithBilling & RemoveDeps): Area {
  return {
    name: 'privacy',
    routes: [
      route(api.listDataRequests, ({ session }) => listDataRequests(deps, session)),
      route(api.getDataRequest, ({ session, input }) => getDataRequest(deps, session, input)),
      route(api.findShopper, ({ session, input }) => findShopper(deps, session, input)),
      route(api.exportShopper, async ({ session, input }) => {
        const { responses, claimed, orders } = await exportShopper(deps, session, input);
        return { responses: [...responses], claimed: [...claimed], orders: [...orders] };
      }),
      route(api.eraseShopper, ({ session, input }) => eraseShopper(deps, session, input)),
      route(settings.deleteStore, ({ session, input }) => deleteStore(deps, session, input)),
    ],
    plainRoutes: [storeExportRoute(deps)],
    webhooks: privacyWebhooks(deps),
    jobs: privacyJobs(deps),
    chores: privacyChores(deps),
  };
}

function storeExportRoute(deps: Deps): PlainRoute {
  return plainRoute({
    name: 'exportStore',
    method: 'GET',
    path: API_BASE + STORE_EXPORT_PATH,
    guard: 'session',
    rate: 'heavy',
    handle: async (request, response, { session, signal }) => {
      await noteActivity(deps.database, session.storeId, session, { kind: 'store.exported' });
      await sendPieces(request, response, exportStore(deps, session), signal);
    },
  });
}

/** These jobs are retried until they succeed, because the law requires them. */
function privacyJobs(deps: Deps & WithBilling & RemoveDeps): JobKinds {
  return {
    [CUSTOMER_JOBS.redact]: { run: (job, turn) => eraseCustomer(deps, job, turn), neverGivesUp: true },
    [CUSTOMER_JOBS.collect]: { run: (job) => collectCustomerData(deps, job), neverGivesUp: true },
    ...deleteStoreJob(deps),
  };
}

/** The compliance topics that the platform requires of each app. */
function privacyWebhooks(deps: Pick<Deps, 'config' | 'newId'>): WebhookHandlers {
  return {
    'customers/data_request': requestCustomerData(deps),
    'customers/redact': redactCustomer(deps),
    'shop/redact': eraseStore(deps),
  };
}
