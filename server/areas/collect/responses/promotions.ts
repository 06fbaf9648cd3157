import { type Answer, answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import type { PendingResponse } from './pending-response.ts';

/** The same for words that differ in capitals, accents or spaces alone. */
export function wordsKey(body: string): string {
  return foldText(body).replaceAll(/\s+/g, ' ');
}

/** A response that is about to be kept, marked likewise. */
export function promoteResponse(
  response: PendingResponse,
  promotions: readonly Promotion[],
): PendingResponse {
  if (promotions.length === 0) return response;
  const answers = promoteAnswers(response.definition, response.answers, promotions);
  return answers === response.answers
    ? response
    : { ...response, answers, answersJson: JSON.stringify(answers) };
}

/** The answers with each Other marked by the option that its words count as now; the same object if nothing changes. */
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

/** Who chose the option beside writing it as well counts once for it, and for Other as before. */
function optionOf(
  { meaningId, config }: Question,
  answer: Extract<Answer, { otherValue: unknown }>,
  promotions: readonly Promotion[],
): string | undefined {
  if (answer.otherValue === null || promotions.length === 0) return undefined;
  const words = wordsKey(answer.otherValue);
  const promotion = promotions.find((each) => each.questionId === meaningId && each.words === words);
  if (promotion === undefined) return undefined;
  const chosen = 'optionIds' in answer ? answer.optionIds : [answer.optionId];
  const options = 'options' in config ? config.options : [];
  const isChosen = options.some((each) => each.meaningId === promotion.optionId && chosen.includes(each.id));
  return isChosen ? undefined : promotion.optionId;
}
