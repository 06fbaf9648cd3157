import { ANSWERED, optionCell, SEEN } from '#shared/analytics/cells.ts';
import { compareOrders, amountsOf } from '#shared/analytics/order-amounts.ts';
import { judge } from '#shared/analytics/compare.ts';
import type { CountedSurvey, Step } from '#server/areas/analytics/findings/claims/counted-survey.ts';
import { findFindings } from '#server/areas/analytics/findings/claims/find-findings.ts';
import { onePerCustomer } from '#server/areas/analytics/findings/claims/newest-responses.ts';
import { levelChange, type Week } from '#shared/analytics/level-change.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { countChange } from '#server/areas/analytics/results/period-change.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { compareVersions } from '#shared/analytics/split-test.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { drawCounts, normal, type Random, randomFrom, shareOf } from './random.ts';
import { drawResults } from './split-test.ts';
import { openStore } from './stores/count-store.ts';
import { drawStore, npsShares, poisson, type Store } from './stores/draw-store.ts';
import { nps, plainStore, product } from './stores/plain-store.ts';

// How often something is claimed where nothing differs, in stores as they are: weeks wobble, traffic remembers, customers
// come back, and people look each day.

const NOTHING: CountedSurvey = {
  templateId: null,
  responses: 0,
  questions: [],
  weeks: [],
  pairs: [],
  mixes: [],
  steps: [],
  newest: null,
  viewed: { questions: [], before: null, weeks: 4 },
  sources: null,
  mayCompare: true,
};

/**
 * The share of surveys of so many questions that are said to lose shoppers at one. As many leave at each question, or
 * `times` as many at the third.
 */
export function leavingClaims(questions: number, responses: number, samples: number, times = 1): number {
  const random = randomFrom(questions);
  return shareOf(samples, () => {
    let seen = responses;
    const steps = Array.from({ length: questions }, (_, at): Step => {
      // A response begins with its first answer, so nobody is seen to leave there.
      const left = at === 0 ? 0 : some(seen, 0.05 * (at === 2 ? times : 1), random);
      const place = { isFirst: at === 0, isLast: at === questions - 1, isRequired: false };
      const step = { meaningId: `q${at}`, text: `Question ${at + 1}`, seen, left, ...place };
      seen -= left;
      return step;
    });
    const { findings } = findFindings({ ...NOTHING, responses, steps }, null);
    return findings.some(({ kind }) => kind === 'leaving');
  });
}

const some = (of: number, share: number, random: Random) => drawCounts([1 - share, share], of, random)[1]!;

/** A series that remembers a part of its last value, with a standard deviation of 1. */
function* remembering(memory: number, random: Random): Generator<number, never> {
  for (let value = normal(random); ;) {
    yield value;
    value = memory * value + Math.sqrt(1 - memory ** 2) * normal(random);
  }
}

export interface Wobbling {
  readonly weeks: number;
  readonly answers: number;
  /** The standard deviation between weeks, in points of the net promoter score. */
  readonly wobble: number;
  readonly memory: number;
  /** How far the score falls in the middle, or slowly over all weeks. */
  readonly fall?: number;
  readonly isSlow?: boolean;
  /** Looked at each week from this one on, in place of once at the end. */
  readonly lookedFrom?: number;
}

/** The share of series in which a change of the net promoter score is told. */
export function changesTold(store: Wobbling, samples: number): number {
  const { weeks, answers, wobble, memory, fall = 0, isSlow = false, lookedFrom = weeks } = store;
  const random = randomFrom(weeks + answers + 10 * wobble);
  return shareOf(samples, () => {
    const leans = remembering(memory, random);
    const drawn = Array.from({ length: weeks }, (_, week): Week => {
      const passed = isSlow ? week / (weeks - 1) : Number(week >= weeks / 2);
      const level = 20 + fall / 2 - fall * passed + wobble * leans.next().value;
      return {
        start: addDays('2025-01-06', 7 * week),
        values: [-100, 0, 100],
        counts: drawCounts(npsShares(level), answers, random),
      };
    });
    const looks = Array.from({ length: weeks - lookedFrom + 1 }, (_, at) => lookedFrom + at);
    return looks.some((end) => levelChange(drawn.slice(0, end), 1).kind === 'changed');
  });
}

/** Stars of which nearly all are five, in twelve weeks. */
const MOSTLY_FIVE = [0.004, 0.002, 0.004, 0.01, 0.98];
/** Lower by half a standard deviation. */
const LESS_OFTEN_FIVE = [0.045, 0.002, 0.004, 0.009, 0.94];

/** The share of series of twelve weeks with so many answers in each, in which a rare low answer is told to be more frequent. */
export function rareFallTold(answers: number, samples: number): number {
  const random = randomFrom(answers);
  return shareOf(samples, () => {
    const drawn = Array.from({ length: 12 }, (_, week): Week => ({
      start: addDays('2025-01-06', 7 * week),
      values: [1, 2, 3, 4, 5],
      counts: drawCounts(week < 6 ? MOSTLY_FIVE : LESS_OFTEN_FIVE, answers, random),
    }));
    return levelChange(drawn, 1).kind === 'changed';
  });
}

/** The share of pairs of 30 days in which starts are said to have changed; `times` is the true change. */
export function startsTold(
  { perDay, memory, spread, times = 1 }: { perDay: number; memory: number; spread: number; times?: number },
  samples: number,
): number {
  const random = randomFrom(perDay + Math.round(100 * memory));
  return shareOf(samples, () => {
    const leans = remembering(memory, random);
    const days = Array.from({ length: 60 }, (_, day) => {
      const level = perDay * (day < 30 ? 1 : times);
      return poisson(level * Math.exp(spread * leans.next().value - spread ** 2 / 2), random);
    });
    return countChange(days.slice(30), days.slice(0, 30))?.mayBeChance === false;
  });
}

/** The share of split tests of two alike versions that are told apart on any of so many days. */
export function splitsTold(days: number, perDay: number, samples: number): number {
  const shares = [0.4, 0.3, 0.2, 0.1];
  const random = randomFrom(days + perDay);
  const store = { questions: 2, a: shares, b: shares, finished: [0.8, 0.8], answered: 1 } as const;
  return shareOf(samples, () => {
    const [one, other] = [new Growing(store.questions), new Growing(store.questions)];
    for (let day = 0; day < days; day += 1) {
      const shown = poisson(perDay, random);
      const toOne = some(shown, 0.5, random);
      one.add(drawResults(store, shares, 0.8, toOne, random));
      other.add(drawResults(store, shares, 0.8, shown - toOne, random));
      const { begun, completed, questions } = compareVersions(one.results(), other.results(), {
        isWhole: true,
      });
      const verdicts = [begun, completed].map((figure) => figure?.comparison?.verdict);
      for (const each of questions) {
        if (each.kind === 'choice')
          verdicts.push(...each.options.map(({ comparison }) => comparison?.verdict));
      }
      if (verdicts.includes('unlikely_chance')) return true;
    }
    return false;
  });
}

type Results = ReturnType<typeof drawResults>;

/** Counts of a version that grow from day to day. */
class Growing {
  private responses = 0;
  private completed = 0;
  private readonly chosen: Map<string, number>[];
  constructor(questions: number) {
    this.chosen = Array.from({ length: questions }, () => new Map<string, number>());
  }
  add({ responses, completed, questions }: Results): void {
    this.responses += responses;
    this.completed += completed?.count ?? 0;
    questions.forEach((each, at) => {
      if (each.kind !== 'choice') return;
      for (const { text, rate } of each.options) {
        this.chosen[at]!.set(text, (this.chosen[at]!.get(text) ?? 0) + (rate?.count ?? 0));
      }
    });
  }
  results(): Results {
    const definition = survey(
      ...this.chosen.map((own, at) => question('single_select', `q${at}`, { options: [...own.keys()] })),
    );
    const counts = new Map(
      this.chosen.map((own, at) => [
        `q${at}`,
        new Map([
          [SEEN, this.responses],
          [ANSWERED, this.responses],
          ...[...own].map(([text, n]): [string, number] => [optionCell(text), n]),
        ]),
      ]),
    );
    counts.set(
      '',
      new Map([
        ['responses', this.responses],
        ['completed', this.completed],
      ]),
    );
    return surveyResults(mergeQuestions([definition]), counts);
  }
}

/** So many customers of a day answer which of five products they bought and how satisfied they are. */
const CROSSED: Omit<Store, 'name'> = {
  ...plainStore,
  ...{ questions: [product(), nps()], perCustomer: 1.7, likeness: 0.5, traffic: 0 },
};
const FAULTY = nps((_, given) => (given.get('product') === 'Bowl' ? -30 : 30));

/** The share of stores in which a score is said to depend on another answer, on any of 90 days. `differs` plants it. */
export function crossingTold(perDay: number, differs: boolean, samples: number): number {
  const questions = differs ? [product(), FAULTY] : CROSSED.questions;
  const store = { ...CROSSED, questions, name: 'crossing', perDay: () => perDay };
  const { countNewest } = openStore(store);
  let seed = perDay;
  return shareOf(samples, () => {
    const responses = drawStore(store, (seed += 1));
    // The last day alone, if something is planted: more days tell it more often.
    for (let day = differs ? store.days - 1 : 0; day < store.days; day += 1) {
      const newest = countNewest(responses, day);
      const { findings } = findFindings({ ...NOTHING, newest: { ...newest, orders: [] } }, null);
      if (findings.some(({ kind }) => kind === 'crossed')) return true;
    }
    return false;
  });
}

/** The share of stores of this kind about which anything is claimed when the page is read at the end of each month. */
export function anythingTold(store: Store, samples: number): number {
  const { count } = openStore(store);
  let seed = store.questions.length;
  return shareOf(samples, () => {
    const responses = drawStore(store, (seed += 1));
    return MONTHS.some((day) => {
      const { headline, findings } = findFindings(count(responses, day), null);
      return [headline, ...findings].some(({ certainty }) => certainty === 'hint' || certainty === 'clear');
    });
  });
}

const MONTHS = [29, 59, 89];

export interface Buyers {
  readonly customers: number;
  readonly ordersEach: number;
  /** The correlation of the logarithms of two orders of a customer. */
  readonly likeness: number;
  readonly spread: number;
  /** How many times as large the orders of the first group are. */
  readonly times?: number;
}

/** The share of pairs of groups, of which one's orders are said to be larger. A customer always gives the same answer. */
export function largerOrdersTold(buyers: Buyers, samples: number): number {
  const random = randomFrom(buyers.customers);
  return shareOf(samples, () => {
    const own = drawOrders(buyers, buyers.times ?? 1, random);
    const others = drawOrders(buyers, 1, random);
    return judge(compareOrders(own, others), 0.05).verdict === 'unlikely_chance';
  });
}

/** The orders that are compared: one of each customer. */
function drawOrders({ customers, ordersEach, likeness, spread }: Buyers, times: number, random: Random) {
  const orders: { readonly customer: string; readonly amount: number }[] = [];
  for (let customer = 0; customer < customers; customer += 1) {
    const means = normal(random);
    for (let order = 0; order === 0 || random() < 1 - 1 / ordersEach; order += 1) {
      const own = Math.sqrt(likeness) * means + Math.sqrt(1 - likeness) * normal(random);
      const amount = Math.round(4_500 * times * Math.exp(spread * own)) / 100;
      orders.push({ customer: String(customer), amount });
    }
  }
  const counts = new Map<number, number>();
  for (const { amount } of onePerCustomer(orders)) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return amountsOf(counts);
}
