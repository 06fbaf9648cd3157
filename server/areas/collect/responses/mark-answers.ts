import type { Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { SurveyState } from '#server/areas/surveys/survey-state-repository.ts';
import type { PendingResponse } from './pending-response.ts';
import { promoteAnswers } from './promotions.ts';
import { sortTexts, textSorterOf } from './sort-texts.ts';

const NO_THEMES = '[]';

type Marks = Pick<SurveyState, 'promotions' | 'themesJson'>;

/** Marks the answers of a response before it is stored. */
export function markResponse(response: PendingResponse, survey: Marks | undefined): PendingResponse {
  if (survey === undefined || (survey.promotions.length === 0 && survey.themesJson === NO_THEMES)) {
    return response;
  }
  // Texts of test responses are not stored, so a changed theme would not find them again.
  const marks = response.isTest ? { ...survey, themesJson: NO_THEMES } : survey;
  const answers = markAnswers(response.definition, response.answers, marks);
  return answers === response.answers
    ? response
    : { ...response, answers, answersJson: JSON.stringify(answers) };
}

/**
 * Marks the answers with what the merchant counts them as: promoted options and pinned themes. Returns the same object if
 * nothing changes.
 */
export function markAnswers(
  definition: SurveyDefinition,
  answers: Answers,
  { promotions, themesJson }: Marks,
): Answers {
  return sortTexts(definition, promoteAnswers(definition, answers, promotions), textSorterOf(themesJson));
}
