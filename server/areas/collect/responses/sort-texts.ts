import { type Answer, answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { createThemeMatcher, type MatchThemes } from '#shared/text/match-themes.ts';
import type { StoredTheme } from '#server/areas/surveys/stored-theme.ts';

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
