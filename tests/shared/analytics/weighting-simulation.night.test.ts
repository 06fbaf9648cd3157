import { describe, expect, it } from 'vitest';
import { ANSWERED, optionCell, valueCell } from '#shared/analytics/cells.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { groupsOfStratum, sumByGroup } from '#shared/analytics/order-groups.ts';
import { weighAnswers } from '#shared/analytics/weigh-answers.ts';
import { addWeighted, type WeightedCell, weightedResults } from '#shared/analytics/weighted-results.ts';
import { compareWithOrders } from '#shared/analytics/who-answered.ts';
import { DIVISION, STRATUM_SHARES } from '#tests/support/simulation/order-facts.ts';
import { createRandom, type Random } from '#tests/server/areas/analytics/generate.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

/** How readily a shopper answers, relative to others. */
type Readiness = (groups: readonly number[]) => number;

const READINESS: Readonly<Record<string, Readiness>> = {
  'the same for everybody': () => 1,
  'twice as high for repeat customers': ([customer]) => (customer === 1 ? 2 : 1),
  'different in every group, up to 48 times': ([customer, country, value]) =>
    (customer === 1 ? 3 : 1) * [1, 0.5, 2, 0.7, 1.5][country!]! * [1, 0.5, 1, 1.5, 2][value!]!,
};

function pick(random: Random, shares: readonly number[]): number {
  let rest = random.next();
  const at = shares.findIndex((share) => (rest -= share) < 0);
  return at < 0 ? shares.length - 1 : at;
}

interface Order {
  readonly stratum: number;
  readonly cells: readonly string[];
  readonly stars: number;
}

const FRIEND = optionCell('friend');
const QUESTIONS = mergeQuestions([
  survey(
    question('single_select', 'source', { options: ['friend', 'search'] }),
    question('rating', 'stars', { config: { scale: 5 } }),
  ),
]);

/** What shoppers say depends on the facts of their order. */
function drawOrder(random: Random): Order {
  const stratum = pick(random, STRATUM_SHARES);
  const [customer, country, value] = groupsOfStratum(DIVISION, stratum);
  const isRepeat = customer === 1;
  const friend = 0.25 + (isRepeat ? 0.3 : 0) + (country === 2 ? 0.1 : 0) + (value === 4 ? 0.1 : 0);
  const stars = 1 + pick(random, [0.02, 0.03, 0.05, isRepeat ? 0.15 : 0.3, isRepeat ? 0.75 : 0.6]);
  return { stratum, cells: [random.chance(friend) ? FRIEND : optionCell('search')], stars };
}

/** Draws without replacement, with chances in proportion to the readiness. */
function drawAnswers(random: Random, orders: readonly Order[], count: number, readiness: Readiness): Order[] {
  return orders
    .map((order) => ({
      order,
      key: Math.log(random.next()) / readiness(groupsOfStratum(DIVISION, order.stratum)),
    }))
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ order }) => order);
}

function countByStratum(orders: readonly Order[]): number[] {
  const counts = STRATUM_SHARES.map(() => 0);
  for (const { stratum } of orders) counts[stratum]! += 1;
  return counts;
}

function resultsOf(orders: readonly Order[], weights: readonly number[]) {
  const sums = new Map<string, WeightedCell>();
  for (const { stratum, cells, stars } of orders) {
    const weight = weights[stratum]!;
    const add = (question: string, cell: string) =>
      addWeighted(sums, { question, cell, n: 1, weight, square: weight ** 2 });
    for (const cell of [ANSWERED, ...cells]) add('source', cell);
    for (const cell of [ANSWERED, valueCell(stars)]) add('stars', cell);
  }
  const [source, rating] = weightedResults(QUESTIONS, [...sums.values()]);
  if (source?.weighted.kind !== 'choice' || source.raw.kind !== 'choice') throw new Error('A choice.');
  if (rating?.weighted.kind !== 'rating') throw new Error('A rating.');
  return {
    raw: source.raw.options[0]!.rate!,
    share: source.weighted.options[0]!.rate!,
    mean: rating.weighted.summary!,
  };
}

const SAMPLES = 300;

describe.each(Object.entries(READINESS))('if the readiness to answer is %s', (name, readiness) => {
  it.each([
    [100, 300],
    [100, 1_000],
    [400, 4_000],
  ])('%i weighted answers of %i orders have honest intervals', (answers, all) => {
    const random = createRandom(answers + all);
    const held = { share: 0, mean: 0, raw: 0 };
    let claims = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const orders = Array.from({ length: all }, () => drawOrder(random));
      const answered = drawAnswers(random, orders, answers, readiness);
      const [margins, strata] = [sumByGroup(DIVISION, countByStratum(orders)), countByStratum(answered)];
      const { raw, share, mean } = resultsOf(answered, weighAnswers(DIVISION, margins, strata).weights);
      const trueShare = orders.filter(({ cells }) => cells.includes(FRIEND)).length / all;
      const trueMean = orders.reduce((sum, { stars }) => sum + stars, 0) / all;
      held.share += Number(share.low <= trueShare && trueShare <= share.high);
      held.raw += Number(raw.low <= trueShare && trueShare <= raw.high);
      held.mean += Number(mean.meanLow <= trueMean && trueMean <= mean.meanHigh);
      const { facts } = compareWithOrders(DIVISION, margins, sumByGroup(DIVISION, strata));
      claims += Number(facts.some(({ groups }) => groups.some(({ finding }) => finding !== null)));
    }
    expect(held.share / SAMPLES).toBeGreaterThanOrEqual(0.93);
    expect(held.mean / SAMPLES).toBeGreaterThanOrEqual(0.93);
    // The error of a claim is 5 %, and 300 samples may show 8 %.
    if (name === 'the same for everybody') expect(claims / SAMPLES).toBeLessThanOrEqual(0.08);
    else expect(claims / SAMPLES).toBeGreaterThan(0.5);
    if (name.startsWith('different')) expect(held.raw / SAMPLES).toBeLessThan(0.75);
  });
});
