import { TextField } from '@shopify/polaris';
import { useState } from 'react';
import type { ChannelAgreement, ChannelReport } from '#shared/api/channels.ts';
import { CHANNEL_IDS, type ChannelKey } from '#shared/channels/channel.ts';
import { MAPPING_LIMITS } from '#shared/channels/mapping-limits.ts';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useSaveCost } from '../api/channels.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { FiguresTable } from '../money/figures-table.tsx';
import { between } from '../overview/format-figure.ts';
import type { NameOf } from './channel-words.ts';
import styles from './channels.module.css';

interface ChannelTableProps {
  readonly surveyId: string;
  readonly agreement: NonNullable<ChannelReport['counted']>['agreement'];
  readonly nameOf: NameOf;
  readonly currency: string;
  readonly costs: Readonly<Record<string, number>>;
}

const COLUMNS = [
  'Orders',
  'Revenue',
  'Average order',
  'New customers',
  'Spent in 30 days',
  'Cost of a new customer',
] as const;

/** What the orders of each channel brought, by what was said and by what links tell, and what they cost. */
export function ChannelTable({ surveyId, agreement, nameOf, currency, costs }: ChannelTableProps) {
  const amount = moneyAlike(agreement.channels.flatMap(amountsIn), currency);
  return (
    <FiguresTable
      caption="Orders, revenue and cost by channel"
      columns={['Channel', ...COLUMNS]}
      className={styles.plain}
    >
      {agreement.channels.map((channel) => (
        <Row
          key={channel.channel}
          surveyId={surveyId}
          channel={channel}
          name={nameOf(channel.channel)}
          currency={currency}
          amount={amount}
          cost={costs[channel.channel]}
        />
      ))}
    </FiguresTable>
  );
}

const amountsIn = ({ said, tracked, cost }: ChannelAgreement) => [
  ...[said.revenue, said.average, tracked.revenue, tracked.average],
  ...[cost?.said, cost?.tracked].flatMap((each) => [each?.cost, each?.low, each?.high]),
];

interface RowProps {
  readonly surveyId: string;
  readonly channel: ChannelAgreement;
  readonly name: string;
  readonly currency: string;
  readonly amount: (value: number) => string;
  readonly cost: number | undefined;
}

function Row({ surveyId, channel, name, currency, amount, cost }: RowProps) {
  const { said, tracked } = channel;
  const [orders, revenue, average, fresh, spent, each] = COLUMNS;
  const key = channelKeyOf(channel.channel);
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
      <td data-name={spent}>
        {key && (
          <CostField
            key={cost ?? ''}
            surveyId={surveyId}
            channel={key}
            name={name}
            currency={currency}
            cost={cost}
          />
        )}
      </td>
      <td data-name={each}>
        <Cost cost={channel.cost} amount={amount} />
      </td>
    </tr>
  );
}

/** Null for what is no channel, such as an unknown source. */
function channelKeyOf(channel: string): ChannelKey | null {
  if (channel.startsWith('own:')) return channel as ChannelKey;
  return CHANNEL_IDS.find((id) => id === channel) ?? null;
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

interface CostProps {
  readonly cost: ChannelAgreement['cost'];
  readonly amount: (value: number) => string;
}

function Cost({ cost, amount }: CostProps) {
  if (cost === null) return '–';
  const text = (each: NonNullable<CostProps['cost']>['said']) => {
    if (each === null) return 'too few';
    const { low, high } = each;
    return high === null
      ? `${amount(each.cost)} (at least ${amount(low)})`
      : `${amount(each.cost)} (${between({ low, high }, amount)})`;
  };
  return (
    <span>
      {text(cost.said)} <small>tracked: {text(cost.tracked)}</small>
    </span>
  );
}

interface CostFieldProps {
  readonly surveyId: string;
  readonly channel: ChannelKey;
  readonly name: string;
  readonly currency: string;
  readonly cost: number | undefined;
}

/** Saved when the merchant leaves the field. An empty field forgets the cost. */
function CostField({ surveyId, channel, name, currency, cost }: CostFieldProps) {
  const { show } = useToasts();
  const { mutate } = useSaveCost(surveyId);
  const before = cost === undefined ? '' : String(cost);
  const [typed, setTyped] = useState(before);
  const number = Number(typed);
  const isValid = typed === '' || (number >= MAPPING_LIMITS.leastCost && number <= MAPPING_LIMITS.cost);
  const save = () => {
    if (!isValid || typed === before) return;
    mutate(
      { channel, cost: typed === '' ? null : number },
      { onError: (error) => show(failedChange('The cost was not saved', error)) },
    );
  };
  return (
    <div className={styles.cost}>
      <TextField
        label={`Spent on ${name} in 30 days, in ${currency}`}
        labelHidden
        type="number"
        inputMode="decimal"
        autoComplete="off"
        min={0}
        value={typed}
        placeholder="0"
        prefix={currency}
        error={!isValid && 'More than zero'}
        onChange={setTyped}
        onBlur={save}
      />
    </div>
  );
}
