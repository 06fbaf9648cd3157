import * as z from 'zod/mini';
import { idSchema, whole } from '../../api/building-blocks.ts';
import { pictureSchema } from '../../api/picture.ts';
import { SURVEY_LIMITS } from '../survey-limits.ts';
import { isStorable } from '../plain-text.ts';
import type { Definitions, QuestionOf, QuestionType } from '../question.ts';

// The types in the `definition.ts` files are written by hand, because storefronts load them without zod. Each
// type's file checks that its schemas match.

/** The schemas of a question type. */
export interface Schemas<T extends QuestionType> {
  readonly question: z.ZodMiniType<QuestionOf<T>>;
  /** The settings that merchants can translate. */
  readonly texts: Readonly<Record<Definitions[T]['texts'], z.ZodMiniOptional<z.ZodMiniType<string>>>>;
  readonly result: z.ZodMiniType<Definitions[T]['result']>;
  readonly readable: z.ZodMiniType<Definitions[T]['readable']>;
}

export const text = (limit: number) =>
  z
    .string()
    .check(z.maxLength(limit), z.refine(isStorable, 'This text holds characters that cannot be stored.'));

export const label = text(SURVEY_LIMITS.labelLength);
export const next = { nextQuestionId: z.nullable(idSchema) };
export const flow = { ...next, isTerminal: z.boolean() };

/** A text that may lack a translation. */
export const translation = z.optional(label);

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
  picture: z.optional(pictureSchema),
};

/** A question of this type with these settings. */
export const questionSchema = <T extends QuestionType, S extends z.ZodMiniType>(type: T, config: S) =>
  z.strictObject({ ...base, type: z.literal(type), config });

export const readableText = z.object({ kind: z.literal('text'), text: z.string() });

export function isUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
