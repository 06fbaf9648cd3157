import * as z from 'zod/mini';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { findOtherTexts } from './promotion-repository.ts';
import { remarkResponses } from './remark-responses.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

export const SETTLE_PROMOTIONS = 'settle_promotions';

const SLICE = 500;

/** The text and question to apply, and the progress. */
const settling = z.object({
  surveyId: z.string(),
  meaningId: z.string(),
  words: z.string(),
  /** The last processed response id. */
  after: z._default(z.string(), ''),
  changed: z._default(z.number(), 0),
});

export type SettleProgress = z.output<typeof settling>;

type SettleDeps = Pick<Deps, 'database'>;

/** The job that completes what the request left. */
export function promotionJobs(deps: SettleDeps): JobKinds {
  return {
    [SETTLE_PROMOTIONS]: {
      run: ({ storeId, payload }, turn) => settlePromotions(deps, storeId, settling.parse(payload), turn),
      neverGivesUp: true,
    },
  };
}

/**
 * Applies the survey's current promotions to stored answers, a slice at a time. Answers and counters change in one
 * transaction, and new responses are accepted in between. Idempotent.
 */
export async function settlePromotions(
  { database }: SettleDeps,
  storeId: string,
  from: SettleProgress,
  turn: Turn,
): Promise<SettleProgress | Unfinished<SettleProgress>> {
  const survey = { storeId, surveyId: from.surveyId };
  let { after, changed } = from;
  for (;;) {
    const texts = await findOtherTexts(database, survey, { meaningId: from.meaningId, after, rows: SLICE });
    const responseIds = texts
      .filter(({ body }) => otherTextKey(body) === from.words)
      .map(({ responseId }) => responseId);
    if (responseIds.length > 0) {
      changed += await database.transaction((tx) => remarkResponses(tx, survey, responseIds), {
        priority: 'upkeep',
      });
    }
    after = texts.at(-1)?.responseId ?? after;
    const reached = { ...from, after, changed };
    if (texts.length < SLICE) return reached;
    if (turn.isOver()) return new Unfinished(reached);
  }
}
