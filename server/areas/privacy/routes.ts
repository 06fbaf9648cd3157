import type { Request } from 'express';
import { API_BASE } from '#shared/api/base.ts';
import * as api from '#shared/api/privacy.ts';
import * as settings from '#shared/api/settings.ts';
import { AppError } from '#shared/errors.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { isRealMoment } from '#shared/real-moment.ts';
import { parseStorable } from '#shared/storable.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { sendPieces } from '#server/kernel/http/send-pieces.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { validShopHost } from '#server/kernel/platform/shop-host.ts';
import { verifyWebhook } from '#server/kernel/platform/signatures.ts';
import { getDataRequest, listDataRequests } from './data-requests.ts';
import { deleteStore } from './delete-store.ts';
import { eraseStore } from './erase-store.ts';
import { exportStore } from './export-store.ts';
import { redactCustomer, requestCustomerData } from './handle-customer.ts';
import { handleUninstall } from './handle-uninstall.ts';
import { privacyJobs } from './privacy-jobs.ts';
import { receiveWebhook, type WebhookHandlers } from '#server/areas/webhooks/receive-webhook.ts';
import { eraseShopper, exportShopper, findShopper } from './shopper.ts';
import { privacyChores } from './upkeep.ts';
import type { Webhook } from '#server/areas/webhooks/webhook.ts';

/** An order of many lines is a large body. */
const WEBHOOK_BYTES = 4 * 1024 * 1024;

const HANDLERS: WebhookHandlers = {
  'app/uninstalled': handleUninstall,
  'customers/data_request': requestCustomerData,
  'customers/redact': redactCustomer,
  'shop/redact': eraseStore,
};

/** Requests about people's data: by the platform's webhooks, and what the merchant has to pass on. */
export function privacyArea(deps: Deps & WithBilling, others: WebhookHandlers = {}): Area {
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
    plainRoutes: [...webhookPlainRoutes(deps, others), storeExportRoute(deps)],
    jobs: privacyJobs(deps),
    chores: privacyChores(deps),
  };
}

function storeExportRoute(deps: Deps): PlainRoute {
  return plainRoute({
    name: 'exportStore',
    method: 'GET',
    path: API_BASE + settings.STORE_EXPORT_PATH,
    guard: 'session',
    rate: 'heavy',
    handle: (request, response, { session, signal }) =>
      sendPieces(request, response, exportStore(deps, session), signal),
  });
}

/** All topics come to one address. `others` are the topics that another area takes care of. */
function webhookPlainRoutes(deps: Deps, others: WebhookHandlers): PlainRoute[] {
  const handlers = { ...others, ...HANDLERS };
  const count = deps.metrics.counter(
    'webhooks_total',
    'Webhooks of shops, by what became of them.',
    'outcome',
  );
  return [
    plainRoute({
      name: 'receiveWebhook',
      method: 'POST',
      path: PLATFORM_PATHS.webhooks,
      guard: 'signature',
      rate: 'collect',
      body: { kind: 'raw', bytes: WEBHOOK_BYTES },
      async handle(request, response) {
        await receiveWebhook({ ...deps, count }, readWebhook(deps, request), handlers);
        response.status(200).end();
      },
    }),
  ];
}

/** Nothing of a webhook is looked at before its signature, which covers the body as it was sent. */
function readWebhook({ config }: Deps, request: Request): Webhook {
  const body: unknown = request.body;
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!verifyWebhook(rawBody, request.get('x-shopify-hmac-sha256'), config.secrets.platformApi)) {
    throw new AppError('UNAUTHENTICATED', 'The signature of this webhook is not right.');
  }
  const shop = validShopHost(request.get('x-shopify-shop-domain'), config);
  const topic = request.get('x-shopify-topic');
  const webhookId = request.get('x-shopify-webhook-id');
  if (shop === null || !topic || !webhookId || webhookId.length > 200) {
    throw new AppError('INVALID_INPUT', 'A webhook names its shop, its topic and its id.');
  }
  return {
    shop,
    topic,
    webhookId,
    triggeredAt: momentOf(request.get('x-shopify-triggered-at')),
    payload: parse(rawBody),
  };
}

function momentOf(header: string | undefined): string | null {
  return header !== undefined && isRealMoment(header) ? new Date(header).toISOString() : null;
}

/** The platform repeats a webhook until it is taken, so text that cannot be stored is replaced instead of refused. */
function parse(rawBody: Buffer): unknown {
  try {
    return parseStorable(rawBody.toString('utf8'));
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'The body of a webhook is JSON.', { cause });
  }
}
