import { randomBytes } from 'node:crypto';
import request from 'supertest';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { signWebhook } from '#server/kernel/platform/signatures.ts';

export interface TestWebhook {
  readonly topic: string;
  readonly shop: string;
  readonly payload?: object;
  readonly id?: string;
  readonly triggeredAt?: string;
  /** Replaces the valid signature; null leaves the header out. */
  readonly hmac?: string | null;
}

interface Receiver {
  readonly deps: Pick<Deps, 'config'>;
  /** Express or the whole listener. */
  readonly http: Parameters<typeof request>[0];
}

/** Sends a webhook as the platform does, signed. */
export function sendWebhook({ deps, http }: Receiver, webhook: TestWebhook) {
  const { topic, shop, payload = {}, id = randomBytes(8).toString('hex'), triggeredAt, hmac } = webhook;
  const body = JSON.stringify(payload);
  const call = request(http)
    .post(PLATFORM_PATHS.webhooks)
    .set('content-type', 'application/json')
    .set('x-shopify-topic', topic)
    .set('x-shopify-shop-domain', shop)
    .set('x-shopify-webhook-id', id);
  if (hmac !== null) {
    const valid = signWebhook(Buffer.from(body), deps.config.secrets.platformApi[0]);
    call.set('x-shopify-hmac-sha256', hmac ?? valid);
  }
  if (triggeredAt !== undefined) call.set('x-shopify-triggered-at', triggeredAt);
  return call.send(body);
}

/** The stored receipts of a store's webhooks, in the order of their arrival. */
export const webhookReceipts = ({ database }: Pick<Deps, 'database'>, storeId: string) =>
  database.query<{ topic: string; outcome: string; processed: boolean }>(
    `SELECT topic, outcome, processed_at IS NOT NULL AS processed FROM webhook_receipts
      WHERE store_id = $1 ORDER BY received_at, webhook_id`,
    [storeId],
  );
