import * as z from 'zod/mini';
import type { QueryParameters } from '#shared/analytics/query-codec.ts';
import { queryShape } from '#shared/api/analytics-query.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { refuseWithoutFeature, UNFILTERED, readQuery } from '#server/areas/analytics/open-view.ts';
import { UPKEEP } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import { insertJob, isJobOpen } from '#server/kernel/jobs/job-repository.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { AppError } from '#shared/errors.ts';
import { findChannels } from './mapping-repository.ts';
import { countSaid, type SaidCounting } from './count-said.ts';
import { countWorth } from './count-worth.ts';
import { deleteOldParts, findParts, identifyAnswers, isFresh, savePart } from './report-repository.ts';
import { openReportView, partOf } from './report-view.ts';
import { hasMoreOrders } from './said-repository.ts';
import { openSourceQuestion } from './source-question.ts';

export const COUNT_CHANNELS = 'count_channels';

export const WORTH = 'worth';

const counting = z.object({
  surveyId: z.string(),
  meaningId: z.string(),
  /** The days and filters, and the name under which their figures are stored. */
  parameters: z._default(z.object(queryShape), UNFILTERED),
  part: z._default(z.string(), 'all'),
  /** The parts that were counted, with the revision of the rules that all of them must have. */
  done: z._default(z.array(z.string()), []),
  revision: z._default(z.nullable(z.number()), null),
});

type CountProgress = z.output<typeof counting>;

export type CountDeps = Pick<Deps, 'database' | 'clock' | 'log' | 'newId'> & WithBilling;

/** The job that completes what the request left. */
export function channelJobs(deps: CountDeps): JobKinds {
  return {
    [COUNT_CHANNELS]: {
      run: ({ storeId, payload }, turn) => countReport(deps, storeId, counting.parse(payload), turn),
    },
  };
}

export interface OneQuestion {
  readonly surveyId: string;
  readonly meaningId: string;
}

/** A question with the days and filters that are asked for. */
export type ViewedQuestion = OneQuestion & QueryParameters;

/** The orders of more are counted by the job alone, because one part of the report takes longer than a request may. */
const MOST_IN_REQUEST = 5_000;

/** Counts a small store's report at once, and leaves the rest to a job. */
export async function countChannels(
  deps: CountDeps,
  session: Session,
  { surveyId, meaningId, ...parameters }: ViewedQuestion,
): Promise<{ isCounting: boolean }> {
  const { storeId } = session;
  const view = await openReportView(deps, session, { surveyId, ...parameters });
  openSourceQuestion(view, meaningId);
  await refuseWithoutFeature(deps.billing, storeId);
  const part = partOf(readQuery(parameters), view.filter.range);
  if (await isJobOpen(deps.database, storeId, COUNT_CHANNELS, { surveyId, meaningId, part }))
    return { isCounting: true };
  const from: CountProgress = { surveyId, meaningId, parameters, part, done: [], revision: null };
  if (await hasMoreOrders(deps.database, storeId, MOST_IN_REQUEST)) {
    await insertJob(deps.database, { storeId, jobId: deps.newId(), kind: COUNT_CHANNELS, payload: from });
    return { isCounting: true };
  }
  const intention = await storeIntention(deps.database, deps, {
    storeId,
    kind: COUNT_CHANNELS,
    payload: from,
  });
  const { isUnfinished } = await takeFirstTurn<CountProgress>(deps, intention, (turn) =>
    countReport(deps, storeId, from, turn),
  );
  return { isCounting: isUnfinished };
}

/**
 * Counts one part after the other and stores each. Rules that change meanwhile begin it anew, and so do responses
 * that are removed. Idempotent.
 */
async function countReport(
  deps: CountDeps,
  storeId: string,
  from: CountProgress,
  turn: Turn,
): Promise<CountProgress | Unfinished<CountProgress>> {
  const { database, newId } = deps;
  const { surveyId, meaningId } = from;
  const report = { storeId, surveyId, meaningId };
  let { done, revision } = from;
  for (;;) {
    const stored = await findChannels(database, storeId);
    const question = stored && (await openQuestion(deps, storeId, from));
    // The store or the survey was deleted meanwhile.
    if (!stored || !question) return { ...from, done, revision };
    if (stored.revision !== revision) [done, revision] = [[], stored.revision];
    const part = await nextPart(deps, storeId, { ...from, done, revision });
    if (part === null) return { ...from, done, revision };
    const answersId = await database.transaction((tx) => identifyAnswers(tx, report, newId()), UPKEEP);
    if (answersId === null) return { ...from, done, revision };
    const { mapping, shop } = stored;
    const counting: SaidCounting = { database, question, mapping, shop };
    const figures = part === WORTH ? await countWorth(counting, deps.clock()) : await countSaid(counting);
    const counted = { part, mappingRevision: stored.revision, figures, answersId };
    const isSaved = await database.transaction((tx) => savePart(tx, report, counted), UPKEEP);
    await deleteOldParts(database, report, WORTH);
    // A removal has deleted the other parts as well.
    done = isSaved ? [...done, part] : [];
    if (turn.isOver()) return new Unfinished({ ...from, done, revision });
  }
}

/** What customers are worth does not depend on days and filters, so that it is counted once for all of them. */
async function nextPart(
  { database }: CountDeps,
  storeId: string,
  { surveyId, meaningId, part, done, revision }: CountProgress,
): Promise<string | null> {
  if (!done.includes(part)) return part;
  if (done.includes(WORTH)) return null;
  const [worth] = await findParts(database, { storeId, surveyId, meaningId }, [WORTH]);
  return worth && revision !== null && isFresh(worth, revision) ? null : WORTH;
}

async function openQuestion(
  deps: CountDeps,
  storeId: string,
  { surveyId, meaningId, parameters }: CountProgress,
) {
  try {
    return openSourceQuestion(
      await openReportView(deps, { storeId }, { surveyId, ...parameters }),
      meaningId,
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The parts of a report. */
export const partsOf = (part: string): readonly string[] => [part, WORTH];
