import { COMPLETED, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

export interface DigestConnection {
  readonly storeId: string;
  readonly connectionId: string;
  readonly timezone: string;
  readonly digestHour: number;
  /** Since when it is on. */
  readonly since: string;
}

/** The active connections of all stores that want a daily digest. */
export async function findDigestConnections(db: Queries): Promise<DigestConnection[]> {
  return db.query<DigestConnection>(
    `SELECT /* every store */ connections.store_id, connection_id, timezone,
            (connections.settings ->> 'digestHour')::int AS digest_hour, state_changed_at AS since
       FROM connections JOIN stores ON stores.store_id = connections.store_id
      WHERE state = 'active' AND events ? 'store.digest' AND connections.settings ? 'digestHour'
      ORDER BY connections.store_id, connection_id`,
    [],
    UPKEEP,
  );
}

export async function hasEntry(db: Queries, storeId: string, eventId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT event_id FROM outbox WHERE store_id = $1 AND event_id = $2`,
    [storeId, eventId],
    UPKEEP,
  );
  return rows.length > 0;
}

export interface DayOfSurvey {
  readonly surveyId: string;
  readonly name: string;
  readonly responses: number;
  readonly completed: number;
  /** Of the newest version, in the format in which it was stored. */
  readonly definition: unknown;
}

/** The surveys that were answered on a day, the most answered first. */
export async function findAnsweredSurveys(db: Queries, storeId: string, day: string): Promise<DayOfSurvey[]> {
  return db.query<DayOfSurvey>(
    `SELECT surveys.survey_id, name, counted.responses, counted.completed, newest.definition
       FROM surveys
       JOIN LATERAL (SELECT coalesce(sum(n) FILTER (WHERE cell = $3), 0)::int AS responses,
                            coalesce(sum(n) FILTER (WHERE cell = $4), 0)::int AS completed
                       FROM counters WHERE store_id = $1 AND survey_id = surveys.survey_id AND question_id = $5
                        AND cell IN ($3, $4) AND day = $2::date) AS counted ON counted.responses > 0
       JOIN LATERAL (SELECT definition FROM versions WHERE store_id = $1 AND survey_id = surveys.survey_id
                      ORDER BY version DESC LIMIT 1) AS newest ON true
      WHERE surveys.store_id = $1 ORDER BY counted.responses DESC, surveys.survey_id`,
    [storeId, day, RESPONSES, COMPLETED, WHOLE_SURVEY],
    UPKEEP,
  );
}

export interface CountedCell {
  readonly questionId: string;
  readonly cell: string;
  readonly n: number;
}

/** How often the cells of these questions were counted on a day. */
export async function countCells(
  db: Queries,
  storeId: string,
  { surveyId, day }: { readonly surveyId: string; readonly day: string },
  questionIds: readonly string[],
): Promise<CountedCell[]> {
  return db.query<CountedCell>(
    `SELECT question_id, cell, sum(n)::int AS n FROM counters
      WHERE store_id = $1 AND survey_id = $2 AND question_id = ANY ($3::text[]) AND day = $4::date
      GROUP BY question_id, cell`,
    [storeId, surveyId, questionIds, day],
    UPKEEP,
  );
}
