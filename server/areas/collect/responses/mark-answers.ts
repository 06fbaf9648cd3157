import { type Answers, type Answer, answerTo } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { SurveyState } from '#server/areas/surveys/survey-state-repository.ts';
import type { PendingResponse } from './pending-response.ts';
import type { Question } from '#shared/survey/question.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { createThemeMatcher, type MatchThemes } from '#shared/text/match-themes.ts';
import type { StoredTheme } from '#server/areas/surveys/stored-theme.ts';

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

/** Finds the pinned themes of texts, by the question's meaning id. */
export type TextSorter = ReadonlyMap<string, MatchThemes>;

/** Themes change rarely, and every batch of answers needs them. Those with many phrases take megabytes. */
const KEPT = { sorters: 200, letters: 4_000_000 };
const kept = new Map<string, TextSorter>();
let keptLetters = 0;

export function textSorterOf(themesJson: string): TextSorter {
  const known = kept.get(themesJson);
  kept.delete(themesJson);
  const sorter = known ?? createTextSorter(JSON.parse(themesJson) as StoredTheme[]);
  kept.set(themesJson, sorter);
  if (known === undefined) keptLetters += themesJson.length;
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT.sorters && keptLetters <= KEPT.letters) break;
    kept.delete(oldest);
    keptLetters -= oldest.length;
  }
  return sorter;
}

export function createTextSorter(themes: readonly StoredTheme[]): TextSorter {
  const questions = new Set(themes.map(({ questionId }) => questionId));
  return new Map(
    [...questions].map((meaningId) => [
      meaningId,
      createThemeMatcher(themes.filter(({ questionId }) => questionId === meaningId)),
    ]),
  );
}

/** Names in each text answer the pinned themes that it counts in. Returns the same object if nothing changes. */
export function sortTexts({ questions }: SurveyDefinition, answers: Answers, sorter: TextSorter): Answers {
  const changed: Record<string, Answer> = {};
  for (const { questionId, meaningId, type } of questions) {
    const answer = answerTo(answers, questionId);
    if (answer === undefined || !('value' in answer) || typeof answer.value !== 'string') continue;
    if (!resultsOf({ type }).isWords) continue;
    const { value } = answer;
    const before = ('themes' in answer && answer.themes) || [];
    const themes = sorter.get(meaningId)?.(value) ?? [];
    if (before.length === themes.length && themes.every((id, at) => id === before[at])) continue;
    changed[questionId] = themes.length > 0 ? { value, themes } : { value };
  }
  return Object.keys(changed).length > 0 ? { ...answers, ...changed } : answers;
}
