import * as z from 'zod/mini';
import { MATURITIES } from '../analytics/customer-history.ts';
import { CHANNEL_IDS, type ChannelKey, type OwnChannelKey } from '../channels/channel.ts';
import { MAPPING_LIMITS } from '../channels/mapping-limits.ts';
import { oneQuestion as oneView } from './analytics-query.ts';
import { idSchema, whole, merchantText } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { nullableRate, rateSchema } from '../survey/types/result-schema.ts';

// Marketing channels: the store's own channels and rules, and what a survey says about where customers come from.

const ownKey = z.custom<OwnChannelKey>(
  (value) => typeof value === 'string' && /^own:[A-Za-z0-9][\w-]{0,99}$/.test(value),
  'The key of an own channel is own: and an id.',
);
const channelKey: z.ZodMiniType<ChannelKey, ChannelKey> = z.union([z.enum(CHANNEL_IDS), ownKey]);
const notBlank = (longest: number) => merchantText(longest).check(z.trim(), z.minLength(1));

const ownChannel = z.object({ key: ownKey, name: notBlank(MAPPING_LIMITS.nameLength) });
const ownRule = z.object({
  id: idSchema,
  /** What is compared: the whole text, words that stand in it, or the source that a link names. */
  match: z.enum(['text', 'words', 'source']),
  phrase: notBlank(MAPPING_LIMITS.phraseLength),
  /** Null if this names no channel. */
  channel: z.nullable(channelKey),
});

const edit = z.discriminatedUnion('kind', [
  /** A new rule comes first, so that it applies before all others. */
  z.object({ kind: z.literal('add_rule'), rule: ownRule }),
  z.object({ kind: z.literal('remove_rule'), id: idSchema }),
  z.object({ kind: z.literal('add_channel'), channel: ownChannel }),
  z.object({ kind: z.literal('remove_channel'), key: ownKey }),
]);

export type ChannelEdit = DeepReadonly<z.output<typeof edit>>;

const mapping = z.object({
  /** A change sends it back, so that two merchants do not overwrite each other. */
  revision: z.number(),
  channels: z.array(ownChannel),
  /** The first that applies decides. */
  rules: z.array(ownRule),
  /** How many of the latest changes can be undone. */
  undoable: z.number(),
});

export type StoreChannels = DeepReadonly<z.output<typeof mapping>>;

export const getChannels = endpoint('GET /channels', {
  name: 'getChannels',
  summary: 'Get the store’s own channels and rules.',
  input: z.object({}),
  output: mapping,
});

export const editChannels = endpoint('POST /channels/edits', {
  name: 'editChannels',
  summary: 'Change the store’s channels and rules. The edits are one change, which one call undoes.',
  input: z.object({
    revision: whole(0),
    edits: z.array(edit).check(z.minLength(1), z.maxLength(MAPPING_LIMITS.edits)),
  }),
  output: mapping,
});

export const undoChannels = endpoint('POST /channels/undo', {
  name: 'undoChannels',
  summary: 'Undo the latest change of the store’s channels and rules exactly.',
  input: z.object({ revision: whole(0) }),
  output: mapping,
});

const oneQuestion = { surveyId: idSchema, meaningId: idSchema };

const sourceQuestions = z.object({
  /** Questions whose answers can name a channel, most likely first. */
  questions: z.array(
    z.object({
      meaningId: z.string(),
      text: z.string(),
      /** The number of options, and how many of them name a channel; both are zero for a question that asks for a text. */
      options: z.number(),
      mapped: z.number(),
      /** Whether it most likely asks where the customer comes from. */
      asksForSource: z.boolean(),
    }),
  ),
});

export type SourceQuestions = DeepReadonly<z.output<typeof sourceQuestions>>;

export const getSourceQuestions = endpoint('GET /surveys/{surveyId}/channels', {
  name: 'getSourceQuestions',
  summary: 'List the questions of a survey whose answers can name a channel.',
  input: z.object({ surveyId: idSchema }),
  output: sourceQuestions,
});

const rule = z.enum(['own', 'exact', 'alias', 'fuzzy', 'theme']);
const mapped = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), channel: channelKey, rule, means: z.string() }),
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('open'),
    reason: z.enum(['negated', 'ambiguous', 'unknown']),
    /** The channels that it may mean, most likely first. */
    proposals: z.array(channelKey),
  }),
]);
const text = z.object({ text: z.string(), answers: z.number(), mapped });

const texts = z.object({
  /** The options of the question, each with its channel and the rule that decided. */
  options: z.array(z.object({ text: z.string(), mapped })),
  /**
   * Written texts, most frequent first. Texts that differ only in capitals, accents and spaces are one. `decided` are those
   * with a channel, and those that name none by a rule. Both lists hold the most frequent texts only.
   */
  open: z.array(text),
  decided: z.array(text),
  /** How many different texts are not decided, have a channel, and name none by a rule. */
  textCounts: z.object({ open: z.number(), channel: z.number(), none: z.number() }),
  /** The answers to follow-ups, by the channel of the option that leads to them, most frequent first. */
  within: z.array(
    z.object({
      channel: channelKey,
      question: z.string(),
      answers: z.array(z.object({ text: z.string(), share: rateSchema })),
    }),
  ),
  /** The number of written answers that were looked at, and those of them that are open. */
  answers: z.number(),
  openAnswers: z.number(),
  /** Whether all written answers were looked at, or only the newest, and of these the most frequent texts. */
  isAll: z.boolean(),
});

export type ChannelTexts = DeepReadonly<z.output<typeof texts>>;
export type MappedSaid = DeepReadonly<z.output<typeof mapped>>;

export const listChannelTexts = endpoint('GET /surveys/{surveyId}/channels/questions/{meaningId}/texts', {
  name: 'listChannelTexts',
  summary: 'List what the answers to a question say, with the channel of each and the rule that decided.',
  input: z.object(oneQuestion),
  output: texts,
});

const orders = z.object({
  orders: z.number(),
  revenue: z.number(),
  newCustomers: z.number(),
  average: z.nullable(z.number()),
});

const agreement = z.object({
  /** Orders that count: with an answer that names one channel, and with what links tell. */
  orders: z.number(),
  agreed: nullableRate,
  unseen: nullableRate,
  channels: z.array(
    z.object({
      channel: z.string(),
      said: orders,
      tracked: orders,
      saidShare: nullableRate,
      trackedShare: nullableRate,
      agreed: nullableRate,
      unseen: nullableRate,
      elsewhere: nullableRate,
    }),
  ),
  cells: z.array(
    z.object({
      said: z.string(),
      tracked: z.nullable(z.string()),
      orders: z.number(),
      share: nullableRate,
    }),
  ),
});

/** Whether customers of this channel tend to spend more than all others: the difference lies between -1 and 1. */
const judged = z.object({
  verdict: z.enum(['too_few', 'may_be_chance', 'unlikely_chance']),
  difference: z.number(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

const worth = z.object({
  /** Customers whose first order is followed, by what they said after it. */
  customers: z.number(),
  /** Only those that a customer has reached, shortest first. */
  maturities: z.array(
    z.object({
      days: z.literal(MATURITIES),
      channels: z.array(
        z.object({
          channel: z.string(),
          customers: z.number(),
          tooRecent: z.number(),
          revenue: z.number(),
          average: z.nullable(z.number()),
          ordersEach: z.nullable(z.number()),
          repeated: nullableRate,
          /** What half of the customers spent at least. */
          typical: z.nullable(
            z.object({ amount: z.number(), low: z.nullable(z.number()), high: z.nullable(z.number()) }),
          ),
          halfFromFew: z.nullable(z.number()),
          comparison: judged,
        }),
      ),
    }),
  ),
});

export type ChannelWorth = DeepReadonly<z.output<typeof worth>>;

const report = z.object({
  currency: z.string(),
  /** When the oldest stored order was placed; null without an order. */
  firstOrderAt: z.nullable(z.string()),
  /** A job counts now, after a change or because nothing was counted yet. */
  isCounting: z.boolean(),
  /** False if the figures are missing, old, or from other rules than the store's. */
  isCurrent: z.boolean(),
  /** Null until the first count. */
  counted: z.nullable(
    z.object({
      at: z.string(),
      days: z.nullable(z.object({ from: z.string(), to: z.string() })),
      /** Orders that do not count in the table, by the reason. */
      leftOut: z.object({
        open: z.number(),
        none: z.number(),
        several: z.number(),
        withoutVisits: z.number(),
      }),
      agreement,
      worth,
      /** What the orders of each answer to a follow-up brought, most orders first. */
      within: z.array(
        z.object({
          channel: channelKey,
          question: z.string(),
          /** Orders with an answer to the follow-up. */
          orders: z.number(),
          answers: z.array(z.object({ text: z.string(), ...orders.shape, share: nullableRate })),
        }),
      ),
      /** Sources that links name and no rule knows, most orders first. */
      sources: z.array(z.object({ source: z.string(), orders: z.number() })),
    }),
  ),
});

export type ChannelReport = DeepReadonly<z.output<typeof report>>;
export type ChannelAgreement = NonNullable<ChannelReport['counted']>['agreement']['channels'][number];

export const getChannelReport = endpoint('GET /surveys/{surveyId}/channels/questions/{meaningId}/report', {
  name: 'getChannelReport',
  summary: 'Get what shoppers said beside what links tell, and what customers are worth.',
  input: z.object({
    ...oneView,
    /** The visit before the order that counts as tracked. */
    visit: z._default(z.enum(['first', 'last']), 'last'),
  }),
  output: report,
});

export const countChannels = endpoint('POST /surveys/{surveyId}/channels/questions/{meaningId}/count', {
  name: 'countChannels',
  summary:
    'Count a question’s report under these days and filters anew, in the background. Without effect while that count is under way.',
  rate: 'heavy',
  input: z.object(oneView),
  output: z.object({ isCounting: z.boolean() }),
});
