import { optionsOf } from '#shared/survey/question-traits.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { SurveySplit } from '#shared/survey/split.ts';

/** A test that begins with B equal to A: of the wording of the selected question, else of the first. */
export function firstSplit(
  { questions }: Pick<SurveyDefinition, 'questions'>,
  selectedId: string | null,
): SurveySplit | null {
  const question = questions.find(({ questionId }) => questionId === selectedId) ?? questions[0];
  return question ? splitOf('wording', { questions }, question.questionId) : null;
}

/** A test of this kind whose B equals A. */
export function splitOf(
  kind: SurveySplit['kind'],
  { questions }: Pick<SurveyDefinition, 'questions'>,
  wantedId: string | null,
): SurveySplit | null {
  if (kind === 'question_order') return { kind, questionIds: questions.map(({ questionId }) => questionId) };
  const possible = questions.filter((each) => kind === 'wording' || optionsOf(each).length > 1);
  const question = possible.find(({ questionId }) => questionId === wantedId) ?? possible[0];
  if (question === undefined) return null;
  const { questionId, text, description } = question;
  if (kind === 'wording') return { kind, questionId, text, description };
  return { kind, questionId, optionIds: optionsOf(question).map(({ id }) => id) };
}
