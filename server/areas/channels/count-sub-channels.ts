import { FEWEST_ANSWERS, rate } from '#shared/analytics/intervals.ts';
import type { ChannelReport } from '#shared/api/channels.ts';
import type { ChannelMapping } from '#shared/channels/mapping.ts';
import { saidTexts } from './said-channel.ts';
import { canAskForSource } from '#shared/channels/source-types.ts';
import type { Answer } from '#shared/survey/answer.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { readSaid, roundMoney } from './read-said.ts';
import { openSourceQuestion, type SourceQuestion } from './source-question.ts';
import { followUpsOf } from './sub-channels.ts';
import { createTextMapper } from './text-channels.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

export type SubChannelOrders = NonNullable<ChannelReport['counted']>['within'][number];

export interface Counting {
  readonly database: Database;
  readonly question: SourceQuestion;
  readonly mapping: ChannelMapping;
}

const LISTED = 25;
/** Of one follow-up, so that a count's memory has a bound. */
const MOST_TEXTS = 10_000;

/** What the orders of each answer to the follow-ups of a question brought. */
export async function countSubChannels({
  database,
  question: { view, meaningId },
  mapping,
}: Counting): Promise<SubChannelOrders[]> {
  const found: SubChannelOrders[] = [];
  for (const { channel, question } of followUpsOf(view, meaningId, await createTextMapper(mapping))) {
    if (!canAskForSource(question)) continue;
    const sums = new TextSums();
    const followUp = openSourceQuestion(view, question.meaningId);
    const textsOf = createTextReader(followUp);
    const rest = createPauser(view.storeId);
    for await (const group of readSaid(database, view, followUp.places)) {
      await rest();
      sums.add(textsOf(group.version, group.answer), group);
    }
    if (sums.orders > 0) found.push({ channel, question: question.text, ...sums.present() });
  }
  return found;
}

function createTextReader({ view, meaningId, nameOf }: SourceQuestion) {
  const questions = new Map(
    view.versions.map(({ version, definition }) => [
      version,
      definition.questions.find((each) => each.meaningId === meaningId),
    ]),
  );
  return (version: number, answer: string): string[] => {
    const question = questions.get(version);
    if (!question) return [];
    return saidTexts(question, JSON.parse(answer) as Answer, nameOf).map(({ text }) => text.trim());
  };
}

interface Brought {
  readonly orders: number;
  readonly revenue: number;
  readonly isNew: boolean;
}

interface Sum {
  orders: number;
  revenue: number;
  newCustomers: number;
  /** How many orders have each spelling. */
  readonly spellings: Map<string, number>;
}

/** Sums by text. Texts that differ only in capitals, accents and spaces are one. */
class TextSums {
  orders = 0;
  readonly #sums = new Map<string, Sum>();

  add(texts: readonly string[], { orders, revenue, isNew }: Brought): void {
    const byKey = new Map(texts.map((text) => [otherTextKey(text), text]));
    byKey.delete('');
    if (byKey.size > 0) this.orders += orders;
    for (const [key, text] of byKey) {
      const sum = this.#sumOf(key);
      if (!sum) continue;
      sum.orders += orders;
      sum.revenue = roundMoney(sum.revenue + revenue);
      if (isNew) sum.newCustomers += orders;
      sum.spellings.set(text, (sum.spellings.get(text) ?? 0) + orders);
    }
  }

  #sumOf(key: string): Sum | undefined {
    const known = this.#sums.get(key);
    if (known || this.#sums.size >= MOST_TEXTS) return known;
    const sum: Sum = { orders: 0, revenue: 0, newCustomers: 0, spellings: new Map() };
    this.#sums.set(key, sum);
    return sum;
  }

  /** Most orders first. */
  present(): Pick<SubChannelOrders, 'orders' | 'answers'> {
    const total = this.orders;
    const answers = [...this.#sums.values()].map(({ orders, revenue, newCustomers, spellings }) => {
      const [most] = [...spellings].sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1));
      const share = total >= FEWEST_ANSWERS ? rate(orders, total) : null;
      return { text: most?.[0] ?? '', orders, revenue, newCustomers, average: revenue / orders, share };
    });
    answers.sort((one, other) => other.orders - one.orders || (one.text < other.text ? -1 : 1));
    return { orders: total, answers: answers.slice(0, LISTED) };
  }
}
