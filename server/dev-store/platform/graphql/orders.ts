import { DAY_MS } from '#shared/durations.ts';
import type { DevStoreDeps } from '../../deps.ts';
import type { PastJourney, PastLine, PastOrder, TrackedVisit } from '../../store/past-orders.ts';
import type { Installation, Order } from '../../store/state.ts';
import { orderRefunded, pastCustomer } from '../../store/place-order.ts';
import { findProduct } from '../../store/products.ts';
import { lineId, orderState } from '../payloads.ts';
import { ownedFields, withOwned } from './owned-data.ts';
import { productType, protectProducts, variantType } from './products.ts';
import { AccessDenied, type GraphqlResult, type GraphqlType, type Resolver, type } from './execute.ts';

const ORDER_ID = 'gid://shopify/Order/';
/** Without the scope for all orders, the platform shows only those of the last sixty days. */
const DAYS_SHOWN = 60;

/** An order that the app may see, and when it was created. */
export interface VisibleOrder {
  readonly id: string;
  readonly createdAt: number;
  readonly type: () => GraphqlType;
}

/** The orders that the installation's scopes show, oldest first. */
export function visibleOrders(deps: DevStoreDeps, installation: Installation): VisibleOrder[] {
  if (!installation.scopes.includes('read_orders')) throw new AccessDenied('Access denied for orders field.');
  const from = installation.scopes.includes('read_all_orders')
    ? -Infinity
    : deps.options.clock() - DAYS_SHOWN * DAY_MS;
  const contextOf = ({ customerId }: Pick<PastOrder, 'customerId'>): Context => ({
    installation,
    customer: customerOf(deps, installation, customerId),
  });
  const placed = deps.stateStore.state.orders.map((order) => ({
    id: `${ORDER_ID}${order.id}`,
    createdAt: order.createdAt,
    type: () => placedOrder(order, contextOf(order)),
  }));
  const past = deps.past().map((order) => ({
    id: `${ORDER_ID}${order.id}`,
    createdAt: order.createdAt,
    type: () => pastOrder(order, contextOf(order)),
  }));
  return [...past, ...placed.reverse()].filter(({ createdAt }) => createdAt >= from);
}

/** `order(id)`: null for an unknown order, and for one that is too old for the granted scopes. */
export function orderQuery(deps: DevStoreDeps, installation: Installation): Resolver {
  return ({ id }) => {
    if (!installation.scopes.includes('read_orders'))
      throw new AccessDenied('Access denied for order field.');
    const found = visibleOrders(deps, installation).find((one) => one.id === id);
    return found ? withOwned(deps, found.id, found.type()) : null;
  };
}

/** `nodes(ids)` of orders: null for each that is unknown or too old. */
export function ordersByIdQuery(deps: DevStoreDeps, installation: Installation): Resolver {
  return ({ ids }) => {
    const wanted = Array.isArray(ids) ? ids : [];
    const byId = new Map(visibleOrders(deps, installation).map((one) => [one.id, one] as const));
    return wanted.map((id) => byId.get(String(id))?.type() ?? null);
  };
}

/** Reads `created_at:>='2026-01-31T10:00:00Z'`; null for a filter that the dev store does not know. */
export function createdFrom(filter: unknown): number | null {
  if (filter === undefined || filter === null || filter === '') return -Infinity;
  const moment = typeof filter === 'string' ? /^created_at:>='?([^']+)'?$/.exec(filter)?.[1] : undefined;
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? null : time;
}

/** The names are protected: an app needs the permission for customers. */
export function customerOf(deps: DevStoreDeps, { scopes }: Installation, customerId: number | null) {
  if (customerId === null) return null;
  const { customers } = deps.stateStore.state;
  const { firstName, lastName, email } =
    customers.find(({ id }) => id === customerId) ?? pastCustomer(customerId);
  const protect =
    (value: GraphqlResult): Resolver =>
    () => {
      if (!scopes.includes('read_customers')) throw new AccessDenied('Access denied for Customer object.');
      return value;
    };
  return type('Customer', {
    id: `gid://shopify/Customer/${customerId}`,
    displayName: protect(`${firstName} ${lastName}`),
    defaultEmailAddress: protect(type('CustomerEmailAddress', { emailAddress: email })),
    ...ownedFields(deps, `gid://shopify/Customer/${customerId}`, protect),
  });
}

interface Context {
  readonly installation: Installation;
  readonly customer: GraphqlType | null;
}

function placedOrder(one: Order, context: Context): GraphqlType {
  const { cancelled_at, current_total_price, currency, name, created_at, updated_at } = orderState(one);
  return orderType(context, {
    ...{ id: one.id, name, createdAt: created_at, updatedAt: updated_at, cancelledAt: cancelled_at },
    ...{ test: false, country: one.country, currency },
    ...{
      current: current_total_price,
      refunded: amount(orderRefunded(one)),
      customerOrder: null,
      journey: null,
    },
    lines: one.lines.map(({ handle, discount = 0, returned = 0, ...line }) => ({
      ...{ handle, variantId: findProduct(handle)?.variants[0].id ?? null, ...line, discount, returned },
    })),
  });
}

function pastOrder(one: PastOrder, context: Context): GraphqlType {
  return orderType(context, {
    id: one.id,
    name: `#P${one.number}`,
    createdAt: second(one.createdAt),
    updatedAt: second(one.updatedAt),
    cancelledAt: one.cancelledAt === null ? null : second(one.cancelledAt),
    test: one.isTest,
    country: one.country,
    currency: one.currency,
    current: amount(one.total - one.refunded),
    refunded: amount(one.refunded),
    customerOrder: one.customerOrder,
    journey: one.journey,
    lines: one.lines,
  });
}

const second = (time: number) => new Date(time - (time % 1000)).toISOString().replace('.000', '');
const amount = (cents: number) => (cents / 100).toFixed(2);

interface OrderFacts {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
  readonly test: boolean;
  readonly country: string;
  readonly currency: string;
  readonly current: string;
  readonly refunded: string;
  readonly customerOrder: number | null;
  readonly journey: PastJourney | null;
  readonly lines: PastOrder['lines'];
}

function orderType({ installation, customer }: Context, order: OrderFacts): GraphqlType {
  const { id, currency, country, current, refunded, lines, ...facts } = order;
  const { customerOrder, journey, ...plain } = facts;
  const address = (): GraphqlType => type('MailingAddress', { countryCodeV2: country });
  const money = (value: string): GraphqlType =>
    type('MoneyBag', { shopMoney: type('MoneyV2', { amount: value, currencyCode: currency }) });
  return type('Order', {
    ...plain,
    id: `${ORDER_ID}${id}`,
    currencyCode: currency,
    customer,
    shippingAddress: address(),
    billingAddress: address(),
    currentTotalPriceSet: money(current),
    totalRefundedSet: money(refunded),
    customerJourneySummary: summaryType(journey, customerOrder),
    lineItems: type('LineItemConnection', {
      nodes: lines.map((line, at) => lineItem(installation, line, { id: lineId(order, at), money })),
    }),
  });
}

function lineItem(
  installation: Installation,
  { handle, variantId, title, quantity, returned, price, discount }: PastLine,
  { id, money }: { readonly id: number; readonly money: (value: string) => GraphqlType },
): GraphqlType {
  const product = handle === null ? null : findProduct(handle);
  const variant = product?.variants.find((one) => one.id === variantId) ?? null;
  return type('LineItem', {
    id: `gid://shopify/LineItem/${id}`,
    ...{ title, quantity, currentQuantity: quantity - returned, variantTitle: variant?.title ?? null },
    originalUnitPriceSet: money(amount(price)),
    discountAllocations:
      discount > 0 ? [type('DiscountAllocation', { allocatedAmountSet: money(amount(discount)) })] : [],
    product: protectProducts(installation, 'product', product && productType(product)),
    variant: protectProducts(installation, 'variant', product && variant && variantType(product, variant)),
  });
}

function summaryType(journey: PastJourney | null, customerOrder: number | null): GraphqlType {
  return type('CustomerJourneySummary', {
    ready: true,
    customerOrderIndex: customerOrder,
    daysToConversion: journey?.daysToConversion ?? null,
    firstVisit: journey && visitType(journey.first),
    lastVisit: journey && visitType(journey.last),
  });
}

function visitType({ source, referrerUrl, landingPage, utm }: TrackedVisit): GraphqlType {
  return type('CustomerVisit', {
    source,
    referrerUrl,
    landingPage,
    utmParameters: utm && type('UTMParameters', { ...utm, content: null, term: null }),
  });
}
