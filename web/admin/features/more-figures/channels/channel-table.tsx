import type { ChannelAgreement, ChannelReport } from '#shared/api/channels.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { FiguresTable } from '../money/figures-table.tsx';
import type { NameOf } from './channel-words.ts';
import styles from './channels.module.css';

interface ChannelTableProps {
  readonly agreement: NonNullable<ChannelReport['counted']>['agreement'];
  readonly nameOf: NameOf;
  readonly currency: string;
}

const COLUMNS = ['Orders', 'Revenue', 'Average order', 'New customers'] as const;

/** What the orders of each channel brought, by what was said and by what links tell. */
export function ChannelTable({ agreement, nameOf, currency }: ChannelTableProps) {
  const amount = moneyAlike(agreement.channels.flatMap(amountsIn), currency);
  return (
    <FiguresTable
      caption="Orders and revenue by channel"
      columns={['Channel', ...COLUMNS]}
      className={styles.plain}
    >
      {agreement.channels.map((channel) => (
        <Row key={channel.channel} channel={channel} name={nameOf(channel.channel)} amount={amount} />
      ))}
    </FiguresTable>
  );
}

const amountsIn = ({ said, tracked }: ChannelAgreement) =>
  [said, tracked].flatMap(({ revenue, average }) => [revenue, average]);

interface RowProps {
  readonly channel: ChannelAgreement;
  readonly name: string;
  readonly amount: (value: number) => string;
}

function Row({ channel, name, amount }: RowProps) {
  const { said, tracked } = channel;
  const [orders, revenue, average, fresh] = COLUMNS;
  const averageOf = (value: number | null) => (value === null ? '–' : amount(value));
  return (
    <tr>
      <th scope="row">{name}</th>
      <Both name={orders} said={said.orders.toLocaleString()} tracked={tracked.orders.toLocaleString()} />
      <Both name={revenue} said={amount(said.revenue)} tracked={amount(tracked.revenue)} />
      <Both name={average} said={averageOf(said.average)} tracked={averageOf(tracked.average)} />
      <Both
        name={fresh}
        said={said.newCustomers.toLocaleString()}
        tracked={tracked.newCustomers.toLocaleString()}
      />
    </tr>
  );
}

function Both({
  name,
  said,
  tracked,
}: {
  readonly name: string;
  readonly said: string;
  readonly tracked: string;
}) {
  return (
    <td data-name={name}>
      <span>
        {said} <small>tracked: {tracked}</small>
      </span>
    </td>
  );
}
