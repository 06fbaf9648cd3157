import type { NumberAnswer } from '../../answer.ts';
import type { ScaleQuestion } from '../../question.ts';
import { lowestOfScale } from '../../question-traits.ts';
import type { AnswerFields } from '../answering.ts';

/** A point of a scale: stars, numbers or an NPS. */
export const scalePoint = {
  fit: (question: ScaleQuestion, { value }: AnswerFields): NumberAnswer | undefined =>
    isOnScale(question, value) ? { value } : undefined,
  lacks: null,
  selected: ({ value }: NumberAnswer) => [String(value)],
};

export function isOnScale({ type, config }: ScaleQuestion, value: unknown): value is number {
  if (!Number.isInteger(value)) return false;
  return (value as number) >= lowestOfScale(type) && (value as number) <= config.scale;
}
