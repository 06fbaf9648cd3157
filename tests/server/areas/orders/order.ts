import request from 'supertest';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { newId, type CollectApp } from '../collect/support.ts';

/** An order as the platform’s webhooks tell it. */
export const ORDER = {
  id: 5_001,
  checkout_token: 'checkout-5001',
  customer: { id: 77, orders_count: 3 },
  total_price: '80.50',
  currency: 'EUR',
  created_at: '2026-11-02T11:59:00Z',
  updated_at: '2026-11-02T11:59:00Z',
  shipping_address: { country_code: 'PT' },
};

type TellingApp = Pick<CollectApp, 'deps' | 'http'>;

/** Sends an order as the platform does, signed. */
export function tell(
  { deps, http }: TellingApp,
  shop: string,
  order: object,
  { hmac }: { hmac?: string } = {},
) {
  const body = JSON.stringify(order);
  const [secret] = deps.config.secrets.platformApi;
  return request(http)
    .post('/webhooks')
    .set('content-type', 'application/json')
    .set('x-shopify-topic', 'orders/create')
    .set('x-shopify-shop-domain', shop)
    .set('x-shopify-webhook-id', newId())
    .set('x-shopify-hmac-sha256', hmac ?? signWebhook(Buffer.from(body), secret))
    .send(body);
}

/** An order of this number, whose checkout had the token `checkout-<number>`. */
export async function tellOrder(app: TellingApp, shop: string, orderId: string): Promise<void> {
  await tell(app, shop, { ...ORDER, id: orderId, checkout_token: `checkout-${orderId}` }).expect(200);
}
