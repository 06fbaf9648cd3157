import type { QueryParameters } from '#shared/analytics/query-codec.ts';
import type { Share } from '#shared/api/shares.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { lockSurvey } from '../view-repository.ts';

export interface ShareRecord extends Omit<Share, 'parameters'> {
  readonly surveyId: string;
  readonly parameters: QueryParameters;
}

const COLUMNS = `share_id, survey_id, made_by, device, created_at,
  expires_at, last_opened_at, opens, has_texts, parameters,
  CASE WHEN ended_at IS NOT NULL THEN 'ended' WHEN expires_at <= now() THEN 'expired' ELSE 'open' END AS state`;

type Row = ShareRecord & Record<string, unknown>;

/** Newest first. */
export function findShares(
  db: Queries,
  storeId: string,
  surveyId: string,
  most: number,
): Promise<ShareRecord[]> {
  return db.query<Row>(
    `SELECT ${COLUMNS} FROM shares WHERE store_id = $1 AND survey_id = $2
      ORDER BY created_at DESC, share_id LIMIT $3::int`,
    [storeId, surveyId, most],
  );
}

export async function findShare(
  db: Queries,
  storeId: string,
  { surveyId, shareId }: { readonly surveyId: string; readonly shareId: string },
): Promise<ShareRecord | null> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM shares WHERE store_id = $1 AND survey_id = $2 AND share_id = $3`,
    [storeId, surveyId, shareId],
  );
  return row ?? null;
}

export async function findShareByToken(
  db: Queries,
  storeId: string,
  tokenHash: string,
): Promise<ShareRecord | null> {
  const [row] = await db.query<Row>(`SELECT ${COLUMNS} FROM shares WHERE store_id = $1 AND token_hash = $2`, [
    storeId,
    tokenHash,
  ]);
  return row ?? null;
}

/** Locks the survey, so that its links are counted and added in turn. */
export async function lockAndCountOpen(tx: Queries, storeId: string, surveyId: string): Promise<number> {
  await lockSurvey(tx, { storeId, surveyId });
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM shares
      WHERE store_id = $1 AND survey_id = $2 AND ended_at IS NULL AND expires_at > now()`,
    [storeId, surveyId],
  );
  return row?.n ?? 0;
}

interface NewShare {
  readonly shareId: string;
  readonly surveyId: string;
  readonly tokenHash: string;
  readonly madeBy: string;
  readonly device: string;
  readonly parameters: QueryParameters;
  readonly hasTexts: boolean;
  readonly days: number;
}

/** Who uses a session: the e-mail address and the device. */
export async function findMaker(
  db: Queries,
  storeId: string,
  sessionId: string,
): Promise<Pick<NewShare, 'madeBy' | 'device'>> {
  const [row] = await db.query<{ madeBy: string; device: string }>(
    `SELECT user_email AS made_by, device FROM sessions WHERE store_id = $1 AND session_id = $2`,
    [storeId, sessionId],
  );
  return row ?? { madeBy: '', device: '' };
}

export async function insertShare(
  tx: Queries,
  storeId: string,
  { shareId, surveyId, tokenHash, madeBy, device, parameters, hasTexts, days }: NewShare,
): Promise<void> {
  await tx.query(
    `INSERT INTO shares (store_id, share_id, survey_id, token_hash, made_by, device, parameters, has_texts, created_at,
       expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, now(), now() + make_interval(days => $9::int))`,
    [storeId, shareId, surveyId, tokenHash, madeBy, device, JSON.stringify(parameters), hasTexts, days],
  );
}

/** Returns whether the link was open. */
export async function endShareRow(
  db: Queries,
  storeId: string,
  { surveyId, shareId }: { readonly surveyId: string; readonly shareId: string },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE shares SET ended_at = now()
      WHERE store_id = $1 AND survey_id = $2 AND share_id = $3 AND ended_at IS NULL AND expires_at > now()
      RETURNING share_id`,
    [storeId, surveyId, shareId],
  );
  return rows.length > 0;
}

export async function countOpening(db: Queries, storeId: string, shareId: string): Promise<void> {
  await db.query(
    `UPDATE shares SET opens = opens + 1, last_opened_at = now() WHERE store_id = $1 AND share_id = $2`,
    [storeId, shareId],
  );
}
