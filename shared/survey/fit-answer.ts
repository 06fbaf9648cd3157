import { ANSWER_LIMITS } from '../limits.ts';
import type { Answer } from './answer.ts';
import { assertNever } from './never.ts';
import { isBlank, storable } from './plain-text.ts';
import { OTHER_ID, type Question } from './question.ts';
import { isOffered, lowestOfScale } from './question-traits.ts';
import { isRealDate } from './real-date.ts';

/**
 * What of this can stand as an answer to the question, in the shape that is stored; undefined if nothing
 * can. It takes anything: what a view reports, or what a browser kept for a survey that has changed since.
 */
export function fitAnswer(question: Question, answer: unknown): Answer | undefined {
  const { optionId, optionIds, otherValue, value } = Object(answer) as Record<string, unknown>;
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return isOffered(question.config, optionId)
        ? { optionId, otherValue: fitOther(optionId === OTHER_ID, otherValue) }
        : undefined;
    case 'multi_select': {
      const given: unknown[] = Array.isArray(optionIds) ? optionIds : [];
      const chosen = [...new Set(given)].filter((id) => isOffered(question.config, id));
      return chosen.length === 0
        ? undefined
        : { optionIds: chosen, otherValue: fitOther(chosen.includes(OTHER_ID), otherValue) };
    }
    case 'rating':
    case 'nps':
      return isOnScale(question, value) ? { value } : undefined;
    case 'text': {
      const text = typeof value === 'string' ? storable(value, ANSWER_LIMITS.textLength) : '';
      return isBlank(text) ? undefined : { value: text };
    }
    case 'date':
      return typeof value === 'string' && isRealDate(value) ? { value } : undefined;
    default:
      return assertNever(question);
  }
}

export function isOnScale(
  question: Extract<Question, { type: 'rating' | 'nps' }>,
  value: unknown,
): value is number {
  if (!Number.isInteger(value)) return false;
  return (value as number) >= lowestOfScale(question.type) && (value as number) <= question.config.scale;
}

function fitOther(isChosen: boolean, otherValue: unknown): string | null {
  if (!isChosen) return null;
  return typeof otherValue === 'string' ? storable(otherValue, ANSWER_LIMITS.otherLength) : '';
}
