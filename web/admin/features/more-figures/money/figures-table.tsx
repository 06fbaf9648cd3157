import type { ReactNode } from 'react';
import spoken from '../../../ui/spoken.module.css';
import styles from './money.module.css';

interface FiguresTableProps {
  readonly caption: string;
  /** The names of all columns; the first says what the rows are. */
  readonly columns: readonly string[];
  readonly className?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** On a phone each row is a card, with the column headings beside its figures. */
export function FiguresTable({ caption, columns, className = '', children }: FiguresTableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
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
      <tbody>{children}</tbody>
    </table>
  );
}
