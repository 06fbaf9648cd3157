import type { AboutSurvey } from '../../../answers/view.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { ResultsByProduct } from '#shared/api/analytics-insights.ts';
import { allows } from '#shared/plan/features.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { Found } from '../../../ui/found.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import { between, decimal, percent, rounded } from '../../../answers/format-figure.ts';
import { type Figure, FiguresTable, shareFigure } from '../../../answers/figures-table.tsx';
import styles from './money.module.css';
import { plainParameters, useResults } from '../../../answers/api/results.ts';

interface ProductsCardProps extends AboutSurvey {
  readonly question: { readonly meaningId: string; readonly text: string };
}

/** The answers to one question by what was bought, for plans that compare. */
export function ProductsCard({ surveyId, query, question }: ProductsCardProps) {
  const features = useBillingCustomer().data?.features;
  const mayCompare = features !== undefined && allows(features, 'advanced_analytics');
  const found = useResults(
    'GET /surveys/{surveyId}/analytics/questions/{meaningId}/products',
    { surveyId, meaningId: question.meaningId, ...plainParameters(query) },
    { enabled: mayCompare },
  );
  if (!mayCompare) return null;
  return (
    <Found found={found} what="The products" lines={6}>
      {(data) => <Products found={data} question={question.text} isBusy={found.isPlaceholderData} />}
    </Found>
  );
}

interface ProductsProps {
  readonly found: ResultsByProduct;
  readonly question: string;
  readonly isBusy: boolean;
}

function Products({ found, question, isBusy }: ProductsProps) {
  const { products, orders, isNewest } = found;
  return (
    <Card
      title="By product"
      subtitle={`What those answered who bought it, from ${orders.toLocaleString()} confirmed orders${isNewest ? ', the newest ones' : ''}`}
      isBusy={isBusy}
    >
      {products.length === 0 ? (
        <p className={styles.none}>A product stands here once {FEWEST_ANSWERS} answers come with it.</p>
      ) : (
        <ProductsTable found={found} question={question} />
      )}
      <Explanation method="money">
        <p>
          Each customer counts once. An order with several products counts for each of them. The intervals
          hold the true figure in 95 of 100 cases; which products really differ, the findings say. Given back
          means in how many of the orders some of the product was given back.
        </p>
      </Explanation>
    </Card>
  );
}

type Result = ResultsByProduct['products'][number]['result'];

function ProductsTable({ found, question }: Omit<ProductsProps, 'isBusy'>) {
  const columns = figuresOf(found.total);
  const row = (key: string, name: string, result: Result, returned: Figure) => ({
    ...{ key, name },
    figures: [result.answered.toLocaleString(), ...columns.map(({ of }) => of(result)), returned],
  });
  return (
    <FiguresTable
      caption={`${question} by product`}
      columns={['Product', 'Orders', ...columns.map(({ name }) => name), 'Given back']}
      rows={[
        ...found.products.map(({ productId, title, result, returned }) =>
          row(productId, title, result, shareFigure(returned, percent)),
        ),
        ...(found.total ? [{ ...row('all', 'All orders', found.total, '–'), isSum: true }] : []),
      ]}
    />
  );
}

/** A column wider than these would not fit beside the others. */
const MOST_OPTIONS = 3;

/** The score of a question, or the shares of its most chosen answers. */
function figuresOf(
  total: Result | null,
): { readonly name: string; readonly of: (result: Result) => Figure }[] {
  if (total?.kind === 'nps' || total?.kind === 'rating') {
    return [{ name: total.kind === 'nps' ? 'Net promoter score' : 'Average rating', of: scoreFigure }];
  }
  if (total?.kind !== 'choice') return [];
  return [...total.options]
    .sort((one, other) => (other.rate?.count ?? 0) - (one.rate?.count ?? 0))
    .slice(0, MOST_OPTIONS)
    .map(({ cell, text }) => ({
      name: text,
      of: (result) =>
        shareFigure(
          (result.kind === 'choice' && result.options.find((each) => each.cell === cell)?.rate) || null,
          percent,
        ),
    }));
}

function scoreFigure(result: Result): Figure {
  if (result.kind === 'nps' && result.nps) {
    return { value: rounded(result.nps.score), note: between(result.nps, rounded) };
  }
  if (result.kind === 'rating' && result.summary) {
    const { mean, meanLow: low, meanHigh: high } = result.summary;
    return { value: decimal(mean), note: between({ low, high }, decimal) };
  }
  return '–';
}
