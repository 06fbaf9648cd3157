import * as z from 'zod/mini';
import { isDay } from '../analytics/periods.ts';
import { idSchema, whole, merchantText } from '../survey/schema.ts';
import { page, responseId, text } from './analytics-query.ts';
import { responseFacts, pathSchema } from './analytics-results.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { next } from './paging.ts';
import { LOW_SCORE_STATES, OWNER_LENGTH, MOST_DISCOUNT_DAYS, MOST_SELECTED, NOTE_LENGTH } from './values.ts';

// The inbox: a survey's low scores, what is done about them, and by whom.

const one = { surveyId: idSchema, responseId };

const day = z.string().check(z.refine(isDay, 'A day is written as 2026-01-31.'));
const person = merchantText(OWNER_LENGTH).check(z.trim());

const followUp = z.object({
  state: z.enum(LOW_SCORE_STATES),
  /** The name of the person in charge; empty without one. */
  owner: z.string(),
  dueOn: z.nullable(z.string()),
  note: z.string(),
});

export type LowScoreFollowUp = DeepReadonly<z.output<typeof followUp>>;

const lowScore = {
  ...responseFacts,
  scores: z.array(
    z.object({ meaningId: z.string(), text: z.string(), value: z.number(), scale: z.number() }),
  ),
  /** Every text of the response, with its question. */
  words: z.array(z.object({ meaningId: z.string(), text: z.string(), body: z.string() })),
  followUp,
};

const filters = {
  surveyId: idSchema,
  /** `person` means the one in `owner`. */
  assigned: z._default(z.enum(['any', 'nobody', 'person']), 'any'),
  owner: text(OWNER_LENGTH),
  /** Solved low scores are never due. `week` means today and the next six days. */
  due: z._default(z.enum(['any', 'overdue', 'today', 'week', 'none']), 'any'),
};

const lowScores = z.object({ lowScores: z.array(z.object(lowScore)), next });

export type LowScorePage = DeepReadonly<z.output<typeof lowScores>>;

export const listLowScores = endpoint('GET /surveys/{surveyId}/low-scores', {
  name: 'listLowScores',
  summary: 'List a survey’s responses with a low score, newest first, with their texts and follow-up.',
  input: z.object({
    ...filters,
    ...page,
    state: z._default(z.enum(['any', ...LOW_SCORE_STATES]), 'any'),
  }),
  output: lowScores,
});

const inbox = z.object({
  /** Under the filters of owner and due day. One more than `MOST_COUNTED` stands for any larger number. */
  counts: z.object({ new: z.number(), in_work: z.number(), solved: z.number() }),
  /** Not solved and due before today, whatever the filters are. Counted as the states are. */
  overdue: z.number(),
  /** The store's today. */
  today: z.string(),
  /** Names that were typed as a person in charge, in the order of the alphabet. */
  people: z.array(z.string()),
  discounts: z.object({
    isAllowed: z.boolean(),
    /** The page of the store's admin where the merchant allows them; null if they are allowed. */
    allowUrl: z.nullable(z.string()),
  }),
});

export type Inbox = DeepReadonly<z.output<typeof inbox>>;

export const getInbox = endpoint('GET /surveys/{surveyId}/inbox', {
  name: 'getInbox',
  summary:
    'Get the number of low scores in each state, the names of the people in charge, and what is allowed.',
  input: z.object(filters),
  output: inbox,
});

const fields = {
  state: z.optional(z.enum(LOW_SCORE_STATES)),
  owner: z.optional(z.string()),
  dueOn: z.optional(z.nullable(z.string())),
  note: z.optional(z.string()),
};

const discount = z.object({ code: z.string(), percent: z.number(), endsAt: z.string() });

export type Discount = DeepReadonly<z.output<typeof discount>>;

const event = z.object({
  changeId: z.string(),
  kind: z.enum(['change', 'mail', 'discount']),
  at: z.string(),
  /** Empty if the person typed no name. */
  actor: z.string(),
  /** The changed fields; the first two are empty for a discount. */
  before: z.object(fields),
  after: z.object(fields),
  discount: z.nullable(discount),
  undone: z.nullable(z.object({ at: z.string(), actor: z.string() })),
  /** No later change touched the same fields. */
  canUndo: z.boolean(),
});

export type LowScoreEvent = DeepReadonly<z.output<typeof event>>;

const wholeLowScore = z.object({
  ...lowScore,
  path: pathSchema,
  /** Newest first. */
  history: z.array(event),
});

export type WholeLowScore = DeepReadonly<z.output<typeof wholeLowScore>>;

export const getLowScore = endpoint('GET /surveys/{surveyId}/low-scores/{responseId}', {
  name: 'getLowScore',
  summary: 'Get one response with a low score: its path, its follow-up, and the history of what was done.',
  input: z.object(one),
  output: wholeLowScore,
});

const shopper = z.object({
  /** The order's name in the store's admin, such as *#1001*. Null, like the fields below, if the store does not tell. */
  orderName: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

export type LowScoreShopper = DeepReadonly<z.output<typeof shopper>>;

export const getShopper = endpoint('GET /surveys/{surveyId}/low-scores/{responseId}/shopper', {
  name: 'getShopper',
  summary:
    'Ask the store platform for the name of a verified order and of its customer. Nothing of it is stored or logged.',
  input: z.object(one),
  output: shopper,
});

const action = { changeId: idSchema, actor: z._default(person, '') };

export const changeLowScores = endpoint('POST /surveys/{surveyId}/low-scores/changes', {
  name: 'changeLowScores',
  summary:
    'Change the follow-up of several low scores, and write it into their history. Idempotent by `changeId`.',
  input: z.object({
    surveyId: idSchema,
    ...action,
    responseIds: z.array(responseId).check(z.minLength(1), z.maxLength(MOST_SELECTED)),
    /** Fields that are left out stay. */
    change: z.object({
      state: z.optional(z.enum(LOW_SCORE_STATES)),
      owner: z.optional(person),
      dueOn: z.optional(z.nullable(day)),
      note: z.optional(merchantText(NOTE_LENGTH)),
    }),
    /** The merchant opened their mail program with a draft. Whether the mail was sent is not known. */
    isMail: z._default(z.boolean(), false),
  }),
  output: z.object({ changed: z.number() }),
});

export const undoLowScoreChange = endpoint('POST /surveys/{surveyId}/low-scores/changes/{changeId}/undo', {
  name: 'undoLowScoreChange',
  summary:
    'Restore what a change of follow-ups replaced, unless a later change touched the same fields. A mail or a discount cannot be undone.',
  input: z.object({ surveyId: idSchema, ...action }),
  output: z.object({ undone: z.number(), kept: z.number() }),
});

export const createDiscount = endpoint('POST /surveys/{surveyId}/low-scores/{responseId}/discounts', {
  name: 'createDiscount',
  summary:
    'Create a discount code in the store that can be used once, and write it into the history. Idempotent by `changeId`.',
  rate: 'heavy',
  input: z.object({ ...one, ...action, percent: whole(1, 100), days: whole(1, MOST_DISCOUNT_DAYS) }),
  output: discount,
});
