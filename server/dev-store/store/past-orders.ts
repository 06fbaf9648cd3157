import { DAY_MS } from '#shared/durations.ts';
import { createRandomSource, type RandomSource } from './random-source.ts';
import { COUNTRIES, SHOP } from './shop.ts';
import { type Product, PRODUCTS } from './products.ts';

/** What truly brought a made-up shopper to the store. */
export const TRUE_CHANNELS = [
  'instagram',
  'tiktok',
  'google_search',
  'google_ads',
  'newsletter',
  'podcast',
  'friend',
  'creator',
] as const;

export type TrueChannel = (typeof TRUE_CHANNELS)[number];

/** What links tell the platform about a visit. */
export interface TrackedVisit {
  readonly source: string;
  readonly referrerUrl: string | null;
  readonly landingPage: string;
  readonly utm: { readonly source: string; readonly medium: string; readonly campaign: string } | null;
}

export interface PastJourney {
  readonly daysToConversion: number;
  readonly first: TrackedVisit;
  readonly last: TrackedVisit;
}

/** A made-up order from before the app was installed. Money is in cents. */
export interface PastOrder {
  readonly id: number;
  readonly number: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly cancelledAt: number | null;
  readonly isTest: boolean;
  /** Null for an order without a customer. */
  readonly customerId: number | null;
  /** The order's place among the customer's orders, test orders left out. */
  readonly customerOrder: number | null;
  readonly country: string;
  readonly currency: string;
  readonly total: number;
  readonly refunded: number;
  readonly lines: readonly PastLine[];
  readonly journey: PastJourney | null;
  readonly trueChannel: TrueChannel;
}

export interface PastLine {
  /** Null for a line that the merchant typed. */
  readonly handle: string | null;
  readonly variantId: number | null;
  /** As the product was called at that time. */
  readonly title: string;
  readonly quantity: number;
  readonly returned: number;
  /** The price of one. All lines without their discounts are the order's total. */
  readonly price: number;
  readonly discount: number;
}

export interface PastOptions {
  readonly count: number;
  /** The newest order is from before this moment. */
  readonly until: number;
  readonly seed?: number;
}

const DAYS = 725;
const FIRST_ID = 4_000_000;
const FIRST_CUSTOMER = 100_000;
const ORDERS_OF_A_CUSTOMER = 1.7;

/** Until then the store sold in another currency. */
const CURRENCY_CHANGE_DAYS = 600;
const FORMER_CURRENCY = 'CAD';
/** Until then some products had another title. */
const TITLE_CHANGE_DAYS = 200;
const DISCOUNT = 0.1;
const GIFT_WRAP = { handle: null, title: 'Gift wrap', price: 300, quantity: 1 };

interface Channel {
  readonly weight: number;
  /** How likely a customer of this channel orders once more, and after how many days. */
  readonly again: number;
  readonly gapDays: number;
  /** In cents. */
  readonly spend: number;
  readonly tracked: Readonly<Partial<Record<Tracked, number>>>;
}

/** No link tells of a friend. */
type Tracked = Exclude<TrueChannel, 'friend'> | 'direct';

/** The tracker is wrong in these known ways: what nobody clicks looks direct, or like a search. */
export const CHANNELS: Readonly<Record<TrueChannel, Channel>> = {
  instagram: channel(24, 0.3, 70, 4_800, { instagram: 55, google_search: 25, direct: 20 }),
  tiktok: channel(12, 0.18, 60, 3_600, { tiktok: 35, direct: 35, google_search: 30 }),
  google_search: channel(18, 0.34, 80, 5_200, { google_search: 85, direct: 15 }),
  google_ads: channel(12, 0.25, 75, 5_000, { google_ads: 90, direct: 10 }),
  newsletter: channel(8, 0.55, 45, 5_600, { newsletter: 80, direct: 20 }),
  podcast: channel(10, 0.45, 60, 6_900, { direct: 70, google_search: 20, podcast: 10 }),
  friend: channel(11, 0.5, 55, 6_100, { direct: 75, google_search: 15, instagram: 10 }),
  creator: channel(5, 0.28, 65, 4_400, { google_search: 40, creator: 30, direct: 30 }),
};

function channel(
  weight: number,
  again: number,
  gapDays: number,
  spend: number,
  tracked: Channel['tracked'],
): Channel {
  return { weight, again, gapDays, spend, tracked };
}

const VISITS: Readonly<Record<Tracked, TrackedVisit>> = {
  direct: visit('direct', null, null),
  google_search: visit('google', 'https://www.google.com/search?q=juniper', null),
  google_ads: visit('google', 'https://www.google.com/', null, '?gad_source=1&gclid=made-up'),
  instagram: visit('instagram', 'https://l.instagram.com/', ['instagram', 'paid_social', 'autumn']),
  tiktok: visit('tiktok', 'https://www.tiktok.com/', ['tiktok', 'paid_social', 'unboxing']),
  newsletter: visit('email', null, ['newsletter', 'email', 'weekly']),
  podcast: visit('slow mornings', null, ['podcast', 'audio', 'slow-mornings']),
  creator: visit('youtube', 'https://www.youtube.com/watch', ['youtube', 'creator', 'tea-table']),
};

function visit(
  source: string,
  referrerUrl: string | null,
  utm: readonly [source: string, medium: string, campaign: string] | null,
  search = '',
): TrackedVisit {
  const landingPage = `https://juniper-and-vale.example/${search}`;
  return {
    source,
    referrerUrl,
    landingPage,
    utm: utm && { source: utm[0], medium: utm[1], campaign: utm[2] },
  };
}

interface Purchase {
  readonly at: number;
  readonly customer: number;
  readonly nth: number;
}

/**
 * The store's made-up past, oldest order first: customers with a true channel return over two years. The same seed gives
 * the same orders.
 */
export function pastOrders({ count, until, seed = 26 }: PastOptions): PastOrder[] {
  const purchases: Purchase[] = [];
  const customers = Math.ceil(count / ORDERS_OF_A_CUSTOMER) * 2;
  for (let customer = 0; customer < customers && purchases.length < count; customer += 1) {
    purchases.push(...purchasesOf(customer, until, seed));
  }
  const kept = purchases.slice(0, count).sort((one, other) => one.at - other.at);
  const counts = new Map<number, number>();
  return kept.map((purchase, at) => describe(purchase, { at, until, seed, counts }));
}

const sourceOf = (seed: number, kind: number, at: number): RandomSource =>
  createRandomSource(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca77) ^ (kind << 28));

const channelOf = (random: RandomSource): TrueChannel =>
  random.weighed(TRUE_CHANNELS, (name) => CHANNELS[name].weight);

function purchasesOf(customer: number, until: number, seed: number): Purchase[] {
  const random = sourceOf(seed, 1, customer);
  const { again, gapDays } = CHANNELS[channelOf(random)];
  const found: Purchase[] = [];
  let at = until - random.next() * DAYS * DAY_MS;
  for (let nth = 1; at < until; nth += 1) {
    found.push({ at: Math.floor(at), customer, nth });
    if (!random.happens(again)) break;
    at += (0.05 - Math.log(1 - random.next())) * gapDays * DAY_MS;
  }
  return found;
}

interface Place {
  readonly at: number;
  readonly until: number;
  readonly seed: number;
  /** The customers' orders so far. */
  readonly counts: Map<number, number>;
}

function describe({ at: createdAt, customer, nth }: Purchase, place: Place): PastOrder {
  const { at, until, seed, counts } = place;
  const random = sourceOf(seed, 2, at);
  const person = sourceOf(seed, 1, customer);
  const trueChannel = channelOf(person);
  const country = sourceOf(seed, 3, customer).pick(COUNTRIES);
  const isTest = random.happens(0.005);
  const isGuest = nth === 1 && random.happens(0.08);
  const chosen = linesOf(random);
  const total = Math.round(CHANNELS[trueChannel].spend * (0.3 + random.next() * 1.4));
  const isCancelled = random.happens(0.02);
  const refunded = isCancelled
    ? total
    : random.happens(0.06)
      ? Math.round(total * random.pick([1, 0.5, 0.25]))
      : 0;
  const changedAfter = refunded > 0 ? random.next() * 20 * DAY_MS : random.next() * 2 * DAY_MS;
  const updatedAt = Math.min(until, Math.floor(createdAt + changedAfter));
  const customerOrder = isTest || isGuest ? null : (counts.get(customer) ?? 0) + 1;
  if (customerOrder !== null) counts.set(customer, customerOrder);
  return {
    id: FIRST_ID + at,
    number: at + 1,
    createdAt,
    updatedAt,
    cancelledAt: isCancelled ? updatedAt : null,
    isTest,
    customerId: isGuest ? null : FIRST_CUSTOMER + customer,
    customerOrder,
    country,
    currency: createdAt < until - CURRENCY_CHANGE_DAYS * DAY_MS ? FORMER_CURRENCY : SHOP.currency,
    total,
    refunded,
    lines: priced(
      chosen,
      { total, refunded, isOld: createdAt < until - TITLE_CHANGE_DAYS * DAY_MS },
      sourceOf(seed, 4, at),
    ),
    journey: isTest ? null : journeyOf(random, trueChannel, nth),
    trueChannel,
  };
}

interface Chosen {
  readonly product: Product;
  readonly quantity: number;
}

function linesOf(random: RandomSource): Chosen[] {
  const count = random.happens(0.3) ? 2 : 1;
  return Array.from({ length: count }, () => ({
    product: random.pick(PRODUCTS),
    quantity: 1 + Math.floor(random.next() * 2),
  }));
}

interface Paid {
  readonly total: number;
  readonly refunded: number;
  readonly isOld: boolean;
}

/** Prices that add up to the order's total: the past had other prices, gift wrap and a discount. */
function priced(
  chosen: readonly Chosen[],
  { total, refunded, isOld }: Paid,
  random: RandomSource,
): PastLine[] {
  const hasWrap = total > 2_000 && random.happens(0.1);
  const left = total - (hasWrap ? GIFT_WRAP.price : 0);
  const rate = random.happens(0.2) ? DISCOUNT : 0;
  const weight = chosen.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const products = chosen.map(({ product, quantity }, at): PastLine => {
    const share = at === 0 ? left - shareOf(chosen[1]) : shareOf(chosen[at]);
    // A price of whole cents for each, and a discount that takes what is left over.
    const price = Math.ceil(share / (1 - rate) / quantity);
    return {
      handle: product.handle,
      variantId: random.pick(product.variants).id,
      title: isOld ? (product.formerTitle ?? product.title) : product.title,
      ...{ quantity, price, discount: price * quantity - share },
      returned: returnedOf(quantity, at),
    };
  });
  return hasWrap
    ? [...products, { ...GIFT_WRAP, variantId: null, discount: 0, returned: refunded === total ? 1 : 0 }]
    : products;

  function shareOf(line: Chosen | undefined): number {
    return line ? Math.floor((left * line.product.price * line.quantity) / weight) : 0;
  }
  function returnedOf(quantity: number, at: number): number {
    if (refunded === total) return quantity;
    return refunded > 0 && at === 0 ? 1 : 0;
  }
}

/** A customer who returns mostly types the address; the tracker does not know what brought them first. */
function journeyOf(random: RandomSource, trueChannel: TrueChannel, nth: number): PastJourney | null {
  if (random.happens(0.04)) return null;
  const { tracked } = CHANNELS[trueChannel];
  const names = Object.keys(tracked) as Tracked[];
  const returns = nth > 1 && random.happens(0.6);
  const first = returns ? 'direct' : random.weighed(names, (name) => tracked[name] ?? 0);
  const daysToConversion = random.happens(0.55) ? 0 : Math.floor(random.next() * 30);
  const last =
    daysToConversion === 0 || random.happens(0.5) ? first : random.pick(['direct', 'google_search'] as const);
  return { daysToConversion, first: VISITS[first], last: VISITS[last] };
}
