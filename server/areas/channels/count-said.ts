import { extrapolateChannels, type SaidInStratum } from '#shared/analytics/extrapolate-channels.ts';
import { compareSaidAndTracked, type SaidAndTracked } from '#shared/analytics/said-and-tracked.ts';
import type { ChannelReport } from '#shared/api/channels.ts';
import type { ChannelMapping } from '#shared/channels/mapping.ts';
import { type TrackedMapping, trackedChannel } from '#shared/channels/tracked-channel.ts';
import { createPauser } from '#server/areas/analytics/pauser.ts';
import { onlyDays, readSample } from '#server/areas/analytics/sample/read-sample.ts';
import { AFTER_CHECKOUT } from '#server/areas/analytics/sample/order-window.ts';
import { countAnswersByStratum } from '#server/areas/analytics/sample/sample-repository.ts';
import { readInParts } from '#server/areas/analytics/rows/read-in-parts.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { countSubChannels } from './count-sub-channels.ts';
import { readSaid, roundMoney } from './read-said.ts';
import { hasFilters } from './report-view.ts';
import type { SaidGroup, StoredVisit } from './said-repository.ts';
import { createAnswerReader, type SourceQuestion } from './source-question.ts';
import { createTextMapper } from './text-channels.ts';

type Counted = NonNullable<ChannelReport['counted']>;

/** What is stored for one choice of days and filters. */
export interface SaidFigures extends Pick<
  Counted,
  'days' | 'leftOut' | 'extrapolation' | 'sources' | 'within'
> {
  readonly first: Agreement;
  readonly last: Agreement;
}

/** As it is reported, without costs. */
export type Agreement = Omit<Counted['agreement'], 'channels'> & {
  readonly channels: readonly Omit<Counted['agreement']['channels'][number], 'cost'>[];
};

/** A link that names a source which no rule knows. */
export const UNKNOWN_SOURCE = 'unknown';

const MOST_SOURCES = 50;

export interface Counting {
  readonly database: Database;
  readonly question: SourceQuestion;
  readonly mapping: ChannelMapping;
  /** The store's own domain: its pages are no source. */
  readonly shop: string;
}

/** Counts what shoppers said and what links tell, under the days and filters of the view. */
export async function countSaid(counting: Counting): Promise<SaidFigures> {
  const counts = await sumSaid(counting);
  const { query, filter } = counting.question.view;
  return {
    days: filter.range,
    leftOut: counts.leftOut,
    first: compareSaidAndTracked(counts.first),
    last: compareSaidAndTracked(counts.last),
    sources: [...counts.sources]
      .map(([source, orders]) => ({ source, orders }))
      .sort((one, other) => other.orders - one.orders || (one.source < other.source ? -1 : 1))
      .slice(0, MOST_SOURCES),
    extrapolation: hasFilters(query) ? null : await extrapolate(counting),
    within: await countSubChannels(counting),
  };
}

async function sumSaid({ database, question, mapping, shop }: Counting) {
  const { view, places } = question;
  const channelOf = createAnswerReader(question, await createTextMapper(mapping));
  const trackedOf = createVisitReader(mapping, shop);
  const sums = { first: new Map<string, Sum>(), last: new Map<string, Sum>() };
  const sources = new Map<string, number>();
  const leftOut = { open: 0, none: 0, several: 0, withoutVisits: 0 };
  const rest = createPauser();
  for await (const group of readSaid(database, view, places)) {
    await rest();
    const said = channelOf(group.version, group.language, group.answer);
    const reason = said.kind === 'channel' ? (group.hasVisits ? null : 'withoutVisits') : said.kind;
    if (reason !== null) leftOut[reason] += group.orders;
    if (said.kind !== 'channel' || !group.hasVisits) continue;
    for (const place of ['first', 'last'] as const) {
      add(sums[place], said.channel, trackedName(trackedOf(group[place])), group);
    }
    const last = trackedOf(group.last);
    if (last.kind === 'unmapped') sources.set(last.source, (sources.get(last.source) ?? 0) + group.orders);
  }
  return { first: [...sums.first.values()], last: [...sums.last.values()], sources, leftOut };
}

type Sum = { -readonly [Key in keyof SaidAndTracked]: SaidAndTracked[Key] };

function add(
  sums: Map<string, Sum>,
  said: string,
  tracked: string | null,
  { orders, revenue, isNew }: SaidGroup,
): void {
  const key = JSON.stringify([said, tracked]);
  const sum = sums.get(key) ?? { said, tracked, orders: 0, revenue: 0, newCustomers: 0 };
  sums.set(key, sum);
  sum.orders += orders;
  sum.revenue = roundMoney(sum.revenue + revenue);
  if (isNew) sum.newCustomers += orders;
}

export function createVisitReader(mapping: ChannelMapping, shop: string) {
  const known = new Map<string, TrackedMapping>();
  return ({ source, medium, referrer }: StoredVisit): TrackedMapping => {
    const key = JSON.stringify([source, medium, referrer]);
    const visit = { utmSource: source, utmMedium: medium, referrer };
    const found = known.get(key) ?? trackedChannel(visit, { ownHosts: [shop], mapping });
    if (known.size < MOST_VISITS) known.set(key, found);
    return found;
  };
}

const MOST_VISITS = 50_000;

/** Null if no link tells where the visit came from, or if the merchant said that its source is no channel. */
export function trackedName(tracked: TrackedMapping): string | null {
  if (tracked.kind === 'unmapped') return UNKNOWN_SOURCE;
  return tracked.kind === 'mapped' ? tracked.channel : null;
}

/** What all orders of the days would say. Null if nobody answered after a checkout. */
async function extrapolate({ database, question, mapping }: Counting): Promise<Counted['extrapolation']> {
  const { view, places } = question;
  const { window, strata, division, orders } = await readSample(database, view);
  if (window === null || strata === null) return null;
  const channelOf = createAnswerReader(question, await createTextMapper(mapping));
  const wanted = { strata, placement: AFTER_CHECKOUT, places };
  const said: SaidInStratum[] = [];
  const parts = readInParts(database, view, onlyDays(view.filter), (db, part) =>
    countAnswersByStratum(db, view, part, wanted),
  );
  const rest = createPauser();
  for await (const groups of parts) {
    for (const { version, language, answer, stratum, n } of groups) {
      await rest();
      const found = answer === null ? null : channelOf(version, language, answer);
      if (found?.kind === 'channel') said.push({ channel: found.channel, stratum, answers: n });
    }
  }
  const found = extrapolateChannels(division, orders, said);
  return {
    days: window.days,
    orders: found.orders,
    newCustomers: orders.customer[0] ?? 0,
    answers: found.answers,
    effective: found.effective,
    channels: found.channels,
  };
}
