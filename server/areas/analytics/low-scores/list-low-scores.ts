import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { isLowScore } from '#server/areas/collect/responses/low-score.ts';
import type { LowScorePage, Inbox } from '#shared/api/analytics-inbox.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openUnfilteredView, type View, type ViewDeps } from '../open-view.ts';
import { createPresenter } from '../responses/present-response.ts';
import { findSelectedResponses, type ResponseRow } from '../responses/response-repository.ts';
import { fillPage } from '../rows/fill-page.ts';
import {
  findLowScores,
  type LowScoreFilter,
  type LowScoreRow,
  countByState,
  countOverdue,
  findPeople,
} from './follow-up-repository.ts';
import { containsText } from '../responses/responses.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { installUrl } from '#server/areas/identity/stores/install-url.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { coversScopes, WRITE_DISCOUNTS } from '#server/kernel/platform/oauth.ts';
import { findViewedSurvey } from '../view-repository.ts';

type Input = Omit<LowScoreFilter, 'today'> & {
  readonly surveyId: string;
  readonly after: string;
  readonly search: string;
};

type LowScore = LowScorePage['lowScores'][number];

/** A table shows about thirty rows at a time. */
const PAGE_SIZE = 50;

export async function listLowScores(
  deps: ViewDeps,
  session: Session,
  { surveyId, after, search, ...wanted }: Input,
): Promise<LowScorePage> {
  const view = await openUnfilteredView(deps, session, surveyId);
  const filter = { ...wanted, today: view.today };
  const present = createPresenter(view);
  const presentLowScore = createLowScorePresenter(view);
  const words = foldText(search);
  const { items, next } = await fillPage({
    after,
    limit: PAGE_SIZE,
    async fetch(before, rows) {
      const found = await findLowScores(deps.database, view, filter, { before, rows });
      const ids = found.map(({ responseId }) => responseId);
      const responses = ids.length > 0 ? await findSelectedResponses(deps.database, view, ids) : [];
      const byId = new Map(responses.map((response) => [response.responseId, response]));
      return found.map((row) => ({ ...row, row: byId.get(row.responseId) }));
    },
    take({ row, followUp }: LowScoreRow & { row: ResponseRow | undefined }): LowScore | null {
      if (row === undefined) return null;
      const response = present(row);
      if (!containsText(response, words)) return null;
      const { path: _path, mark: _mark, ...facts } = response;
      return { ...facts, ...presentLowScore(response), followUp };
    },
  });
  return { lowScores: items, next };
}

/** The low scores and all texts of a response. The scale is that of the answered version. */
export function createLowScorePresenter({ versions }: View) {
  const questions = new Map(
    versions.flatMap(({ version, definition }) =>
      definition.questions.map((question) => [`${version}:${question.meaningId}`, question] as const),
    ),
  );
  return ({ version, path }: ReadableResponse): Pick<LowScore, 'scores' | 'words'> => ({
    scores: path.flatMap(({ meaningId, text, answer }) => {
      const question = questions.get(`${version}:${meaningId}`);
      if (answer?.kind !== 'number' || !question || !isLowScore(question, answer.value)) return [];
      return { meaningId, text, value: answer.value, scale: answer.scale };
    }),
    words: path.flatMap(({ meaningId, text, answer }) => {
      if (answer?.kind === 'words') return { meaningId, text, body: answer.text };
      return answer?.kind === 'choice' && answer.other ? { meaningId, text, body: answer.other } : [];
    }),
  });
}

/** Counts the low scores of each state, and tells who works on them and what is allowed. */
export async function summariseLowScores(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  { storeId }: Session,
  { surveyId, ...wanted }: Pick<Input, 'surveyId' | 'assigned' | 'owner' | 'due'>,
): Promise<Inbox> {
  const survey = requireFound(await findViewedSurvey(database, storeId, surveyId));
  const key = { storeId, surveyId };
  const today = dayIn(survey.timezone, clock());
  const [counts, overdue, people, store] = await Promise.all([
    countByState(database, key, { ...wanted, state: 'any', today }),
    countOverdue(database, key, today),
    findPeople(database, key),
    findStore(database, storeId),
  ]);
  const isAllowed = coversScopes(store?.scopes ?? [], [WRITE_DISCOUNTS]);
  const allowUrl = isAllowed ? null : installUrl(config, store?.shop ?? '', 'admin', [WRITE_DISCOUNTS]);
  return { counts, overdue, today, people, discounts: { isAllowed, allowUrl } };
}
