import { MATURITIES, type Maturity, type MatureCustomers } from '#shared/analytics/customer-history.ts';
import { type AnswerWorth, worthInSteps } from './customer-worth.ts';
import type { ChannelWorth } from '#shared/api/channels.ts';
import { readByPosition } from '#server/areas/analytics/rows/read-in-parts.ts';
import { createPauser, runWithPauses } from '#server/kernel/limits/pieces.ts';
import type { Counting } from './count-sub-channels.ts';
import { roundMoney } from './read-said.ts';
import { findCustomerPartEnd, followCustomers, type SaidCustomer } from './said-repository.ts';
import { createAnswerReader } from './source-question.ts';
import { createTextMapper } from './text-channels.ts';

/** The customers of one channel. */
interface Followed {
  customers: number;
  readonly byMaturity: ReadonlyMap<Maturity, Mature>;
}

interface Mature extends MatureCustomers {
  customers: number;
  repeated: number;
  orders: number;
  revenue: number;
  readonly spent: Map<number, number>;
}

/** Amounts are compared to so many digits, so that many customers have few amounts. Sums stay exact. */
const DIGITS = 3;

/** Each customer of a part is a row of its reply, and adding many up at once would make other requests wait. */
const MOST_ORDERS = 10_000;

/** Counts what customers spent after their first order, by what they said after it. */
export async function countWorth(
  { database, question, mapping }: Counting,
  now: number,
): Promise<ChannelWorth> {
  const { view, places } = question;
  const channelOf = createAnswerReader(question, await createTextMapper(mapping));
  const wanted = { currency: view.currency, places, now: new Date(now).toISOString() };
  const byChannel = new Map<string, Followed>();
  const parts = readByPosition<string, SaidCustomer[]>(database, async (tx, after, rows) => {
    const upTo = await findCustomerPartEnd(tx, view.storeId, after, Math.min(rows, MOST_ORDERS));
    return { upTo, found: await followCustomers(tx, view, { after, upTo }, wanted) };
  });
  const rest = createPauser(view.storeId);
  for await (const customers of parts) {
    for (const customer of customers) {
      await rest();
      const { version, language, answer } = customer;
      const said = answer === null ? null : channelOf(version, language, answer);
      if (said?.kind !== 'channel') continue;
      const followed = byChannel.get(said.channel) ?? noCustomers();
      byChannel.set(said.channel, followed);
      addCustomer(followed, customer);
    }
  }
  return presentWorth(view.storeId, byChannel);
}

const noCustomers = (): Followed => ({
  customers: 0,
  byMaturity: new Map(
    MATURITIES.map((days) => [
      days,
      { days, customers: 0, repeated: 0, orders: 0, revenue: 0, tooRecent: 0, spent: new Map() },
    ]),
  ),
});

function addCustomer(to: Followed, { followed, spent, orders }: SaidCustomer): void {
  to.customers += 1;
  MATURITIES.forEach((days, at) => {
    const mature = to.byMaturity.get(days);
    if (!mature || followed < days) return;
    const amount = Number((spent[at] ?? 0).toPrecision(DIGITS));
    mature.customers += 1;
    mature.orders += orders[at] ?? 0;
    mature.revenue = roundMoney(mature.revenue + (spent[at] ?? 0));
    if ((orders[at] ?? 0) > 1) mature.repeated += 1;
    mature.spent.set(amount, (mature.spent.get(amount) ?? 0) + 1);
  });
}

async function presentWorth(
  storeId: string,
  byChannel: ReadonlyMap<string, Followed>,
): Promise<ChannelWorth> {
  const maturities: ChannelWorth['maturities'][number][] = [];
  for (const days of MATURITIES) {
    const groups = matureGroups(byChannel, days);
    const found = await runWithPauses(storeId, worthInSteps(groups));
    const channels = found.map((worth) => presentChannel(worth, groups.get(worth.answer)));
    if (channels.every(({ customers }) => customers === 0)) break;
    channels.sort((one, other) => other.customers - one.customers || (one.channel < other.channel ? -1 : 1));
    maturities.push({ days, channels });
  }
  return {
    customers: [...byChannel.values()].reduce((sum, { customers }) => sum + customers, 0),
    maturities,
  };
}

function matureGroups(byChannel: ReadonlyMap<string, Followed>, days: Maturity) {
  return new Map(
    [...byChannel].flatMap(([channel, followed]) => {
      const mature = followed.byMaturity.get(days);
      return mature
        ? [[channel, { ...mature, tooRecent: followed.customers - mature.customers }] as const]
        : [];
    }),
  );
}

type ChannelOfAge = ChannelWorth['maturities'][number]['channels'][number];

function presentChannel(
  { answer, comparison: { verdict, difference, low, high }, ...worth }: AnswerWorth,
  { revenue, customers }: Pick<Mature, 'revenue' | 'customers'> = { revenue: 0, customers: 0 },
): ChannelOfAge {
  return {
    ...worth,
    channel: answer,
    revenue,
    average: customers > 0 ? revenue / customers : null,
    comparison: { verdict, difference, low, high },
  };
}
