import { valueCell } from '#shared/analytics/cells.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { findFindings } from '#server/areas/analytics/findings/claims/find-findings.ts';
import type { CountedSurvey } from '#server/areas/analytics/findings/claims/counted-survey.ts';
import {
  type ProductResponse,
  productScores,
} from '#server/areas/analytics/findings/claims/product-scores.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { normal, type Random, randomFrom } from './random.ts';

// Draws stores with forty products of which few sell most, and weeks that are better or worse without a reason. Nothing
// here depends on how findings are worked out.

const PRODUCTS = 40;
const ORDERS = 600;
const WEEKS = 26;
/** The standard deviation of a week's stars, and how much of it is left in the next one. */
const [WOBBLE, MEMORY] = [0.35, 0.5];

export interface ProductStore {
  /** The product that is rated lower; null if none is. */
  readonly faulty: string | null;
  readonly responses: readonly ProductResponse[];
}

/** `planted` is the place of the faulty product among the best sold ones; null for a store without. */
export function drawProductStore(seed: number, planted: number | null): ProductStore {
  const random = randomFrom(seed);
  const products = Array.from({ length: PRODUCTS }, (_, at) => ({
    id: `p${at + 1}`,
    weight: 1 / (at + 1),
    // A third of the others sells in a season of six weeks only.
    season: at + 1 !== planted && random() < 1 / 3 ? Math.floor(random() * (WEEKS - 6)) : null,
  }));
  const weeks: number[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    weeks.push(MEMORY * (weeks.at(-1) ?? 0) + Math.sqrt(1 - MEMORY ** 2) * WOBBLE * normal(random));
  }
  const faulty = planted === null ? null : `p${planted}`;
  const days = Array.from({ length: ORDERS }, () => Math.floor(random() * WEEKS * 7)).sort((a, b) => a - b);
  const responses = days.map((day): ProductResponse => {
    const week = Math.floor(day / 7);
    const sold = products.filter(({ season }) => season === null || (week >= season && week < season + 6));
    const bought = new Set<string>();
    for (let lines = linesOf(random); lines > 0; lines -= 1) bought.add(pick(sold, random));
    const isFaulty = faulty !== null && bought.has(faulty);
    const stars = starsOf((isFaulty ? 3.1 : 4.5) + (weeks[week] ?? 0), random);
    return {
      products: Object.fromEntries([...bought].map((id) => [id, false])),
      cells: new Map([['stars', new Set([valueCell(stars)])]]),
    };
  });
  return { faulty, responses };
}

/** Two thirds of the orders have one line. */
const linesOf = (random: Random) => [1, 1, 1, 1, 2, 3][Math.floor(random() * 6)] ?? 1;

function pick(sold: readonly { readonly id: string; readonly weight: number }[], random: Random): string {
  let rest = random() * sold.reduce((sum, { weight }) => sum + weight, 0);
  return (sold.find(({ weight }) => (rest -= weight) < 0) ?? sold[0]!).id;
}

const starsOf = (level: number, random: Random) =>
  Math.min(5, Math.max(1, Math.round(level + 0.95 * normal(random))));

const MERGED = mergeQuestions([survey(question('rating', 'stars', { config: { scale: 5 } }))]);

/** The products that findings name after the first so many orders: the first of the key's product. */
export function namedProducts({ responses }: ProductStore, orders = ORDERS): string[] {
  const newest = responses.slice(0, orders).reverse();
  const counted: CountedSurvey = {
    ...{
      templateId: null,
      responses: orders,
      questions: [],
      weeks: [],
      pairs: [],
      mixes: [],
      steps: [],
    },
    viewed: { questions: [], before: null, weeks: 1 },
    newest: {
      ...{
        days: WEEKS * 7,
        isNewest: false,
        currency: 'EUR',
        orders: [],
        crossed: [],
        repetition: new Map(),
      },
      ...{ products: productScores(MERGED, newest), titles: new Map() },
    },
    ...{ sources: null, mayCompare: true },
  };
  const { headline, findings } = findFindings(counted, null);
  return [headline, ...findings].flatMap(({ key }) =>
    key.startsWith('product:') ? [key.split(':')[2] ?? ''] : [],
  );
}
