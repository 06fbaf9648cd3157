import {
  ANSWERED,
  LEFT,
  optionCell,
  RESPONSES,
  SEEN,
  valueCell,
  WHOLE_SURVEY,
} from '#shared/analytics/cells.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { normal, type Random, randomFrom } from '../random.ts';

// Draws what happens in a made-up store: who comes on which day, what they answer and what they order. Nothing here
// depends on how findings are worked out.

/** A shopper who answers. A customer keeps the country, and part of the taste, from one response to the next. */
export interface Shopper {
  readonly day: number;
  readonly customer: number;
  readonly isRepeat: boolean;
  readonly country: string;
}

/** What the shopper answered to earlier questions, by the question's id: an option, or a score. */
export type Given = ReadonlyMap<string, string | number>;

interface Asked {
  readonly id: string;
  readonly text: string;
  /** The share of those who come to it that leave there; nobody leaves at the first question. */
  readonly leave?: number;
}

/** Weights of the options; they need not add up to 1. */
export interface Choice extends Asked {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly weights: (shopper: Shopper, given: Given) => readonly number[];
}

/** The true score of the shopper's kind: −100 to 100, or 1 to 5 stars. */
export interface Scored extends Asked {
  readonly kind: 'nps' | 'rating';
  readonly level: (shopper: Shopper, given: Given) => number;
}

export type AskedQuestion = Choice | Scored;

/** A store whose truth is known. */
export interface Store {
  readonly name: string;
  readonly questions: readonly AskedQuestion[];
  readonly days: number;
  /** The answers to expect on a day, before traffic wobbles. */
  readonly perDay: (day: number) => number;
  /** The share of shoppers who are new to the survey but not to the store. */
  readonly returning: (day: number) => number;
  /** How many responses a customer gives on average. */
  readonly perCustomer: number;
  /** How alike two responses of one customer are: the correlation of amounts, and the share of repeated answers. */
  readonly likeness: number;
  /** Countries with their shares. */
  readonly countries: Readonly<Record<string, number>>;
  /** How much scores differ between weeks without a reason: a standard deviation in points of the NPS. */
  readonly wobble: number;
  /** How much of a week's, or of a day's, wobble is left in the next one. */
  readonly memory: number;
  /** The standard deviation of the logarithm of a day's traffic. */
  readonly traffic: number;
  /** The spread of the logarithm of amounts. */
  readonly skew: number;
  readonly spends: (shopper: Shopper, given: Given) => number;
  /** The share of orders from this source whose visit links do not see. */
  readonly unseen: (source: string) => number;
}

export interface DrawnResponse {
  readonly day: number;
  readonly customer: number;
  readonly isRepeat: boolean;
  readonly country: string;
  readonly cells: readonly (readonly [question: string, cell: string])[];
  /** Null without an order. */
  readonly amount: number | null;
  /** The channel of the last visit before a first order; null if links saw none. */
  readonly tracked: string | null;
  /** The channel that the shopper named. */
  readonly said: string | null;
}

/** The responses of a store in the order of their days. */
export function drawStore(store: Store, seed: number): DrawnResponse[] {
  const random = randomFrom(seed);
  const weeks = new Wobbles(store, random);
  const customers: Customer[] = [];
  const responses: DrawnResponse[] = [];
  let busy = normal(random);
  for (let day = 0; day < store.days; day += 1) {
    busy = store.memory * busy + Math.sqrt(1 - store.memory ** 2) * normal(random);
    const expected = store.perDay(day) * Math.exp(store.traffic * busy - store.traffic ** 2 / 2);
    for (let left = poisson(expected, random); left > 0; left -= 1) {
      const customer = pickCustomer(store, day, customers, random);
      const shopper = { day, customer: customer.id, isRepeat: customer.isRepeat, country: customer.country };
      responses.push(drawResponse(store, shopper, customer, weeks, random));
      customer.isRepeat = true;
    }
  }
  return responses;
}

interface Customer {
  readonly id: number;
  readonly country: string;
  readonly means: number;
  readonly answers: Map<string, string | number>;
  isRepeat: boolean;
}

function pickCustomer(store: Store, day: number, known: Customer[], random: Random): Customer {
  const again = known.length > 0 && random() < 1 - 1 / store.perCustomer;
  if (again) return known[Math.floor(random() * known.length)]!;
  const countries = Object.entries(store.countries);
  const customer = {
    id: known.length,
    country:
      countries[
        choose(
          countries.map(([, share]) => share),
          random,
        )
      ]![0],
    means: normal(random),
    answers: new Map<string, string | number>(),
    isRepeat: random() < store.returning(day),
  };
  known.push(customer);
  return customer;
}

const ORDERED = 0.7;
const TYPICAL = 45;
/** How often links name the source that was said; otherwise another shopper's. */
const AGREED = 0.6;

function drawResponse(
  store: Store,
  shopper: Shopper,
  customer: Customer,
  weeks: Wobbles,
  random: Random,
): DrawnResponse {
  const given = new Map<string, string | number>();
  const cells: [string, string][] = [[WHOLE_SURVEY, RESPONSES]];
  for (const [at, asked] of store.questions.entries()) {
    cells.push([asked.id, SEEN]);
    if (at > 0 && random() < (asked.leave ?? 0.03)) {
      cells.push([asked.id, LEFT]);
      break;
    }
    const before = customer.answers.get(asked.id);
    const same = before !== undefined && random() < store.likeness;
    const answer = same ? before : answerTo(asked, shopper, given, weeks, random);
    customer.answers.set(asked.id, answer);
    given.set(asked.id, answer);
    cells.push([asked.id, ANSWERED], [asked.id, cellOf(answer)]);
  }
  const hasOrder = random() < ORDERED;
  const own = Math.sqrt(store.likeness) * customer.means + Math.sqrt(1 - store.likeness) * normal(random);
  const amount = TYPICAL * store.spends(shopper, given) * Math.exp(store.skew * own);
  const said = given.get('source');
  const first = hasOrder && !shopper.isRepeat && typeof said === 'string';
  return {
    ...shopper,
    cells,
    amount: hasOrder ? Math.round(100 * amount) / 100 : null,
    said: first ? said : null,
    tracked: first ? trackedOf(store, said, shopper, random) : null,
  };
}

function trackedOf(store: Store, said: string, shopper: Shopper, random: Random): string | null {
  const asked = store.questions.find(({ id }) => id === 'source');
  if (asked?.kind !== 'choice') return null;
  const tracked =
    random() < AGREED ? said : asked.options[choose(asked.weights(shopper, new Map()), random)]!;
  return random() < store.unseen(tracked) ? null : tracked;
}

const cellOf = (answer: string | number) =>
  typeof answer === 'string' ? optionCell(answer) : valueCell(answer);

function answerTo(
  asked: AskedQuestion,
  shopper: Shopper,
  given: Given,
  weeks: Wobbles,
  random: Random,
): string | number {
  const week = Math.floor(shopper.day / 7);
  if (asked.kind === 'choice') {
    const weights = asked.weights(shopper, given);
    const tilted = weights.map((weight, at) => weight * Math.exp(weeks.of(`${asked.id} ${at}`, week) / 60));
    return asked.options[choose(tilted, random)]!;
  }
  const level = asked.level(shopper, given);
  const wobble = weeks.of(asked.id, week);
  if (asked.kind === 'nps') return [3, 8, 10][choose(npsShares(level + wobble), random)]!;
  return 1 + choose(starShares(level + wobble / 80), random);
}

/** Detractors, passives and promoters with this score. */
export function npsShares(score: number): number[] {
  const half = Math.min(0.35, Math.max(-0.35, score / 200));
  return [0.35 - half, 0.3, 0.35 + half];
}

const FEW_STARS = [0.5, 0.25, 0.15, 0.07, 0.03];
const MANY_STARS = [0.01, 0.02, 0.05, 0.17, 0.75];
const LOWEST = 1.88;
const HIGHEST = 4.63;

/** One to five stars with this average. */
export function starShares(average: number): number[] {
  const part = Math.min(1, Math.max(0, (average - LOWEST) / (HIGHEST - LOWEST)));
  return FEW_STARS.map((share, at) => (1 - part) * share + part * MANY_STARS[at]!);
}

/** What each question's answers lean to in each week. */
class Wobbles {
  private readonly series = new Map<string, number[]>();
  private readonly store: Pick<Store, 'wobble' | 'memory'>;
  private readonly random: Random;
  constructor(store: Pick<Store, 'wobble' | 'memory'>, random: Random) {
    this.store = store;
    this.random = random;
  }
  of(name: string, week: number): number {
    const { wobble, memory } = this.store;
    if (wobble === 0) return 0;
    const own = this.series.get(name) ?? [wobble * normal(this.random)];
    this.series.set(name, own);
    while (own.length <= week) {
      own.push(memory * own.at(-1)! + Math.sqrt(1 - memory ** 2) * wobble * normal(this.random));
    }
    return own[week]!;
  }
}

export function choose(weights: readonly number[], random: Random): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (rest -= weight) < 0);
  return at < 0 ? weights.length - 1 : at;
}

/** Knuth's method, in parts because the product of many random numbers underflows. */
export function poisson(mean: number, random: Random): number {
  let count = 0;
  for (let left = mean; left > 0; left -= 50) {
    const limit = Math.exp(-Math.min(left, 50));
    for (let product = random(); product > limit; product *= random()) count += 1;
  }
  return count;
}

/** The survey that the store asks. */
export function definitionOf({ questions }: Pick<Store, 'questions'>): SurveyDefinition {
  return survey(
    ...questions.map((asked) => {
      if (asked.kind === 'choice') {
        return question('single_select', asked.id, { text: asked.text, options: asked.options });
      }
      return asked.kind === 'nps'
        ? question('nps', asked.id, { text: asked.text })
        : question('rating', asked.id, { text: asked.text, config: { scale: 5 } });
    }),
  );
}
