import type { Given, Shopper, Store } from './draw-store.ts';
import {
  fillers,
  leaving,
  nps,
  plainStore,
  product,
  PRODUCTS,
  reason,
  REASONS,
  source,
  SOURCES,
  stars,
} from './plain-store.ts';

/** A store with something that a merchant should learn, in words. */
export interface PlantedStore extends Store {
  readonly truth: string;
  /** A sentence names the truth if it matches all of one of these lists. */
  readonly named: readonly (readonly RegExp[])[];
}

type Planted = Partial<Store> & Pick<PlantedStore, 'name' | 'truth' | 'named'>;

const store = (planted: Planted): PlantedStore => ({ ...plainStore, ...planted });

const LOWER = /low|less|worse|fell|fall|down|than/i;

// A product, a reason or a channel whose shoppers are less content.

const faulty = (name: string, level: number, own: Partial<Store>): PlantedStore =>
  store({
    name: `a product with a fault, ${name}`,
    truth: `the bowl is rated ${level}, everything else 4.4`,
    named: [[/bowl/i, /rat/i, LOWER]],
    questions: [source(), product(), stars((_, given) => (given.get('product') === 'Bowl' ? level : 4.4))],
    ...own,
  });

const crossed = (name: string, option: string, own: Partial<Store>): PlantedStore =>
  store({
    name: `crossed answers, ${name}`,
    truth: `those who chose ${option} have a much lower net promoter score`,
    named: [[new RegExp(option, 'i'), /promoter|NPS/i, LOWER]],
    ...own,
  });

const lowFor = (key: string, option: string, low: number, high: number) => (_: Shopper, given: Given) =>
  given.get(key) === option ? low : high;

const countryAndType = (name: string, own: Partial<Store>): PlantedStore =>
  store({
    name: `country × customer type, ${name}`,
    truth: 'new customers in France are much less content; everybody else is alike',
    named: [[/France|French/i, /new/i, LOWER]],
    countries: { DE: 0.5, FR: 0.4, AT: 0.1 },
    returning: () => 0.45,
    ...own,
  });

const isNewInFrance = ({ country, isRepeat }: Shopper) => country === 'FR' && !isRepeat;

// Slow and sudden changes.

/** From the first level to the last, by the same step each day. */
const slow = (from: number, to: number, days: number) => (day: number) =>
  from + ((to - from) * Math.min(day, days)) / days;

const FALLS = /fell|fall|lower|down|decline/i;

const declining = (name: string, own: Partial<Store>): PlantedStore =>
  store({
    name: `slow decline, ${name}`,
    truth: 'the score falls a little each week',
    named: [
      [/promoter|NPS/i, FALLS],
      [/rating/i, FALLS],
    ],
    ...own,
  });

const falling = (name: string, own: Partial<Store>, words: PlantedStore['named']): PlantedStore =>
  store({ name: `sudden change, ${name}`, truth: 'changed from one week to the next', named: words, ...own });

const weights = (options: readonly string[], one: string, times: number) =>
  options.map((option) => (option === one ? times : 1));

const leading = (name: string, option: string, own: Partial<Store>): PlantedStore =>
  store({
    name: `one answer leads, ${name}`,
    truth: `${option} is named most often`,
    named: [[new RegExp(option, 'i')]],
    ...own,
  });

const SIX = [source(), product(), reason(), stars(), nps(), ...fillers(1)];

const leavingAt = (name: string, at: number, own: Partial<Store>): PlantedStore =>
  store({
    name: `leaving, ${name}`,
    truth: `three times as many leave at question ${at + 1} as at the others`,
    named: [[/leave/i, new RegExp(SIX[at]!.text.slice(0, 12), 'i')]],
    questions: SIX.map((asked, place) => leaving(asked, place === at ? 0.18 : 0.05)),
    ...own,
  });

const spending = (name: string, times: number, own: Partial<Store>): PlantedStore =>
  store({
    name: `larger orders, ${name}`,
    truth: `customers who came by a friend order for ${times} times as much`,
    named: [[/orders/i, /friend/i, /larger/i]],
    spends: (_, given) => (given.get('source') === 'A friend' ? times : 1),
    ...own,
  });

const unseen = (name: string, own: Partial<Store>): PlantedStore =>
  store({
    name: `links miss a channel, ${name}`,
    truth: 'links miss two of three first orders of those who name a podcast',
    named: [[/podcast/i, /link/i]],
    unseen: (name_) => (name_ === 'A podcast' ? 2 / 3 : 0),
    ...own,
  });

/** Winter, from the end of November on. The first day of a store is a Monday in the first week of a year. */
const isWinter = (day: number) => day % 364 >= 322;

export const PLANTED_STORES: readonly PlantedStore[] = [
  faulty('a small store', 2, { perDay: () => 1.3 }),
  faulty('400 answers', 2, { perDay: () => 4.5 }),
  faulty('1,400 answers', 2, {}),
  faulty('few bowls', 2.2, {
    questions: [
      product(() => weights(PRODUCTS, 'Bowl', 0.25)),
      stars((_, given) => (given.get('product') === 'Bowl' ? 2.2 : 4.4)),
    ],
  }),
  faulty('ten questions', 2.4, {
    questions: [
      source(),
      product(),
      ...fillers(7),
      stars((_, given) => (given.get('product') === 'Bowl' ? 2.4 : 4.4)),
    ],
  }),
  crossed('by channel', 'TikTok', { questions: [source(), nps(lowFor('source', 'TikTok', -30, 35))] }),
  crossed('by reason', 'Delivery cost', {
    questions: [reason(), nps(lowFor('reason', 'Delivery cost', -20, 40)), ...fillers(1)],
  }),
  crossed('by product', 'Vase', { questions: [product(), nps(lowFor('product', 'Vase', -30, 30))] }),
  crossed('in weeks that wobble', 'Trust', {
    wobble: 6,
    questions: [source(), reason(), nps(lowFor('reason', 'Trust', -30, 30))],
  }),
  crossed('in eight questions', 'Google', {
    questions: [source(), ...fillers(6), nps(lowFor('source', 'Google', -35, 30))],
  }),
  countryAndType('net promoter score', {
    questions: [source(), nps((shopper) => (isNewInFrance(shopper) ? -35 : 35))],
  }),
  countryAndType('rating', {
    questions: [product(), stars((shopper) => (isNewInFrance(shopper) ? 3.2 : 4.4))],
  }),
  countryAndType('one answer a customer', {
    perCustomer: 1,
    questions: [source(), reason(), nps((shopper) => (isNewInFrance(shopper) ? -40 : 30))],
  }),
  declining('half a year', {
    ...{ days: 182, perDay: () => 6 },
    questions: [source(), nps(({ day }) => slow(50, 0, 182)(day))],
  }),
  declining('a year, ten answers a week', {
    ...{ days: 364, perDay: () => 1.5 },
    questions: [source(), nps(({ day }) => slow(55, -10, 364)(day))],
  }),
  declining('a year', {
    ...{ days: 364, perDay: () => 5 },
    questions: [source(), reason(), nps(({ day }) => slow(45, 0, 364)(day))],
  }),
  declining('stars', {
    ...{ days: 252, perDay: () => 5 },
    questions: [product(), stars(({ day }) => slow(4.6, 3.7, 252)(day))],
  }),
  declining('weeks that wobble', {
    ...{ days: 364, perDay: () => 8, wobble: 5 },
    questions: [source(), nps(({ day }) => slow(50, 0, 364)(day))],
  }),
  falling('net promoter score', { days: 140, questions: [source(), nps(({ day }) => (day < 84 ? 40 : 0))] }, [
    [/promoter|NPS/i, FALLS],
  ]),
  falling('rating', { days: 182, questions: [product(), stars(({ day }) => (day < 126 ? 4.5 : 3.8))] }, [
    [/rating/i, FALLS],
  ]),
  falling(
    'a reason',
    {
      ...{ days: 182, perDay: () => 10 },
      questions: [reason(({ day }) => weights(REASONS, 'Delivery cost', day < 112 ? 0.5 : 2)), stars()],
    },
    [[/delivery cost/i, /rose|more|up/i]],
  ),
  falling(
    'who answers',
    { days: 140, perDay: () => 12, returning: (day) => (day < 84 ? 0.55 : 0.1), perCustomer: 1 },
    [
      [/repeat customers/i, /fewer|fell|less/i],
      [/new customers/i, /more|rose/i],
    ],
  ),
  leading('110 answers', 'Instagram', {
    perDay: () => 1.25,
    questions: [source(() => weights(SOURCES, 'Instagram', 5)), stars()],
  }),
  leading('a small store in ten months', 'A friend', {
    ...{ days: 300, perDay: () => 0.4 },
    questions: [source(() => weights(SOURCES, 'A friend', 5)), nps()],
  }),
  leading('1,400 answers', 'TikTok', { questions: [source(() => weights(SOURCES, 'TikTok', 1.8)), nps()] }),
  leading('many languages', 'Google', {
    countries: { DE: 0.3, FR: 0.2, PL: 0.2, ES: 0.15, FI: 0.15 },
    questions: [source(() => weights(SOURCES, 'Google', 2.2)), product()],
  }),
  leading('a reason', 'Size', {
    perDay: () => 4,
    questions: [reason(() => weights(REASONS, 'Size', 2.5)), stars()],
  }),
  store({
    name: 'repeat customers came by a friend',
    truth: 'repeat customers came by a friend twice as often',
    named: [
      [/repeat customers/i, /friend/i, /more/i],
      [/new customers/i, /friend/i, /less/i],
    ],
    returning: () => 0.45,
    questions: [source(({ isRepeat }) => weights(SOURCES, 'A friend', isRepeat ? 3 : 1)), nps()],
  }),
  store({
    name: 'a country that is less content',
    truth: 'customers in France give a lower rating than those in Germany',
    named: [[/France/i, /rat/i]],
    questions: [product(), stars(({ country }) => (country === 'FR' ? 3.5 : 4.4))],
  }),
  store({
    name: 'many countries, one that wants cheaper delivery',
    truth: 'delivery cost stops customers in France more often',
    named: [[/France/i, /delivery/i]],
    countries: { DE: 0.35, FR: 0.35, PL: 0.15, FI: 0.15 },
    questions: [
      reason(({ country }) => weights(REASONS, 'Delivery cost', country === 'FR' ? 3 : 1)),
      stars(),
    ],
  }),
  leavingAt('in the middle', 3, { perDay: () => 12 }),
  leavingAt('at the end', 5, { perDay: () => 12 }),
  spending('1.6 times', 1.6, {}),
  spending('skewed amounts', 2.2, { skew: 1, perDay: () => 20 }),
  spending('customers who come back', 1.8, { perCustomer: 1.7, likeness: 0.5, perDay: () => 20 }),
  unseen('1,400 answers', { perDay: () => 18 }),
  unseen('more answers', { perDay: () => 35 }),
  store({
    name: 'seasonal, winter orders are less liked',
    truth: 'the score is lower since winter began',
    named: [[/promoter|NPS/i, FALLS]],
    ...{ days: 357, perDay: (day) => (isWinter(day) ? 18 : 8) },
    questions: [source(), nps(({ day }) => (isWinter(day) ? 0 : 40))],
  }),
  store({
    name: 'seasonal, gifts in winter',
    truth: 'trust is a reason more often since winter began',
    named: [[/trust/i, /rose|more/i]],
    ...{ days: 357, perDay: (day) => (isWinter(day) ? 18 : 8) },
    questions: [reason(({ day }) => weights(REASONS, 'Trust', isWinter(day) ? 3 : 0.7)), stars()],
  }),
  store({
    name: 'a score that rose',
    truth: 'the score rose from one week to the next',
    named: [[/promoter|NPS/i, /rose|higher|up/i]],
    ...{ days: 168, perDay: () => 10 },
    questions: [source(), nps(({ day }) => (day < 98 ? 0 : 40))],
  }),
];
