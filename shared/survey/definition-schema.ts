import * as z from 'zod/mini';
import { FORMAT_VERSION } from './format-version.ts';
import { idSchema, merchantText } from './schema.ts';
import { SURVEY_LIMITS } from './survey-limits.ts';
import { isUnique } from './types/schema.ts';
import { QUESTION_SCHEMAS, TRANSLATION_SCHEMAS } from './types/schemas.ts';

const thankYouText = merchantText(SURVEY_LIMITS.thankYouLength);

/** A missing text falls back to the definition's own. */
const questionTexts = z.strictObject({
  text: z.optional(merchantText(SURVEY_LIMITS.questionTextLength)),
  description: z.optional(merchantText(SURVEY_LIMITS.descriptionLength)),
  ...TRANSLATION_SCHEMAS,
  /** By option id. */
  options: z.optional(
    z.record(idSchema, merchantText(SURVEY_LIMITS.optionTextLength)).check(atMost(SURVEY_LIMITS.options)),
  ),
});

const surveyTexts = z.strictObject({
  thankYou: z.optional(
    z.strictObject({ title: z.optional(thankYouText), message: z.optional(thankYouText) }),
  ),
  /** By question id. */
  questions: z.optional(z.record(idSchema, questionTexts).check(atMost(SURVEY_LIMITS.questions))),
});

/** How version B of a split test differs: another wording, order of options or order of questions. */
const split = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('wording'),
    questionId: idSchema,
    text: merchantText(SURVEY_LIMITS.questionTextLength),
    description: z.nullable(merchantText(SURVEY_LIMITS.descriptionLength)),
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

/** The content of one version of a survey, as a client may save it. */
export const definitionSchema = z
  .strictObject({
    formatVersion: z.literal(FORMAT_VERSION),
    /** Empty until the survey has an id. */
    surveyId: idSchema,
    name: merchantText(SURVEY_LIMITS.nameLength),
    description: merchantText(SURVEY_LIMITS.descriptionLength),
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
      discountCode: z.nullable(merchantText(SURVEY_LIMITS.discountCodeLength)),
    }),
    /** By language tag, such as `de` or `pt-BR`. */
    translations: z.record(language, surveyTexts).check(atMost(SURVEY_LIMITS.languages)),
    /** Left out without a running split test. */
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
