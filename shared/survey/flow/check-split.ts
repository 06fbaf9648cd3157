import { checkLogic } from './check-logic.ts';
import { optionsOf, isChoice } from '../question-traits.ts';
import type { SurveyDefinition } from '../definition.ts';
import type { Place } from '../logic-finding.ts';
import { isBlank } from '../plain-text.ts';
import { definitionOf, testedQuestion } from '../split.ts';

/** What is wrong with a split test. Each fault prevents publishing. */
export type SplitFault = Pick<Place, 'questionId'> & { readonly message: string };

export function checkSplit(definition: SurveyDefinition): readonly SplitFault[] {
  const { split } = definition;
  if (split === undefined) return [];
  const question = testedQuestion(definition);
  const questionId = question?.questionId ?? null;
  const fault = (message: string): SplitFault[] => [{ questionId, message }];
  if (split.kind !== 'question_order' && question === undefined) {
    return fault('The question of the split test no longer exists. Choose another or remove the test.');
  }
  if (split.kind === 'wording' && isBlank(split.text)) return fault('Version B of the question has no text.');
  if (split.kind === 'option_order' && question !== undefined) {
    if (!isChoice(question)) return fault('A question without options has no order of options to test.');
    if (question.config.randomize) {
      return fault('Its options are shown in random order, so version B can have no order of its own.');
    }
  }
  if (isSame(definition)) return fault('Both versions of the split test are the same.');
  return split.kind === 'question_order' ? logicFaults(definition) : [];
}

function isSame(definition: SurveyDefinition): boolean {
  const [one, other] = [definitionOf(definition, 'a'), definitionOf(definition, 'b')].map(({ questions }) =>
    JSON.stringify(
      questions.map((question) => [
        question.questionId,
        question.text,
        question.description ?? '',
        optionsOf(question).map(({ id }) => id),
      ]),
    ),
  );
  return one === other;
}

/** Faults that only version B has, because questions follow each other differently. */
function logicFaults(definition: SurveyDefinition): SplitFault[] {
  const own = new Set(checkLogic(definition).map(({ code, questionId }) => `${code} ${questionId}`));
  return checkLogic(definitionOf(definition, 'b'))
    .filter(({ severity, code, questionId }) => severity === 'error' && !own.has(`${code} ${questionId}`))
    .map(({ questionId, message }) => ({ questionId, message: `In version B: ${message}` }));
}
