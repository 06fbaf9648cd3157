import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import { QUESTION_SAMPLES } from '#tests/support/question-samples.ts';

type NamedType = readonly [name: string, asks: string];

/** Every type by its name in the list of types, with the question text to enter. */
export const TYPES = QUESTION_TYPES.map((type): NamedType => [
  editingOf({ type }).name,
  QUESTION_SAMPLES[type].asks,
]) as unknown as readonly [NamedType, NamedType, NamedType, NamedType, NamedType, NamedType, NamedType];
