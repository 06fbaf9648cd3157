/** What a rule writes in the store. */
export const STORE_TARGETS = [
  'customer_tag',
  'order_tag',
  'order_note',
  'customer_metafield',
  'order_metafield',
] as const;

export type StoreTarget = (typeof STORE_TARGETS)[number];

/** Which answers a rule is about. */
export const STORE_MOMENTS = ['completed', 'low_score'] as const;

export interface StoreRule {
  readonly target: StoreTarget;
  readonly when: (typeof STORE_MOMENTS)[number];
  /** The meaning id of the question whose answer is written; null for a fixed text. */
  readonly questionId: string | null;
  /** The tag or note, with `{{answer}}` for the answer, or the key of the metafield. */
  readonly text: string;
}

export const MOST_STORE_RULES = 20;

/** The platform's limits. */
const TAG_LENGTH = 40;
export const NOTE_LENGTH = 200;
const METAFIELD_VALUE_LENGTH = 500;

/** The namespace of our metafields, as merchants read it in segments and in Flow. */
export const METAFIELD_NAMESPACE = 'askwell';

/** The place in a text that the answer replaces. */
export const ANSWER_PLACE = '{{answer}}';

export const isMetafield = ({ target }: Pick<StoreRule, 'target'>): boolean => target.endsWith('_metafield');

export const ownerOf = ({ target }: Pick<StoreRule, 'target'>): 'customer' | 'order' =>
  target.startsWith('customer') ? 'customer' : 'order';

/** A sentence on what is wrong with a rule; null for a good one. */
export function storeRuleProblem(rule: StoreRule): string | null {
  const { target, text, questionId } = rule;
  if (isMetafield(rule)) {
    if (questionId === null) return 'Choose the question whose answer the metafield holds.';
    return /^[\w-]{2,64}$/.test(text) ? null : 'A key has 2 to 64 letters, digits, hyphens and underscores.';
  }
  if (text.trim() === '') return 'Write what is added.';
  if (questionId === null && text.includes(ANSWER_PLACE)) return `Choose the question for ${ANSWER_PLACE}.`;
  if (target === 'order_note') return text.length > NOTE_LENGTH ? `At most ${NOTE_LENGTH} characters.` : null;
  if (text.includes(',')) return 'A tag has no comma.';
  return text.replace(ANSWER_PLACE, '').length > TAG_LENGTH
    ? `A tag has at most ${TAG_LENGTH} characters.`
    : null;
}

/** An answer, as far as a rule looks at it. */
export interface RuledAnswer {
  readonly question_id: string;
  readonly answer: string | number | readonly string[];
}

/** One thing that is written to an order or a customer. The slot says what it is, the value what it holds. */
export interface StoreWrite {
  readonly owner: 'customer' | 'order';
  readonly kind: 'tag' | 'note' | 'metafield';
  /** The tag, the line of the note, or the key of the metafield. */
  readonly name: string;
  /** Of a metafield; empty for others. */
  readonly value: string;
}

/** What the rules write for a response. Several answers to a question make several tags. */
export function writesOf(
  rule: StoreRule,
  {
    answers,
    isComplete,
    hasLowScore,
  }: {
    readonly answers: readonly RuledAnswer[];
    readonly isComplete: boolean;
    readonly hasLowScore: boolean;
  },
): StoreWrite[] {
  if (rule.when === 'low_score' ? !hasLowScore : !isComplete) return [];
  const owner = ownerOf(rule);
  if (rule.questionId === null) return [writeOf(rule, owner, '')];
  const given = answers.find(({ question_id: id }) => id === rule.questionId)?.answer;
  if (given === undefined) return [];
  const texts = [given]
    .flat()
    .map(oneLine)
    .filter((text) => text !== '');
  if (texts.length === 0) return [];
  if (isMetafield(rule)) return [writeOf(rule, owner, texts.join(', '))];
  return rule.target === 'order_note'
    ? [writeOf(rule, owner, texts.join(', '))]
    : texts.map((text) => writeOf(rule, owner, text));
}

function writeOf(rule: StoreRule, owner: StoreWrite['owner'], answer: string): StoreWrite {
  if (isMetafield(rule)) {
    return { owner, kind: 'metafield', name: rule.text, value: cut(answer, METAFIELD_VALUE_LENGTH) };
  }
  const text = rule.text.replaceAll(ANSWER_PLACE, () => answer);
  return rule.target === 'order_note'
    ? { owner, kind: 'note', name: cut(oneLine(text), 2 * NOTE_LENGTH), value: '' }
    : { owner, kind: 'tag', name: cut(oneLine(text.replaceAll(',', ' ')), TAG_LENGTH), value: '' };
}

const oneLine = (value: string | number) => String(value).replaceAll(/\s+/g, ' ').trim();

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('').trim();
