import { isLowScore } from '#shared/analytics/low-scores.ts';
import type { DetractorPage, FollowUp, FollowUpState } from '#shared/api/analytics-insights.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { ANSWER_PAGE_SIZE } from '#server/areas/analytics/rows/fill-page.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import { fillPage } from '../rows/fill-page.ts';
import { findFollowUps } from './follow-up-repository.ts';
import { containsText } from './list-responses.ts';
import { openView, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { createPresenter } from './present-response.ts';
import { findResponses, type ListedRow } from './response-repository.ts';

type Input = ViewInput & {
  readonly after: string;
  readonly search: string;
  readonly states: readonly FollowUpState[];
};

type Detractor = DetractorPage['detractors'][number];

const UNTOUCHED: FollowUp = { state: 'new', owner: '', note: '', changedAt: null };

export async function listDetractors(
  deps: ViewDeps,
  session: Session,
  { after, search, states, ...input }: Input,
): Promise<DetractorPage> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const present = createPresenter(view);
  const isLow = createLowScores(view);
  const wanted = foldText(search);
  const { items, next } = await fillPage({
    after,
    limit: ANSWER_PAGE_SIZE,
    async fetch(before, size) {
      const rows = await findResponses(database, view, view.filter, { before, rows: size });
      const ids = rows.flatMap(({ row }) => row?.responseId ?? []);
      const followUps =
        ids.length > 0 ? await findFollowUps(database, view, ids) : new Map<string, FollowUp>();
      return rows.map((listed) => ({ ...listed, followUp: followUps.get(listed.responseId) ?? UNTOUCHED }));
    },
    take({ row, followUp }: ListedRow & { followUp: FollowUp }): Detractor | null {
      if (row === null || (states.length > 0 && !states.includes(followUp.state))) return null;
      const response = present(row);
      const scores = scoresOf(response).filter((score) => isLow(row.version, score));
      if (scores.length === 0 || !containsText(response, wanted)) return null;
      const { path, mark: _mark, ...facts } = response;
      return { ...facts, scores, words: wordsOf(path), followUp };
    },
  });
  return { detractors: items, next };
}

type Score = Detractor['scores'][number];

/** Uses the scale of the answered version. */
function createLowScores({ versions }: View): (version: number, score: Score) => boolean {
  const questions = new Map(
    versions.flatMap(({ version, definition }) =>
      definition.questions.map((question) => [`${version}:${question.meaningId}`, question] as const),
    ),
  );
  return (version, { meaningId, value }) => {
    const question = questions.get(`${version}:${meaningId}`);
    return question !== undefined && isLowScore(question, value);
  };
}

function scoresOf({ path }: ReadableResponse): Score[] {
  return path.flatMap(({ meaningId, text, answer }) =>
    answer?.kind === 'number' ? { meaningId, text, value: answer.value, scale: answer.scale } : [],
  );
}

function wordsOf(path: ReadableResponse['path']): Detractor['words'] {
  return path.flatMap(({ meaningId, text, answer }) => {
    if (answer?.kind === 'words') return { meaningId, text, body: answer.text };
    return answer?.kind === 'choice' && answer.other ? { meaningId, text, body: answer.other } : [];
  });
}
