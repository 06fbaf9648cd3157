import * as z from 'zod/mini';
import { SURVEY_LIMITS } from '../limits.ts';
import { FORMAT_VERSION } from '../survey/definition.ts';
import { hasRepeatedTexts } from '../survey/option-texts.ts';
import { isStorable } from '../survey/plain-text.ts';
import { OTHER_ID } from '../survey/question.ts';
import { whole } from './building-blocks.ts';

// The plain types in `shared/survey` rule: storefronts load those, and no zod. A type test holds the two equal.

const text = (limit: number) =>
  z
    .string()
    .check(z.maxLength(limit), z.refine(isStorable, 'This text holds characters that cannot be stored.'));

/** Never a name of Object's own machinery: it starts with a letter or a digit. */
export const idSchema = z
  .string()
  .check(
    z.maxLength(SURVEY_LIMITS.idLength),
    z.regex(/^[A-Za-z0-9][\w-]*$/, 'An id is made of letters, digits, - and _.'),
  );

const option = z.strictObject({
  id: idSchema.check(z.refine((id) => id !== OTHER_ID, 'This id stands for the Other choice.')),
  text: text(SURVEY_LIMITS.optionTextLength),
  meaningId: idSchema,
});

const next = { nextQuestionId: z.nullable(idSchema) };
const flow = { ...next, isTerminal: z.boolean() };
const label = text(SURVEY_LIMITS.labelLength);
const labels = { minLabel: label, maxLabel: label };

const choice = {
  options: z.array(option).check(
    z.maxLength(SURVEY_LIMITS.options),
    z.refine((options) => !hasRepeatedTexts(options), 'Two options have the same text.'),
    z.refine((options) => isUnique(options.map((each) => each.id)), 'Two options have the same id.'),
  ),
  randomize: z.boolean(),
  allowOther: z.boolean(),
  otherLabel: label,
  ...flow,
};

const selectionCount = whole(1, SURVEY_LIMITS.options + 1);
const scale = whole(SURVEY_LIMITS.ratingScaleMin, SURVEY_LIMITS.ratingScaleMax);

const rule = z.strictObject({
  condition: z.strictObject({
    operator: z.enum(['CONTAINS', 'NOT_CONTAINS']),
    value: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.options + 1)),
  }),
  action: z.strictObject({
    type: z.literal('SHOW'),
    questionIds: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.questions)),
  }),
});

const base = {
  questionId: idSchema,
  surveyId: idSchema,
  text: text(SURVEY_LIMITS.questionTextLength),
  description: z.nullable(text(SURVEY_LIMITS.descriptionLength)),
  isRequired: z.boolean(),
  orderIndex: whole(0, SURVEY_LIMITS.questions),
  logic: z.strictObject({ rules: z.array(rule).check(z.maxLength(SURVEY_LIMITS.rulesPerQuestion)) }),
  meaningId: idSchema,
};

const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('single_select'),
    config: z.strictObject({ ...choice, displayType: z.literal('radio') }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('multi_select'),
    config: z.strictObject({
      ...choice,
      displayType: z.literal('checkbox'),
      minSelect: selectionCount,
      maxSelect: z.nullable(selectionCount),
    }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('text'),
    config: z.strictObject({ placeholder: label, ...flow }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('rating'),
    config: z.strictObject({ scale, ...labels, displayType: z.enum(['stars', 'numbers']), ...flow }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('nps'),
    config: z.strictObject({ scale: z.literal(10), ...labels, ...next }),
  }),
  z.strictObject({ ...base, type: z.literal('drop_down'), config: z.strictObject(choice) }),
  z.strictObject({ ...base, type: z.literal('date'), config: z.strictObject(flow) }),
]);

const thankYouText = text(SURVEY_LIMITS.thankYouLength);

const questionTexts = z.strictObject({
  text: z.optional(text(SURVEY_LIMITS.questionTextLength)),
  description: z.optional(text(SURVEY_LIMITS.descriptionLength)),
  placeholder: z.optional(label),
  minLabel: z.optional(label),
  maxLabel: z.optional(label),
  otherLabel: z.optional(label),
  options: z.optional(
    z.record(idSchema, text(SURVEY_LIMITS.optionTextLength)).check(atMost(SURVEY_LIMITS.options)),
  ),
});

const surveyTexts = z.strictObject({
  thankYou: z.optional(
    z.strictObject({ title: z.optional(thankYouText), message: z.optional(thankYouText) }),
  ),
  questions: z.optional(z.record(idSchema, questionTexts).check(atMost(SURVEY_LIMITS.questions))),
});

const language = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'This is no language tag.'));

/** A survey's definition as a client may save it. */
export const definitionSchema = z
  .strictObject({
    formatVersion: z.literal(FORMAT_VERSION),
    surveyId: idSchema,
    name: text(SURVEY_LIMITS.nameLength),
    description: text(SURVEY_LIMITS.descriptionLength),
    questions: z.array(question).check(
      z.maxLength(SURVEY_LIMITS.questions),
      z.refine((all) => isUnique(all.map((each) => each.questionId)), 'Two questions have the same id.'),
      z.refine(
        (all) => all.every((each, index) => each.orderIndex === index),
        'Questions are numbered from 0 in order.',
      ),
    ),
    thankYou: z.strictObject({
      title: thankYouText,
      message: thankYouText,
      discountCode: z.nullable(text(SURVEY_LIMITS.discountCodeLength)),
    }),
    translations: z.record(language, surveyTexts).check(atMost(SURVEY_LIMITS.languages)),
  })
  .check(
    z.refine(
      ({ surveyId, questions }) => questions.every((each) => each.surveyId === surveyId),
      'A question belongs to another survey.',
    ),
  );

function isUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

function atMost(entries: number) {
  return z.refine<Record<string, unknown>>(
    (record) => Object.keys(record).length <= entries,
    `At most ${entries} entries are allowed.`,
  );
}
