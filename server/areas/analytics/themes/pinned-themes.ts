import type { PinnedThemes, SavedThemes } from '#shared/api/analytics-themes.ts';
import { AppError } from '#shared/errors.ts';
import { stableHash } from '#shared/stable-hash.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { lettersIn } from '#shared/text/match-themes.ts';
import { foldWords } from '#shared/text/split-words.ts';
import { THEME_RULE_LIMITS, type ThemeRule } from '#shared/text/theme-rule.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { StoredTheme } from '#server/areas/surveys/stored-theme.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { findPublishedDefinitions } from '#server/areas/surveys/version-repository.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import { isJobOpen, type JobName } from '#server/kernel/jobs/job-repository.ts';
import { openUnfilteredView, type View, type ViewDeps } from '../open-view.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import { saveThemes } from './pinned-theme-repository.ts';
import { SORT_TEXTS, sortStoredTexts } from './sort-stored-texts.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';

interface OneQuestion {
  readonly surveyId: string;
  readonly meaningId: string;
}

export async function getPinnedThemes(
  deps: ViewDeps,
  session: Session,
  { surveyId, meaningId }: OneQuestion,
): Promise<PinnedThemes> {
  const view = await openUnfilteredView(deps, session, surveyId);
  refuseUnknownQuestion(view, meaningId);
  return presentThemes(deps, view, meaningId);
}

async function presentThemes(
  { database }: Pick<Deps, 'database'>,
  { storeId, surveyId, themes }: Pick<View, 'storeId' | 'surveyId' | 'themes'>,
  meaningId: string,
): Promise<PinnedThemes> {
  const own = themes.filter(({ questionId }) => questionId === meaningId).map(withoutQuestion);
  return {
    themes: own,
    revision: revisionOf(own),
    room: THEME_RULE_LIMITS.themes - themes.length,
    isSorting: await isJobOpen(database, storeId, SORT_TEXTS, { surveyId, meaningId }),
  };
}

const withoutQuestion = ({ id, name, phrases }: ThemeRule): ThemeRule => ({
  id,
  name,
  phrases: phrases.map(({ language, text }) => ({ language, text })),
});

/** Changes with the themes. A merchant who edits an outdated list is refused. */
const revisionOf = (themes: readonly ThemeRule[]) => stableHash(JSON.stringify(themes)) >>> 1;

type PinDeps = Pick<Deps, 'database' | 'log' | 'newId'>;

/**
 * Replaces the pinned themes of a question: pinning, renaming, merging, splitting and unpinning in one transaction. Old
 * answers are sorted anew, and the texts stay unchanged.
 */
export async function savePinnedThemes(
  deps: PinDeps,
  { storeId }: Session,
  { surveyId, meaningId, revision, ...given }: OneQuestion & Pick<PinnedThemes, 'themes' | 'revision'>,
): Promise<SavedThemes> {
  const survey = { storeId, surveyId };
  const wanted = given.themes.map(withoutQuestion);
  const { themes, intention } = await deps.database.transaction(async (tx) => {
    const { own, others } = await openThemes(tx, survey, meaningId);
    const isSame = revisionOf(own) === revisionOf(wanted);
    if (!isSame && revisionOf(own) !== revision) throw new AppError('CONFLICT');
    refuseInvalid(wanted, others);
    const themes: StoredTheme[] = [
      ...others,
      ...wanted.map(({ id, name, phrases }) => ({ id, questionId: meaningId, name, phrases })),
    ];
    if (!isSame) await saveThemes(tx, survey, themes);
    const intention = isSameRules(own, wanted) ? null : await storeSortJob(deps, tx, survey, meaningId);
    return { themes, intention };
  });
  const changed = intention === null ? 0 : await sortNow(deps, intention, { surveyId, meaningId });
  return { ...(await presentThemes(deps, { ...survey, themes }, meaningId)), changed };
}

/** Stored in the transaction that saves the themes, so that no answer is missed. */
function storeSortJob(
  deps: PinDeps,
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  meaningId: string,
): Promise<JobName> {
  const payload = { surveyId, meaningId, after: '', changed: 0 };
  return storeIntention(tx, deps, { storeId, kind: SORT_TEXTS, payload });
}

async function sortNow(deps: PinDeps, intention: JobName, question: OneQuestion): Promise<number> {
  const { reached } = await takeFirstTurn(deps, intention, (turn) =>
    sortStoredTexts(deps, intention.storeId, { ...question, after: '', changed: 0 }, turn),
  );
  return reached?.changed ?? 0;
}

/** Loads the themes under the survey's lock. */
async function openThemes(tx: Queries, { storeId, surveyId }: SurveyKey, meaningId: string) {
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const stored = JSON.parse(requireFound(surveys.get(surveyId)).themesJson) as StoredTheme[];
  const published = (await findPublishedDefinitions(tx, storeId, surveyId)).map(upgradeDefinition);
  const asked = published
    .flatMap(({ questions }) => questions)
    .filter((each) => each.meaningId === meaningId);
  if (asked.length === 0) throw new AppError('NOT_FOUND', 'This survey does not ask that question.');
  if (!asked.some((question) => resultsOf(question).isWords)) {
    throw new AppError('INVALID_INPUT', undefined, {
      fields: { meaningId: 'This question asks for no text.' },
    });
  }
  return {
    own: stored.filter(({ questionId }) => questionId === meaningId).map(withoutQuestion),
    others: stored.filter(({ questionId }) => questionId !== meaningId),
  };
}

const MOST_LETTERS = THEME_RULE_LIMITS.letters.toLocaleString('en');

function refuseInvalid(themes: readonly ThemeRule[], others: readonly StoredTheme[]): void {
  const ids = [...others, ...themes].map(({ id }) => id);
  const names = themes.map(({ name }) => foldWords(name));
  const fault =
    ids.length > THEME_RULE_LIMITS.themes
      ? `A survey has at most ${THEME_RULE_LIMITS.themes} pinned themes.`
      : new Set(ids).size < ids.length || new Set(names).size < names.length
        ? 'Two themes have the same name.'
        : lettersIn([...others, ...themes]) > THEME_RULE_LIMITS.letters
          ? `The words and phrases of a survey’s themes have at most ${MOST_LETTERS} characters together.`
          : null;
  if (fault !== null) throw new AppError('INVALID_INPUT', fault, { fields: { themes: fault } });
}

/** Names may differ: they are no part of what is stored with answers. */
function isSameRules(before: readonly ThemeRule[], after: readonly ThemeRule[]): boolean {
  const rules = (themes: readonly ThemeRule[]) =>
    themes
      .map(({ id, phrases }) => JSON.stringify([id, phrases]))
      .sort()
      .join('\n');
  return rules(before) === rules(after);
}
