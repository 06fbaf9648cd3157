import * as z from 'zod/mini';
import { SURVEY_LIMITS } from '../survey/survey-limits.ts';
import { idSchema } from './building-blocks.ts';
import { FORMAT_VERSION } from '../survey/definition.ts';
import { isUnique, text } from '../survey/types/schema.ts';
import { QUESTION_SCHEMAS, TRANSLATION_SCHEMAS } from './question-types.ts';

const thankYouText = text(SURVEY_LIMITS.thankYouLength);

const questionTexts = z.strictObject({
  text: z.optional(text(SURVEY_LIMITS.questionTextLength)),
  description: z.optional(text(SURVEY_LIMITS.descriptionLength)),
  ...TRANSLATION_SCHEMAS,
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

const split = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('wording'),
    questionId: idSchema,
    text: text(SURVEY_LIMITS.questionTextLength),
    description: z.nullable(text(SURVEY_LIMITS.descriptionLength)),
  }),
  z.strictObject({
    kind: z.literal('option_order'),
    questionId: idSchema,
    optionIds: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.options)),
  }),
  z.strictObject({
    kind: z.literal('question_order'),
    questionIds: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.questions)),
  }),
]);

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
    questions: z.array(z.discriminatedUnion('type', QUESTION_SCHEMAS)).check(
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
    split: z.optional(split),
  })
  .check(
    z.refine(
      ({ surveyId, questions }) => questions.every((each) => each.surveyId === surveyId),
      'A question belongs to another survey.',
    ),
  );

function atMost(entries: number) {
  return z.refine<Record<string, unknown>>(
    (record) => Object.keys(record).length <= entries,
    `At most ${entries} entries are allowed.`,
  );
}
