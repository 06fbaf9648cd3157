import type { ChannelReport } from '#shared/api/channels.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { between } from '../../../answers/format-figure.ts';
import { FiguresTable } from '../money/figures-table.tsx';
import type { NameOf } from './channel-words.ts';
import styles from './channels.module.css';

type Cells = NonNullable<ChannelReport['counted']>['agreement']['cells'];

export const CELLS_TITLE = 'What links say for each channel that shoppers named';

/** Each said channel with what links tell of its orders, most frequent first. */
export function CellTable({ cells, nameOf }: { readonly cells: Cells; readonly nameOf: NameOf }) {
  const ordersOf = (said: string) =>
    cells.filter((cell) => cell.said === said).reduce((sum, { orders }) => sum + orders, 0);
  const rows = [...cells].sort(
    (one, other) =>
      ordersOf(other.said) - ordersOf(one.said) ||
      (one.said < other.said ? -1 : Number(one.said > other.said)) ||
      other.orders - one.orders,
  );
  const percent = percentAlike(sharesIn(cells.map(({ share }) => share)));
  return (
    <FiguresTable caption={CELLS_TITLE} columns={COLUMNS} className={styles.plain}>
      {rows.map(({ said, tracked, orders, share }) => (
        <tr key={`${said} ${tracked ?? ''}`}>
          <th scope="row">{nameOf(said)}</th>
          <td data-name={COLUMNS[1]}>{nameOf(tracked)}</td>
          <td data-name={COLUMNS[2]}>{orders.toLocaleString()}</td>
          <td data-name={COLUMNS[3]}>
            <span>
              {share ? percent(share.share) : '–'} {share && <small>{between(share, percent)}</small>}
            </span>
          </td>
        </tr>
      ))}
    </FiguresTable>
  );
}

const COLUMNS = ['Shoppers said', 'Links tell', 'Orders', 'Of what was said'] as const;
