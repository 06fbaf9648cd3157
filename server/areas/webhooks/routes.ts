import type { Request } from 'express';
import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-date.ts';
import { parseStorable } from '#server/kernel/limits/storable.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { validShopHost } from '#server/kernel/platform/shop-host.ts';
import { verifyWebhook } from '#server/kernel/platform/signatures.ts';
import type { Webhook, WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** The body of an order with many lines is large. */
const WEBHOOK_BYTES = 4 * 1024 * 1024;

/** The one address to which the platform sends webhooks of all topics. The other areas provide the handlers. */
export function webhooksArea(deps: Deps, handlers: WebhookHandlers): Area {
  const count = deps.metrics.counter('webhooks_total', 'Webhooks of shops, by outcome.', 'outcome');
  return {
    name: 'webhooks',
    plainRoutes: [
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
    ],
  };
}

/** Checks the signature first: it covers the raw body, so nothing is parsed before. */
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

/** Replaces text that the database cannot store: the platform would send a refused webhook again and again. */
function parse(rawBody: Buffer): unknown {
  try {
    return parseStorable(rawBody.toString('utf8'));
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'The body of a webhook is JSON.', { cause });
  }
}
