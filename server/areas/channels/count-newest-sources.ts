import type {
  CountedSources,
  SourcedChannel,
  SourcedQuestion,
} from '#server/areas/analytics/findings/claims/counted-survey.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import type { View } from '#server/areas/analytics/open-view.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createVisitReader, trackedName, UNKNOWN_SOURCE } from './count-said.ts';
import { findChannels, type StoredChannels } from './mapping-repository.ts';
import { findNewestStart, groupSaid, type SaidGroup } from './said-repository.ts';
import { createAnswerReader, openSourceQuestion, sourceQuestionsOf } from './source-question.ts';
import { createTextMapper, type MapSaid } from './text-channels.ts';
import { CHANNEL_IDS } from '#shared/channels/channel.ts';
import type { ChannelMapping } from '#shared/channels/mapping.ts';
import { channelLabel } from '#shared/channels/words/all-words.ts';

/** Counts the first orders behind the newest responses, by channel. Null if no question asks for the source. */
export async function countNewestSources(
  database: Database,
  view: View,
  mostResponses: number,
): Promise<Omit<CountedSources, 'isNewest'> | null> {
  const stored = await findChannels(database, view.storeId);
  if (!stored) return null;
  const mapSaid = await createTextMapper(stored.mapping);
  const asking = sourceQuestionsOf(view, mapSaid).filter(
    ({ asksForSource, meaningId }) =>
      asksForSource && view.questions.some((each) => each.meaningId === meaningId && each.isCurrent),
  );
  if (asking.length === 0) return null;
  const { filter } = view;
  const after = await findNewestStart(database, view, filter, mostResponses);
  const questions: SourcedQuestion[] = [];
  for (const { meaningId, text } of asking) {
    const question = openSourceQuestion(view, meaningId);
    const wanted = { currency: view.currency, places: question.places };
    const groups = await groupSaid(database, view, { filter, after, upTo: null }, wanted);
    const counts = await countFirstOrders(view, groups, createReader(question, stored, mapSaid));
    questions.push({ meaningId, text, ...counts });
  }
  return { questions };
}

interface Reader {
  readonly said: (group: SaidGroup) => string | null;
  readonly tracked: (group: SaidGroup) => string | null;
  readonly nameOf: (channel: string) => string;
}

function createReader(
  question: ReturnType<typeof openSourceQuestion>,
  { mapping, shop }: StoredChannels,
  mapSaid: MapSaid,
): Reader {
  const channelOf = createAnswerReader(question, mapSaid);
  const visitOf = createVisitReader(mapping, shop);
  return {
    said({ version, language, answer }) {
      const found = answer === null ? null : channelOf(version, language, answer);
      return found?.kind === 'channel' ? found.channel : null;
    },
    tracked({ last }) {
      const name = trackedName(visitOf(last));
      return name === UNKNOWN_SOURCE ? null : name;
    },
    nameOf: (channel) => channelName(channel, mapping),
  };
}

/** Everything that has no channel of its own is no channel that could be judged. */
const REST = 'other';

async function countFirstOrders(
  { storeId }: View,
  groups: readonly SaidGroup[],
  { said: saidOf, tracked: trackedOf, nameOf }: Reader,
): Promise<Pick<SourcedQuestion, 'orders' | 'channels'>> {
  let all = 0;
  const sums = new Map<string, { -readonly [Key in keyof SourcedChannel]: SourcedChannel[Key] }>();
  const rest = createPauser(storeId);
  for (const group of groups) {
    await rest();
    if (!group.isNew || !group.hasVisits) continue;
    const [said, tracked] = [saidOf(group), trackedOf(group)];
    if (said === null) continue;
    all += group.orders;
    for (const channel of new Set([said, tracked])) {
      if (channel === null || channel === REST) continue;
      const sum = sums.get(channel) ?? { channel, name: nameOf(channel), said: 0, tracked: 0, both: 0 };
      sums.set(channel, sum);
      if (said === channel) sum.said += group.orders;
      if (tracked === channel) sum.tracked += group.orders;
      if (said === tracked) sum.both += group.orders;
    }
  }
  return { orders: all, channels: [...sums.values()] };
}

/** The name of a channel in the admin: the store's own one, or the English one. */
function channelName(channel: string, { channels }: Pick<ChannelMapping, 'channels'>): string {
  const own = channels.find(({ key }) => key === channel)?.name;
  const known = CHANNEL_IDS.find((id) => id === channel);
  return own ?? (known === undefined ? 'A removed channel' : channelLabel(known, 'en'));
}
