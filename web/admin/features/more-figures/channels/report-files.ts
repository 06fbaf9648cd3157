import type { Rate } from '#shared/analytics/intervals.ts';
import type { ChannelReport, ChannelWorth } from '#shared/api/channels.ts';
import type { Cell } from '#shared/text/spreadsheet.ts';
import type { NameOf } from '../../../answers/channel-names.ts';
import type { TableFile } from './table-download.tsx';

type Counted = NonNullable<ChannelReport['counted']>;
type Agreement = Counted['agreement'];
type Channel = Agreement['channels'][number];
type Worth = ChannelWorth['maturities'][number];

const cents = (amount: number | null): Cell => amount && Math.round(amount * 100) / 100;
const exact = (share: number): Cell => Math.round(share * 1e6) / 1e6;
const rateCells = (rate: Pick<Rate, 'share' | 'low' | 'high'> | null): Cell[] =>
  rate ? [exact(rate.share), exact(rate.low), exact(rate.high)] : [null, null, null];
const rateColumns = (name: string) => [name, `${name}, lowest likely`, `${name}, highest likely`];

const SIDES = ['said', 'tracked'] as const;

/** What the orders of each channel brought. */
export function channelFile({ channels }: Agreement, nameOf: NameOf, currency: string): TableFile {
  return {
    columns: [
      'Channel',
      ...SIDES.flatMap((side) => [
        `Orders, ${side}`,
        `Revenue, ${side} (${currency})`,
        `Average order, ${side} (${currency})`,
        `New customers, ${side}`,
        ...rateColumns(`Share of orders, ${side}`),
      ]),
      ...rateColumns('Links name the same channel'),
      ...rateColumns('No link tells'),
      ...rateColumns('Links name another channel'),
    ],
    rows: channels.map((channel) => [
      nameOf(channel.channel),
      ...SIDES.flatMap((side) => sideCells(channel, side)),
      ...rateCells(channel.agreed),
      ...rateCells(channel.unseen),
      ...rateCells(channel.elsewhere),
    ]),
  };
}

function sideCells(channel: Channel, side: (typeof SIDES)[number]): Cell[] {
  const { orders, revenue, average, newCustomers } = channel[side];
  return [...[orders, cents(revenue), cents(average), newCustomers], ...rateCells(channel[`${side}Share`])];
}

/** What links say for each channel that shoppers named. */
export function cellFile(cells: Agreement['cells'], nameOf: NameOf): TableFile {
  return {
    columns: ['Shoppers said', 'Links tell', 'Orders', ...rateColumns('Of what was said')],
    rows: cells.map(({ said, tracked, orders, share }) => [
      nameOf(said),
      nameOf(tracked),
      orders,
      ...rateCells(share),
    ]),
  };
}

export function withinFile({ answers }: Counted['within'][number], currency: string): TableFile {
  return {
    columns: [
      'Answer',
      'Orders',
      ...rateColumns('Share of orders with an answer'),
      `Revenue (${currency})`,
      `Average order (${currency})`,
      'New customers',
    ],
    rows: answers.map(({ text, orders, share, revenue, average, newCustomers }) => [
      text,
      orders,
      ...rateCells(share),
      ...[cents(revenue), cents(average), newCustomers],
    ]),
  };
}

export function worthFile({ days, channels }: Worth, nameOf: NameOf, currency: string): TableFile {
  return {
    columns: [
      'Channel',
      `Customers followed for ${days} days`,
      'Customers too recent',
      ...rateColumns(`Typical customer (${currency})`),
      `Average (${currency})`,
      `Revenue (${currency})`,
      'Orders each',
      ...rateColumns('Ordered again'),
    ],
    rows: channels.map(
      ({ channel, customers, tooRecent, typical, average, revenue, ordersEach, repeated }) => [
        nameOf(channel),
        customers,
        tooRecent,
        ...[cents(typical?.amount ?? null), cents(typical?.low ?? null), cents(typical?.high ?? null)],
        ...[cents(average), cents(revenue), ordersEach === null ? null : exact(ordersEach)],
        ...rateCells(repeated),
      ],
    ),
  };
}
