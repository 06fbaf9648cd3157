import { type Answer, answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';

/** Normalizes case, accents and spaces. */
export function otherTextKey(body: string): string {
  return foldText(body).replaceAll(/\s+/g, ' ');
}

/** Marks each *Other* answer with the option that its text counts as. Returns the same object if nothing changes. */
export function promoteAnswers(
  { questions }: SurveyDefinition,
  answers: Answers,
  promotions: readonly Promotion[],
): Answers {
  const changed: Record<string, Answer> = {};
  for (const question of questions) {
    const answer = answerTo(answers, question.questionId);
    if (answer === undefined || !('otherValue' in answer)) continue;
    const { promotedTo: before, ...given } = answer;
    const promotedTo = optionOf(question, answer, promotions);
    if (promotedTo === before) continue;
    changed[question.questionId] = promotedTo === undefined ? given : { ...given, promotedTo };
  }
  return Object.keys(changed).length > 0 ? { ...answers, ...changed } : answers;
}

/** A shopper who chose the option and also wrote it counts once for the option, and once for *Other*. */
function optionOf(
  { meaningId, config }: Question,
  answer: Extract<Answer, { otherValue: unknown }>,
  promotions: readonly Promotion[],
): string | undefined {
  if (answer.otherValue === null || promotions.length === 0) return undefined;
  const words = otherTextKey(answer.otherValue);
  const promotion = promotions.find((each) => each.questionId === meaningId && each.words === words);
  if (promotion === undefined) return undefined;
  const chosen = 'optionIds' in answer ? answer.optionIds : [answer.optionId];
  const options = optionsOf({ config });
  const isChosen = options.some((each) => each.meaningId === promotion.optionId && chosen.includes(each.id));
  return isChosen ? undefined : promotion.optionId;
}
