import { decimal, quoted, whole } from '#shared/analytics/finding-words.ts';
import { scoreOf } from '#shared/analytics/score.ts';
import type { CountedNewest, ProductScore, ScoredProduct } from './counted-survey.ts';
import { toQuestion, type Claim } from './finding.ts';
import { pOfScores } from './p-values.ts';

/** Products whose orders come with another score than all other orders. */
export function productClaims(score: ProductScore, newest: CountedNewest): Claim[] {
  return score.products.flatMap((product) => claimOf(score, product, newest));
}

function claimOf(
  { meaningId, kind, text }: ProductScore,
  { productId, own, others }: ScoredProduct,
  { days, isNewest, titles }: CountedNewest,
): Claim[] {
  const [one, other] = [own, others].map(({ values, counts }) => scoreOf(values, counts));
  const p = pOfScores(own, others, 1, isNewest ? days : undefined);
  if (!one || !other || p === null) return [];
  const isNps = kind === 'nps';
  const format = isNps ? whole : decimal;
  const isHigher = one.score > other.score;
  const [first = 0, last = 0] = [own.values[0], own.values.at(-1)];
  return [
    {
      p,
      topic: `product:${meaningId}`,
      strength: Math.abs(one.score - other.score) / (last - first),
      tell: () => ({
        key: `product:${meaningId}:${productId}:${isHigher ? 'higher' : 'lower'}`,
        kind: 'product',
        meaningId,
        sentence: `${quoted(titles.get(productId) ?? productId)} ${isNps ? 'has a net promoter score of' : 'is rated'} ${format(one.score)}, all others ${format(other.score)}.`,
        detail: `${quoted(text)} ${whole(one.answers)} orders with it against ${whole(other.answers)} without${isNewest ? ', the newest ones' : ''}; each customer counts once.`,
        advice: isHigher
          ? 'Show it to more shoppers.'
          : 'Read what those who bought it wrote, and look at the product and its page.',
        action: toQuestion(meaningId),
      }),
    },
  ];
}
