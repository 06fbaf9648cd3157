import { OF_ANSWERED, SHARE_OF_ANSWERED } from '../../../../answers/share-words.ts';
import { pluralize } from '../../../../lib/pluralize.ts';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { fileName, periodLabel, periodText } from '../../../../answers/format-figure.ts';
import { percentOf } from '../helpers/scale-columns.ts';
import type { ResultProps, ResultView } from '../result-view.ts';

function DateResult({ question }: Pick<ResultProps<'date'>, 'question'>) {
  const { text, months } = question;
  const start = (month: string) => `${month}-01`;
  const percent = percentOf(months);
  return (
    <ColumnChart
      title={text}
      isTitled={false}
      fileName={fileName(text)}
      columns={months.map(({ month, rate }) => ({
        key: month,
        label: periodLabel(start(month), 'month'),
        value: rate?.count ?? 0,
        valueText: (rate?.count ?? 0).toLocaleString(),
        reading: `${periodText(start(month), 'month')}: ${pluralize(rate?.count ?? 0, 'person', 'people')}, ${percent(rate?.share ?? 0)} ${OF_ANSWERED}`,
      }))}
      hint="Above the columns: how many people. Months that nobody named are left out."
      table={{
        columns: ['Month', 'People', SHARE_OF_ANSWERED],
        rows: months.map(({ month, rate }) => [
          periodText(start(month), 'month'),
          (rate?.count ?? 0).toLocaleString(),
          percent(rate?.share ?? 0),
        ]),
      }}
    />
  );
}

export const dateView: ResultView<'date'> = {
  Result: DateResult,
  explained: 'Dates are counted by month.',
  method: 'shares',
  lead: () => null,
  rows: ({ months }) =>
    months.map(({ month, rate }) => ({ key: month, label: periodText(`${month}-01`, 'month'), rate })),
};
