import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import { money } from '../filters/filter-labels.ts';
import { between, percent } from '../overview/format-figure.ts';
import styles from './money.module.css';

type Figures = MoneyByAnswer['total'];

/** On a phone each answer is a card, with the column headings beside its figures. */
export function MoneyTable({ money: found, question }: { money: MoneyByAnswer; question: string }) {
  return (
    <table className={styles.table}>
      <caption>{question}</caption>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.answers.map((answer) => (
          <Row key={answer.cell} name={answer.text} figures={answer} found={found} />
        ))}
        <Row name="Everybody" figures={found.total} found={found} />
      </tbody>
    </table>
  );
}

const COLUMNS = ['Orders', 'Revenue', 'Average order', 'Ordered before'] as const;

function Row({ name, figures, found }: { name: string; figures: Figures; found: MoneyByAnswer }) {
  const [orders, revenue, average, repeat] = COLUMNS;
  if (figures.isTooFew) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td data-name={orders}>{figures.orders.toLocaleString()}</td>
        <td colSpan={3} className={styles.few}>
          Too few orders to tell: it takes {found.fewest}
        </td>
      </tr>
    );
  }
  const amount = (value: number | null) => (value === null ? '–' : money(value, found.currency));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-name={orders}>{figures.orders.toLocaleString()}</td>
      <td data-name={revenue}>{amount(figures.revenue)}</td>
      <td data-name={average}>{amount(figures.averageOrder)}</td>
      <td data-name={repeat}>
        {figures.repeat && (
          <span>
            {percent(figures.repeat.share)} <small>{between(figures.repeat, percent)}</small>
          </span>
        )}
      </td>
    </tr>
  );
}
