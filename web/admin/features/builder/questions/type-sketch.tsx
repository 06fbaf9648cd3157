import type { QuestionType } from '#shared/survey/question-types.ts';
import { builderTypeOf } from '../types/registry.ts';

/** A sketch of the question type as shoppers see it, in the current text colour. */
export function TypeSketch({ type }: { type: QuestionType }) {
  return (
    <svg viewBox="0 0 64 40" width="64" height="40" fill="none" stroke="currentColor" aria-hidden="true">
      {builderTypeOf({ type }).sketch}
    </svg>
  );
}
