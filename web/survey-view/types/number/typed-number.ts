import type { QuestionOf } from '#shared/survey/question.ts';
import { boundsOf, numberFault, stored } from '#shared/survey/types/number/number-fault.ts';
import { groupSignOf, parseNumber } from './parse-number.ts';
import { say, type Messages } from '../../messages.ts';

export interface TypedNumber {
  /** Left out if the field is empty or the text is not a valid answer. */
  readonly value?: number;
  /** The error in a sentence; empty if there is none. */
  readonly fault: string;
}

/** Reads what a shopper typed into a number field, for any view. */
export function readNumber({ config }: QuestionOf<'number'>, typed: string, messages: Messages): TypedNumber {
  if (!typed.trim()) return { fault: '' };
  const value = stored(parseNumber(typed, groupSignOf(messages.language)));
  if (Number.isNaN(value)) return { fault: messages.notANumber };
  const fault = numberFault(config, value);
  if (!fault) return { value, fault: '' };
  return {
    fault: fault === 'not_whole' ? messages.notWhole : boundsSentence(config, messages),
  };
}

/** Hints with the allowed numbers, shown before an answer is refused. */
export function numberHints({ config }: QuestionOf<'number'>, messages: Messages): (string | false)[] {
  const isBounded = config.min !== null || config.max !== null;
  return [isBounded && boundsSentence(config, messages)];
}

function boundsSentence(
  config: QuestionOf<'number'>['config'],
  { language, numberBetween, numberAtLeast, numberAtMost }: Messages,
): string {
  const { min, max } = config;
  const { least, most } = boundsOf(config);
  const sentence =
    max === null && min !== null
      ? numberAtLeast
      : min === null && max !== null
        ? numberAtMost
        : numberBetween;
  const first = sentence === numberAtMost ? most : least;
  return say(sentence, showNumber(first, language), showNumber(most, language));
}

/** Formats a number in the shopper's language without thousands separators, so that the field can parse it again. */
export function showNumber(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 4, useGrouping: false });
}

/** The `inputmode` of the field. Numeric phone keyboards may lack a minus sign. */
export function keyboardFor({
  min,
  decimals,
}: QuestionOf<'number'>['config']): 'text' | 'decimal' | 'numeric' {
  if (min !== null && min < 0) return 'text';
  return decimals ? 'decimal' : 'numeric';
}
