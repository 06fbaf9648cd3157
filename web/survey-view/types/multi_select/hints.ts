import type { QuestionOf } from '#shared/survey/question.ts';
import { say, type Messages } from '../../messages.ts';

/** Hints with the required number of options, shown before an answer is refused. */
export function selectionHints(
  { config: { minSelect, maxSelect } }: QuestionOf<'multi_select'>,
  { too_few, too_many }: Messages,
): (string | false)[] {
  return [minSelect > 1 && say(too_few, minSelect), maxSelect !== null && say(too_many, maxSelect)];
}
