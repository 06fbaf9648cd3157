import { stableHash } from '#shared/stable-hash.ts';
import type { Question } from '#shared/survey/question.ts';
import { OTHER_ID } from '#shared/survey/question-types.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import type { ShownOption } from './run.ts';

/** The options in the order that one respondent always sees: shuffled if the question says so, Other last. */
export function optionOrder(question: Question, respondentKey: string): ShownOption[] {
  if (!isChoice(question)) return [];
  const { options, randomize, allowOther, otherLabel } = question.config;
  const shown = options.map(({ id, text }, index) => ({ id, text, number: index + 1 }));
  const rank = ({ id }: ShownOption) => stableHash(`${respondentKey}/${question.questionId}/${id}`);
  // Each option has its own rank, so a new option does not change the order of the others.
  if (randomize) shown.sort((one, other) => rank(one) - rank(other));
  return allowOther ? [...shown, { id: OTHER_ID, text: otherLabel, number: shown.length + 1 }] : shown;
}
