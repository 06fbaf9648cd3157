import type { QuestionType } from '../survey/question.ts';
import type { TextKey } from '../survey/definition.ts';
import { dateSchemas } from '../survey/types/date/schema.ts';
import { dropDownSchemas } from '../survey/types/drop_down/schema.ts';
import { multiSelectSchemas } from '../survey/types/multi_select/schema.ts';
import { npsSchemas } from '../survey/types/nps/schema.ts';
import { numberSchemas } from '../survey/types/number/schema.ts';
import { ratingSchemas } from '../survey/types/rating/schema.ts';
import type { Schemas } from '../survey/types/schema.ts';
import { singleSelectSchemas } from '../survey/types/single_select/schema.ts';
import { textSchemas } from '../survey/types/text/schema.ts';

const SCHEMAS = {
  single_select: singleSelectSchemas,
  multi_select: multiSelectSchemas,
  text: textSchemas,
  rating: ratingSchemas,
  nps: npsSchemas,
  drop_down: dropDownSchemas,
  date: dateSchemas,
  number: numberSchemas,
} satisfies { readonly [T in QuestionType]: Schemas<T> };

/** The translatable texts of every question type, by name. */
export const TRANSLATION_SCHEMAS = {
  ...SCHEMAS.single_select.texts,
  ...SCHEMAS.text.texts,
  ...SCHEMAS.rating.texts,
  ...SCHEMAS.number.texts,
} satisfies Readonly<Record<TextKey, unknown>>;

type Part<K extends keyof Schemas<QuestionType>> = (typeof SCHEMAS)[QuestionType][K];

/** The same part of all types. Types that share a schema object produce it once. */
function all<K extends 'question' | 'result' | 'readable'>(part: K) {
  const found = new Set(Object.values(SCHEMAS).map((schemas) => schemas[part]));
  return [...found] as unknown as readonly [Part<K>, ...Part<K>[]];
}

export const QUESTION_SCHEMAS = all('question');
export const RESULT_SCHEMAS = all('result');
export const READABLE_SCHEMAS = all('readable');
