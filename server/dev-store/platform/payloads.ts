import type { DevStoreOptions } from '../options.ts';
import { orderRefunded, orderTotal, returnedValue } from '../store/place-order.ts';
import { findProduct } from '../store/products.ts';
import { SHOP } from '../store/shop.ts';
import { INSTALLATION_ID } from './metafields.ts';
import type { Customer, Order } from '../store/state.ts';

/** The bodies of the platform's webhooks, with the fields that apps rely on. */
export function scopesPayload({ clock }: DevStoreOptions, previous: string[], current: string[]): object {
  return {
    id: INSTALLATION_ID,
    ...{ previous, current },
    updated_at: new Date(clock()).toISOString(),
    shop_id: SHOP.id,
  };
}

export function uninstalledPayload({ host }: DevStoreOptions): object {
  return {
    id: SHOP.id,
    name: SHOP.name,
    email: SHOP.email,
    domain: host,
    myshopify_domain: host,
    country_code: SHOP.address.country,
    city: SHOP.address.city,
    currency: SHOP.currency,
    iana_timezone: SHOP.ianaTimezone,
    shop_owner: SHOP.owner,
    plan_display_name: SHOP.plan,
  };
}

export function shopRedactPayload({ host }: DevStoreOptions): object {
  return { shop_id: SHOP.id, shop_domain: host };
}

export function dataRequestPayload(options: DevStoreOptions, customer: Customer, orders: Order[]): object {
  return {
    ...shopRedactPayload(options),
    orders_requested: orders.map((order) => order.id),
    customer: { id: customer.id, email: customer.email, phone: null },
    data_request: { id: Math.floor(options.clock() / 1000) },
  };
}

export function customerRedactPayload(options: DevStoreOptions, customer: Customer, orders: Order[]): object {
  return {
    ...shopRedactPayload(options),
    customer: { id: customer.id, email: customer.email, phone: null },
    orders_to_redact: orders.map((order) => order.id),
  };
}

/**
 * The mutable part of an order, the same in webhooks and the Admin API. The platform's timestamps are whole seconds.
 */
export function orderState(order: Order) {
  return {
    name: `#${order.number}`,
    created_at: wholeSecond(order.createdAt),
    updated_at: wholeSecond(order.updatedAt),
    cancelled_at: order.cancelledAt === undefined ? null : wholeSecond(order.cancelledAt),
    currency: SHOP.currency,
    current_total_price: amount(orderTotal(order) - orderRefunded(order)),
  };
}

const wholeSecond = (time: number) => new Date(time - (time % 1000)).toISOString().replace('.000', '');

export function orderPayload(order: Order, customer: Customer | null, { origin }: DevStoreOptions): object {
  const total = amount(orderTotal(order));
  const discounts = order.lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  const address = {
    first_name: customer?.firstName ?? null,
    last_name: customer?.lastName ?? null,
    country_code: order.country,
  };
  return {
    id: order.id,
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    ...orderState(order),
    order_number: order.number,
    token: order.token,
    checkout_token: order.checkoutToken,
    cart_token: order.cartToken,
    processed_at: wholeSecond(order.createdAt),
    test: false,
    presentment_currency: SHOP.currency,
    total_price: total,
    subtotal_price: total,
    total_tax: '0.00',
    total_discounts: amount(discounts),
    financial_status: orderRefunded(order) === 0 ? 'paid' : 'partially_refunded',
    fulfillment_status: order.fulfilled ? 'fulfilled' : null,
    order_status_url: `${origin}/store/orders/${order.token}`,
    email: customer?.email ?? null,
    customer: customer && customerPayload(customer),
    billing_address: address,
    shipping_address: address,
    line_items: order.lines.map((line, at) => ({
      id: lineId(order, at),
      product_id: findProduct(line.handle)?.id ?? null,
      variant_id: findProduct(line.handle)?.variants[0].id ?? null,
      title: line.title,
      variant_title: findProduct(line.handle)?.variants[0].title ?? null,
      price: amount(line.price),
      quantity: line.quantity,
      current_quantity: line.quantity - (line.returned ?? 0),
      total_discount: '0.00',
      discount_allocations: line.discount ? [{ amount: amount(line.discount) }] : [],
    })),
    refunds: refundsOf(order),
  };
}

export const lineId = ({ id }: Pick<Order, 'id'>, at: number): number => id * 1000 + at;

/** The dev store gives back once for each line. */
function refundsOf(order: Order): object[] {
  return order.lines.flatMap((line, at) => {
    const { returned = 0 } = line;
    if (returned === 0) return [];
    const value = amount(returnedValue(line));
    return [
      {
        id: lineId(order, at),
        created_at: wholeSecond(order.updatedAt),
        refund_line_items: [{ line_item_id: lineId(order, at), quantity: returned, subtotal: value }],
        transactions: [{ kind: 'refund', status: 'success', amount: value, currency: SHOP.currency }],
      },
    ];
  });
}

function customerPayload(customer: Customer): object {
  return {
    id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    orders_count: customer.ordersBefore,
  };
}

const amount = (cents: number): string => (cents / 100).toFixed(2);
