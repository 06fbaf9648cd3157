import { ANSWER_LIMITS } from '../limits.ts';
import type { Answer } from './answer.ts';
import { isOnScale } from './fit-answer.ts';
import { assertNever } from './never.ts';
import { isBlank, isStorable } from './plain-text.ts';
import { OTHER_ID, type ChoiceConfig, type Question } from './question.ts';
import { isOffered } from './question-traits.ts';
import { isRealDate } from './real-date.ts';

/** What makes a value no answer to its question. */
export type AnswerFault =
  | 'malformed'
  | 'unknown_option'
  | 'repeated_option'
  | 'other_not_chosen'
  | 'out_of_scale'
  | 'not_a_date'
  | 'blank'
  | 'too_long'
  | 'unstorable_text';

export type CheckedAnswer = { readonly answer: Answer } | { readonly fault: AnswerFault };

/** Checks a value of any shape against its question. What passes has exactly the fields of an answer to it. */
export function checkAnswer(question: Question, value: unknown): CheckedAnswer {
  const fault = typeof value === 'object' && value !== null ? faultOf(question, value) : 'malformed';
  return fault === null ? { answer: value as Answer } : { fault };
}

function faultOf(question: Question, fields: object): AnswerFault | null {
  switch (question.type) {
    case 'single_select':
    case 'drop_down': {
      if (!hasOnly(fields, 'optionId', 'otherValue') || typeof fields.optionId !== 'string')
        return 'malformed';
      return choiceFault(question.config, [fields.optionId], fields.otherValue);
    }
    case 'multi_select': {
      if (!hasOnly(fields, 'optionIds', 'otherValue') || !isTextList(fields.optionIds)) return 'malformed';
      return choiceFault(question.config, fields.optionIds, fields.otherValue);
    }
    case 'rating':
    case 'nps':
      if (!hasOnly(fields, 'value') || typeof fields.value !== 'number') return 'malformed';
      return isOnScale(question, fields.value) ? null : 'out_of_scale';
    case 'text':
      if (!hasOnly(fields, 'value') || typeof fields.value !== 'string') return 'malformed';
      return isBlank(fields.value) ? 'blank' : textFault(fields.value, ANSWER_LIMITS.textLength);
    case 'date':
      if (!hasOnly(fields, 'value') || typeof fields.value !== 'string') return 'malformed';
      return isRealDate(fields.value) ? null : 'not_a_date';
    default:
      return assertNever(question);
  }
}

function choiceFault(
  config: ChoiceConfig,
  chosen: readonly string[],
  otherValue: unknown,
): AnswerFault | null {
  if (chosen.length === 0) return 'blank';
  // No valid selection is longer; a very long one isn't even looked at.
  if (chosen.length > config.options.length + 1) return 'unknown_option';
  if (!chosen.every((id) => isOffered(config, id))) return 'unknown_option';
  if (new Set(chosen).size < chosen.length) return 'repeated_option';
  if (otherValue === null) return null;
  if (typeof otherValue !== 'string') return 'malformed';
  return chosen.includes(OTHER_ID) ? textFault(otherValue, ANSWER_LIMITS.otherLength) : 'other_not_chosen';
}

function textFault(text: string, limit: number): AnswerFault | null {
  if (text.length > limit) return 'too_long';
  return isStorable(text) ? null : 'unstorable_text';
}

function hasOnly<K extends string>(fields: object, ...keys: K[]): fields is Record<K, unknown> {
  const own = Object.keys(fields);
  return own.length === keys.length && keys.every((key) => Object.hasOwn(fields, key));
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
