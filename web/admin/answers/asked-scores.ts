import type { SurveyDetails } from '#shared/api/surveys.ts';
import { isScale } from '#shared/survey/question-traits.ts';

/**
 * Whether shoppers may have given scores. A draft may differ from what they answer, so that it says nothing of a survey
 * with unpublished changes.
 */
export function mayHaveScores(survey: SurveyDetails | undefined): boolean {
  if (survey === undefined) return false;
  const { definition, hasUnpublishedChanges, liveVersion } = survey;
  return (hasUnpublishedChanges && liveVersion !== null) || definition.questions.some(isScale);
}
