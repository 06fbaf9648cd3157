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
