import type { Rate } from '#shared/analytics/intervals.ts';
import spoken from '../ui/spoken.module.css';
import styles from './figures-table.module.css';
import { between } from './format-figure.ts';

/** A text, or a text with a small note. */
export type Figure = string | { readonly value: string; readonly note: string | null };

interface FiguresTableProps {
  readonly caption: string;
  /** The names of all columns; the first says what the rows are. */
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

export interface FiguresRow {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly isSum?: boolean;
}

/** Where there is little room, each row is a card, with the column headings beside its figures. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className={spoken.only}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, isSum = false }) => (
            <tr key={key} data-sum={isSum}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} data-name={columns[at + 1]}>
                  <FigureText figure={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FigureText({ figure }: { readonly figure: Figure }) {
  const { value, note } = typeof figure === 'string' ? { value: figure, note: null } : figure;
  return (
    <span>
      {value} {note !== null && <small>{note}</small>}
    </span>
  );
}

type Format = (value: number) => string;

/** A share with its interval. */
export const shareFigure = (rate: Pick<Rate, 'share' | 'low' | 'high'> | null, percent: Format): Figure =>
  rate ? { value: percent(rate.share), note: between(rate, percent) } : '–';

interface Typical {
  readonly amount: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** A median with its interval, if there are enough values for one. */
export function typicalFigure(typical: Typical | null, amount: Format): Figure {
  if (typical === null) return '–';
  const { low, high } = typical;
  return {
    value: amount(typical.amount),
    note: low === null || high === null ? null : between({ low, high }, amount),
  };
}

export const amountFigure = (value: number | null, amount: Format): Figure =>
  value === null ? '–' : amount(value);
