import { sendWebhook } from '#tests/support/send-webhook.ts';
import type { CollectApp } from '../collect/support.ts';

/** The payload of an order webhook. */
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

type OrderApp = Pick<CollectApp, 'deps' | 'http'>;

/** Sends the webhook about a new order. */
export function sendOrder(app: OrderApp, shop: string, order: object, { hmac }: { hmac?: string } = {}) {
  return sendWebhook(app, { topic: 'orders/create', shop, payload: order, ...(hmac && { hmac }) });
}

/** Sends an order with this id. Its checkout token is `checkout-<id>`. */
export async function sendOrderWithId(app: OrderApp, shop: string, orderId: string): Promise<void> {
  await sendOrder(app, shop, { ...ORDER, id: orderId, checkout_token: `checkout-${orderId}` }).expect(200);
}
