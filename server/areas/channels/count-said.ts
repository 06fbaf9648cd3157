import { compareSaidAndTracked, type SaidAndTracked } from './said-and-tracked.ts';
import type { ChannelReport } from '#shared/api/channels.ts';
import type { ChannelMapping } from '#shared/channels/mapping.ts';
import { type TrackedMapping, trackedChannel } from './tracked-channel.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import { countSubChannels, type Counting } from './count-sub-channels.ts';
import { readSaid, roundMoney } from './read-said.ts';
import type { SaidGroup, StoredVisit } from './said-repository.ts';
import { createAnswerReader } from './source-question.ts';
import { createTextMapper } from './text-channels.ts';

type Counted = NonNullable<ChannelReport['counted']>;

/** What is stored for one choice of days and filters. */
export interface SaidFigures extends Pick<Counted, 'days' | 'leftOut' | 'sources' | 'within'> {
  readonly first: Counted['agreement'];
  readonly last: Counted['agreement'];
}

/** A link that names a source which no rule knows. */
export const UNKNOWN_SOURCE = 'unknown';

const MOST_SOURCES = 50;

export interface SaidCounting extends Counting {
  /** The store's own domain: its pages are no source. */
  readonly shop: string;
}

/** Counts what shoppers said and what links tell, under the days and filters of the view. */
export async function countSaid(counting: SaidCounting): Promise<SaidFigures> {
  const counts = await sumSaid(counting);
  return {
    days: counting.question.view.filter.range,
    leftOut: counts.leftOut,
    first: compareSaidAndTracked(counts.first),
    last: compareSaidAndTracked(counts.last),
    sources: [...counts.sources]
      .map(([source, orders]) => ({ source, orders }))
      .sort((one, other) => other.orders - one.orders || (one.source < other.source ? -1 : 1))
      .slice(0, MOST_SOURCES),
    within: await countSubChannels(counting),
  };
}

async function sumSaid({ database, question, mapping, shop }: SaidCounting) {
  const { view, places } = question;
  const channelOf = createAnswerReader(question, await createTextMapper(mapping));
  const trackedOf = createVisitReader(mapping, shop);
  const sums = { first: new Map<string, Sum>(), last: new Map<string, Sum>() };
  const sources = new Map<string, number>();
  const leftOut = { open: 0, none: 0, several: 0, withoutVisits: 0 };
  const rest = createPauser(view.storeId);
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
