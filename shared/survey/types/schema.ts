import * as z from 'zod/mini';
import { pictureSchema } from '../picture-schema.ts';
import type { QuestionType } from '../question-types.ts';
import { idSchema, merchantText, whole } from '../schema.ts';
import { SURVEY_LIMITS } from '../survey-limits.ts';

export const label = merchantText(SURVEY_LIMITS.labelLength);
/** The question that follows when no rule matches. */
export const next = { nextQuestionId: z.nullable(idSchema) };
export const flow = { ...next, isTerminal: z.boolean() };

/** A text that may lack a translation. */
export const translation = z.optional(label);

const rule = z.strictObject({
  condition: z.strictObject({
    operator: z.enum(['CONTAINS', 'NOT_CONTAINS']),
    /** Option ids, or the numbers of a scale as text. */
    value: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.options + 1)),
  }),
  action: z.strictObject({
    type: z.literal('SHOW'),
    /** The first one is shown. */
    questionIds: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.questions)),
  }),
});

const base = {
  questionId: idSchema,
  surveyId: idSchema,
  text: merchantText(SURVEY_LIMITS.questionTextLength),
  description: z.nullable(merchantText(SURVEY_LIMITS.descriptionLength)),
  isRequired: z.boolean(),
  orderIndex: whole(0, SURVEY_LIMITS.questions),
  logic: z.strictObject({ rules: z.array(rule).check(z.maxLength(SURVEY_LIMITS.rulesPerQuestion)) }),
  /** Results merge by this id: a correction keeps it; a new meaning, type or scale gets a new one. */
  meaningId: idSchema,
  picture: z.optional(pictureSchema),
};

/** A question of this type with these settings. */
export const questionSchema = <T extends QuestionType, S extends z.ZodMiniType>(type: T, config: S) =>
  z.strictObject({ ...base, type: z.literal(type), config });

export const readableText = z.object({ kind: z.literal('text'), text: z.string() });

export function isUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
