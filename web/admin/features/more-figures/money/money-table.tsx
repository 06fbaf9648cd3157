import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { amountFigure, FiguresTable, shareFigure, typicalFigure } from '../../../answers/figures-table.tsx';
import { pluralize } from '../../../lib/pluralize.ts';

const COLUMNS = ['Answer', 'Orders', 'Revenue', 'Average order', 'Typical order', 'Ordered before'];

interface MoneyTableProps {
  readonly money: MoneyByAnswer;
  readonly question: string;
}

export function MoneyTable({ money: { answers, total, currency }, question }: MoneyTableProps) {
  const all = [
    ...answers.map((answer) => ({ ...answer, name: answer.text })),
    { ...total, key: 'everybody', name: 'Everybody', isSum: true },
  ];
  const amount = moneyAlike(
    all.flatMap(({ revenue, averageOrder, typicalOrder: typical }) => [
      ...[revenue, averageOrder, typical?.amount, typical?.low, typical?.high],
    ]),
    currency,
  );
  const percent = percentAlike(sharesIn(all.map(({ repeat }) => repeat)));
  return (
    <FiguresTable
      caption={question}
      columns={COLUMNS}
      rows={all.map(({ orders, revenue, averageOrder, typicalOrder, halfFrom, repeat, ...row }) => ({
        ...row,
        figures: [
          orders.toLocaleString(),
          {
            value: amount(revenue),
            note: halfFrom === null ? null : `half from ${pluralize(halfFrom, 'order')}`,
          },
          amountFigure(averageOrder, amount),
          typicalFigure(typicalOrder, amount),
          shareFigure(repeat, percent),
        ],
      }))}
    />
  );
}
