import type * as z from 'zod/mini';
import type { QuestionType } from '../question-types.ts';
import { dateSchemas } from './date/schema.ts';
import { dropDownSchemas } from './drop_down/schema.ts';
import { multiSelectSchemas } from './multi_select/schema.ts';
import { npsSchemas } from './nps/schema.ts';
import { numberSchemas } from './number/schema.ts';
import { ratingSchemas } from './rating/schema.ts';
import { singleSelectSchemas } from './single_select/schema.ts';
import { textSchemas } from './text/schema.ts';

/** The schemas of each type. Its TypeScript types are inferred from them (`question.ts`). */
export const SCHEMAS = {
  single_select: singleSelectSchemas,
  multi_select: multiSelectSchemas,
  text: textSchemas,
  rating: ratingSchemas,
  nps: npsSchemas,
  drop_down: dropDownSchemas,
  date: dateSchemas,
  number: numberSchemas,
} satisfies Readonly<Record<QuestionType, Schemas>>;

interface Schemas {
  readonly question: z.ZodMiniType;
  /** The settings that merchants can translate. */
  readonly texts: Readonly<Record<string, z.ZodMiniOptional<z.ZodMiniType<string>>>>;
  readonly result: z.ZodMiniType;
  readonly readable: z.ZodMiniType;
}

/** The translatable texts of every question type, by name. */
export const TRANSLATION_SCHEMAS = {
  ...SCHEMAS.single_select.texts,
  ...SCHEMAS.text.texts,
  ...SCHEMAS.rating.texts,
  ...SCHEMAS.number.texts,
} satisfies Readonly<
  Record<{ [T in QuestionType]: keyof (typeof SCHEMAS)[T]['texts'] }[QuestionType], unknown>
>;

type Part<K extends keyof Schemas> = (typeof SCHEMAS)[QuestionType][K];

/** The same part of all types. Types that share a schema object produce it once. */
function all<K extends 'question' | 'result' | 'readable'>(part: K) {
  const found = new Set(Object.values(SCHEMAS).map((schemas) => schemas[part]));
  return [...found] as unknown as readonly [Part<K>, ...Part<K>[]];
}

export const QUESTION_SCHEMAS = all('question');
export const RESULT_SCHEMAS = all('result');
export const READABLE_SCHEMAS = all('readable');
