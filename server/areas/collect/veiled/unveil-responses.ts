import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import { countMonth } from '#server/areas/surveys/plan/month-repository.ts';
import { type Allowance, allowanceIn } from '#server/areas/surveys/plan/plan-allowance.ts';
import { veiledRoomOf } from '#server/areas/surveys/plan/veiled-room.ts';
import { createDefinitionReader } from '#server/areas/surveys/read-definitions.ts';
import type { Transaction, Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { findOrdersLeft } from '../batch/save-batch.ts';
import { writeBatch } from '../batch/write-batch.ts';
import type { CollectAreaDeps } from '../collect.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { markResponse } from '../responses/mark-answers.ts';
import type { PendingResponse } from '../responses/pending-response.ts';
import { deleteVeiled, findUnveilable, findVeiled, type VeiledResponse } from './veiled-repository.ts';
import type { ResponseChange } from '../responses/response-change.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';

const UNVEIL = 'unveil_responses';

/** Small, so that shoppers' answers, which need the same survey's row, wait only briefly. */
const SLICE = 100;

/** A larger plan counts the responses that a smaller one veiled. Runs in the transaction that changes the plan. */
export async function unveilWithPlan(
  tx: Queries,
  { newId }: Pick<Deps, 'newId'>,
  storeId: string,
  features: Features,
): Promise<void> {
  const waiting = await findUnveilable(tx, storeId, allowanceOf(features, 'responsesPerSurvey'));
  if (waiting.length > 0) await insertJob(tx, { storeId, jobId: newId(), kind: UNVEIL, payload: {} });
}

type UnveilDeps = Pick<
  CollectAreaDeps,
  'billing' | 'clock' | 'database' | 'findListeners' | 'recordChangedResponses' | 'recordSurveyEvent'
>;

export function veiledJobs(deps: UnveilDeps): JobKinds {
  return {
    [UNVEIL]: { run: ({ storeId }, turn) => unveilResponses(deps, storeId, turn), neverGivesUp: true },
  };
}

/**
 * Counts veiled responses, oldest first, as far as the plan has room this month. Each slice moves in one transaction, with
 * its counts and events, so after a kill the job goes on with the rest.
 */
async function unveilResponses(deps: UnveilDeps, storeId: string, turn: Turn): Promise<object> {
  let unveiled = 0;
  for (;;) {
    const allowance = allowanceIn((await deps.billing.loadCustomer(storeId)).features);
    const [surveyId] = await findUnveilable(deps.database, storeId, allowance.responses);
    if (surveyId === undefined) return { unveiled };
    const slice = await deps.database.transaction(
      (tx) => unveilSlice(deps, tx, { storeId, surveyId }, allowance),
      { priority: 'upkeep' },
    );
    unveiled += slice;
    if (slice === 0) return { unveiled };
    if (turn.isOver()) return new Unfinished({ unveiled });
  }
}

async function unveilSlice(
  deps: UnveilDeps,
  tx: Transaction,
  key: SurveyKey,
  allowance: Allowance,
): Promise<number> {
  const { storeId, surveyId } = key;
  const now = deps.clock();
  const { surveys, timezone, wantedEvents, tracksChanges } = await lockSurveys(tx, storeId, [surveyId]);
  const survey = surveys.get(surveyId);
  // The survey was deleted meanwhile.
  if (survey === undefined) return 0;
  const month = monthIn(timezone, now);
  const counts = await countMonth(tx, storeId, month);
  const room = allowance.responses - counts.responses;
  const rows = room > 0 ? await findVeiled(tx, key, Math.min(SLICE, room)) : [];
  if (rows.length === 0) return 0;
  const definitionOf = createDefinitionReader(tx, key);
  const changes: ResponseChange[] = [];
  for (const row of rows) {
    const { first, last } = snapshotsOf(surveyId, row, await definitionOf(row.version));
    const candidate = { first, best: markResponse(last, survey), indexes: [], versionMismatches: [] };
    changes.push({ candidate, stored: null, isVeiled: false });
  }
  const newResponses = changes.map(({ candidate }) => candidate.first);
  const ordersLeft = await findOrdersLeft(tx, [{ storeId, newResponses, month, allowance }]);
  const recordResponseEvents = wantedEvents.length === 0 ? null : await deps.findListeners(tx, [storeId]);
  await deleteVeiled(
    tx,
    key,
    rows.map((row) => row.responseId),
  );
  const write = {
    ...{ storeId, changes, surveys, timezone, month, now, refused: [], turnedAway: [] },
    ...{ monthlyLimit: allowance.responses, room, veiledOf: new Map<string, number>() },
    ordersRoom: ordersLeft.get(storeId) ?? Infinity,
    veiledRoom: veiledRoomOf(allowance.responses, counts.veiled),
    ...{ wantedEvents, tracksChanges },
  };
  await writeBatch(deps, tx, [write], recordResponseEvents);
  return rows.length;
}

/** The first snapshot, which has the fixed fields, and the last one. */
function snapshotsOf(
  surveyId: string,
  row: VeiledResponse,
  definition: SurveyDefinition,
): { readonly first: PendingResponse; readonly last: PendingResponse } {
  const [startedAt, firstSavedAt, savedAt] = [row.startedAt, row.firstSavedAt, row.savedAt].map((at) =>
    Date.parse(at),
  ) as [number, number, number];
  const last: PendingResponse = {
    surveyId,
    responseId: row.responseId,
    version: row.version,
    variant: row.variant,
    definition,
    revision: row.revision,
    respondentKey: row.respondentKey,
    complete: row.isComplete,
    isTest: false,
    caller: null,
    answers: row.answers,
    answersJson: JSON.stringify(row.answers),
    timingsJson: JSON.stringify(row.answerTimes),
    path: row.path,
    segment: { country: row.country, customerType: row.customerType, placement: row.placement },
    language: row.language,
    consent: row.consent,
    customerId: row.customerId,
    order: { orderId: row.orderId, value: row.orderValue, currency: row.orderCurrency },
    checkoutToken: row.checkoutToken,
    startedAt,
    changedAt: savedAt,
    durationMs: row.durationMs ?? savedAt - startedAt,
  };
  return { first: { ...last, changedAt: firstSavedAt }, last };
}
