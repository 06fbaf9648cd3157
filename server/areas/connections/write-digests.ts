import { isLowScore } from '#server/areas/collect/responses/low-score.ts';
import { valueCell } from '#shared/analytics/cells.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Question } from '#shared/survey/question.ts';
import { storeClock, dayIn } from '#server/areas/identity/stores/store-day.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { ofStore, UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import {
  countCells,
  findAnsweredSurveys,
  findDigestConnections,
  hasEntry,
  type CountedCell,
  type DayOfSurvey,
  type DigestConnection,
} from './digest-repository.ts';
import type { DigestContent } from './kinds/event-content.ts';
import { eventIdOf, write } from './record-events.ts';

/** Writes the digest of yesterday for each connection whose hour has come. A day without answers has none. */
export async function writeDigests(
  deps: Pick<Deps, 'clock' | 'database' | 'newId'>,
  eachStore: EachStore,
): Promise<void> {
  await eachStore(await findDigestConnections(deps.database), async (connection) => {
    const day = dueDay(connection, deps.clock());
    if (day !== null) await writeDigest(deps, connection, day);
  });
}

/** Yesterday by the store's clock; null before the hour, and for a connection that was not on before it. */
function dueDay({ timezone, digestHour, since }: DigestConnection, now: number): string | null {
  const time = storeClock(timezone);
  const today = dayIn(timezone, now);
  const due = `${today} ${String(digestHour).padStart(2, '0')}:00:00`;
  const isDue = time(new Date(now).toISOString()) >= due && time(since) < due;
  return isDue ? new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10) : null;
}

async function writeDigest(
  { clock, database, newId }: Pick<Deps, 'clock' | 'database' | 'newId'>,
  { storeId, connectionId }: DigestConnection,
  day: string,
): Promise<void> {
  const type = 'store.digest';
  const eventId = eventIdOf([connectionId, type, day]);
  if (await hasEntry(database, storeId, eventId)) return;
  const content = await digestOf(database, storeId, day);
  if (content.surveys.length === 0) return;
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const about = { surveyId: '', responseId: '', subject: type, occurredAt: clock() };
    await write({ newId }, tx, ofStore(storeId, [{ ...about, eventId, connectionId, type, content }]));
  }, UPKEEP);
}

async function digestOf(db: Queries, storeId: string, day: string): Promise<DigestContent> {
  const surveys: DigestContent['surveys'][number][] = [];
  for (const survey of await findAnsweredSurveys(db, storeId, day)) {
    const { surveyId, name, responses, completed } = survey;
    const scales = scalesOf(survey);
    const questionIds = scales.map(({ meaningId }) => meaningId);
    const cells = await countCells(db, storeId, { surveyId, day }, questionIds);
    const low = lowScoresIn(scales, cells);
    surveys.push({ survey_id: surveyId, survey_name: name, responses, completed, low_scores: low });
  }
  return { day, surveys };
}

const scalesOf = ({ definition }: DayOfSurvey): Question[] =>
  upgradeDefinition(definition).questions.filter(({ type }) => type === 'nps' || type === 'rating');

const HIGHEST_POINT = 10;
const POINTS = Array.from({ length: HIGHEST_POINT + 1 }, (_, point) => point);

function lowScoresIn(scales: readonly Question[], cells: readonly CountedCell[]): number {
  const low = new Set(
    scales.flatMap((question) =>
      POINTS.filter((point) => isLowScore(question, point)).map(
        (point) => `${question.meaningId} ${valueCell(point)}`,
      ),
    ),
  );
  return cells.reduce(
    (sum, { questionId, cell, n }) => (low.has(`${questionId} ${cell}`) ? sum + n : sum),
    0,
  );
}
