import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import type { ProductScore, ScoredProduct } from './counted-survey.ts';
import { FEWEST, type NewestResponse, valuesOf } from './newest-responses.ts';

/** A response to a verified order, with what was bought. */
export interface ProductResponse extends Pick<NewestResponse, 'cells'> {
  /** By product id: whether some of it was given back. */
  readonly products: Readonly<Record<string, boolean>>;
}

/** More products are not compared: each comparison makes the others less certain. */
const MOST_PRODUCTS = 100;

/** Products in so many orders that something can be told of them, the most frequent first. */
export function frequentProducts(responses: readonly Pick<ProductResponse, 'products'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { products } of responses) {
    for (const id of Object.keys(products)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST && responses.length - count >= FEWEST)
    .sort(([id, count], [other, otherCount]) => otherCount - count || (id < other ? -1 : 1))
    .slice(0, MOST_PRODUCTS)
    .map(([id]) => id);
}

/** Each current score by each frequent product. */
export function productScores(
  questions: readonly MergedQuestion[],
  responses: readonly ProductResponse[],
): ProductScore[] {
  const frequent = frequentProducts(responses);
  return questions.flatMap((question) => {
    const values = question.isCurrent ? valuesOf(question) : null;
    if (values === null) return [];
    const scored = responses.flatMap(({ cells, products }) => {
      const given = cells.get(question.meaningId);
      const value = given ? values.of(given) : -1;
      return value < 0 ? [] : [{ value, products }];
    });
    const { meaningId, text } = question;
    const products = frequent.flatMap((productId) => scoreByProduct(productId, scored, values.scale));
    return products.length > 0 ? [{ meaningId, text, kind: values.kind, products }] : [];
  });
}

interface Scored extends Pick<ProductResponse, 'products'> {
  /** The place on the scale. */
  readonly value: number;
}

function scoreByProduct(
  productId: string,
  scored: readonly Scored[],
  values: readonly number[],
): ScoredProduct[] {
  const [own, others] = [values.map(() => 0), values.map(() => 0)];
  for (const { value, products } of scored) {
    const counts = Object.hasOwn(products, productId) ? own : others;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const size = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  if (size(own) < FEWEST || size(others) < FEWEST) return [];
  return [{ productId, own: { values, counts: own }, others: { values, counts: others } }];
}
