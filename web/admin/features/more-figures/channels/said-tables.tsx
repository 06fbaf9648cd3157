import type { ChannelReport } from '#shared/api/channels.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { FiguresTable, shareFigure } from '../../../answers/figures-table.tsx';
import type { NameOf } from '../../../answers/channel-names.ts';

type Agreement = NonNullable<ChannelReport['counted']>['agreement'];

interface ChannelTableProps {
  readonly agreement: Agreement;
  readonly nameOf: NameOf;
  readonly currency: string;
}

/** What the orders of each channel brought, by what was said and by what links tell. */
export function ChannelTable({ agreement: { channels }, nameOf, currency }: ChannelTableProps) {
  const amounts = channels.flatMap(({ said, tracked }) => [said, tracked]);
  const amount = moneyAlike(
    amounts.flatMap(({ revenue, average }) => [revenue, average]),
    currency,
  );
  type Side = Agreement['channels'][number]['said'];
  const figuresOf = ({ orders, revenue, average, newCustomers }: Side) => [
    orders.toLocaleString(),
    amount(revenue),
    average === null ? '–' : amount(average),
    newCustomers.toLocaleString(),
  ];
  return (
    <FiguresTable
      caption="Orders and revenue by channel"
      columns={['Channel', 'Orders', 'Revenue', 'Average order', 'New customers']}
      rows={channels.map(({ channel, said, tracked }) => {
        const notes = figuresOf(tracked);
        return {
          key: channel,
          name: nameOf(channel),
          figures: figuresOf(said).map((value, at) => ({ value, note: `tracked: ${notes[at] ?? ''}` })),
        };
      })}
    />
  );
}

export const CELLS_TITLE = 'What links say for each channel that shoppers named';

interface CellTableProps {
  readonly cells: Agreement['cells'];
  readonly nameOf: NameOf;
}

/** Each said channel with what links tell of its orders, most frequent first. */
export function CellTable({ cells, nameOf }: CellTableProps) {
  const ordersOf = (said: string) =>
    cells.filter((cell) => cell.said === said).reduce((sum, { orders }) => sum + orders, 0);
  const sorted = [...cells].sort(
    (one, other) =>
      ordersOf(other.said) - ordersOf(one.said) ||
      (one.said < other.said ? -1 : Number(one.said > other.said)) ||
      other.orders - one.orders,
  );
  const percent = percentAlike(sharesIn(cells.map(({ share }) => share)));
  return (
    <FiguresTable
      caption={CELLS_TITLE}
      columns={['Shoppers said', 'Links tell', 'Orders', 'Of what was said']}
      rows={sorted.map(({ said, tracked, orders, share }) => ({
        key: `${said} ${tracked ?? ''}`,
        name: nameOf(said),
        figures: [nameOf(tracked), orders.toLocaleString(), shareFigure(share, percent)],
      }))}
    />
  );
}
