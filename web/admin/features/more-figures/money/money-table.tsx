import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { between } from '../../../answers/format-figure.ts';
import { FiguresTable } from './figures-table.tsx';

type Figures = MoneyByAnswer['total'];

export function MoneyTable({ money: found, question }: { money: MoneyByAnswer; question: string }) {
  const amount = moneyAlike([...found.answers, found.total].flatMap(amountsIn), found.currency);
  const percent = percentAlike(sharesIn([...found.answers, found.total].map(({ repeat }) => repeat)));
  return (
    <FiguresTable caption={question} columns={['Answer', ...COLUMNS]}>
      {found.answers.map((answer) => (
        <Row key={answer.key} name={answer.text} figures={answer} amount={amount} percent={percent} />
      ))}
      <Row name="Everybody" figures={found.total} amount={amount} percent={percent} />
    </FiguresTable>
  );
}

const amountsIn = ({ revenue, averageOrder, typicalOrder }: Figures) => [
  revenue,
  averageOrder,
  typicalOrder?.amount,
  typicalOrder?.low,
  typicalOrder?.high,
];

const COLUMNS = ['Orders', 'Revenue', 'Average order', 'Typical order', 'Ordered before'] as const;

interface RowProps {
  readonly name: string;
  readonly figures: Figures;
  readonly amount: (value: number) => string;
  readonly percent: (share: number) => string;
}

function Row({ name, figures, amount, percent }: RowProps) {
  const [orders, revenue, average, typical, repeat] = COLUMNS;
  const { typicalOrder, averageOrder, halfFrom } = figures;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-name={orders}>{figures.orders.toLocaleString()}</td>
      <td data-name={revenue}>
        <Figure
          value={amount(figures.revenue)}
          note={halfFrom === null ? null : `half from ${pluralize(halfFrom, 'order')}`}
        />
      </td>
      <td data-name={average}>
        <Figure value={averageOrder === null ? '–' : amount(averageOrder)} note={null} />
      </td>
      <td data-name={typical}>
        <Figure
          value={typicalOrder ? amount(typicalOrder.amount) : '–'}
          note={typicalOrder && intervalText(typicalOrder, amount)}
        />
      </td>
      <td data-name={repeat}>
        <Figure
          value={figures.repeat ? percent(figures.repeat.share) : '–'}
          note={figures.repeat && between(figures.repeat, percent)}
        />
      </td>
    </tr>
  );
}

function Figure({ value, note }: { readonly value: string; readonly note: string | null }) {
  return (
    <span>
      {value} {note !== null && <small>{note}</small>}
    </span>
  );
}

function intervalText(
  { low, high }: NonNullable<Figures['typicalOrder']>,
  amount: (value: number) => string,
): string | null {
  return low === null || high === null ? null : between({ low, high }, amount);
}
