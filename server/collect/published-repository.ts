import type { Queries } from '../database/database.ts';

export interface PublishedRow {
  readonly surveyId: string;
  /** As it was written; an older format is upgraded by whoever reads it. */
  readonly definition: unknown;
}

/** A frozen version by the address that shoppers know. */
export async function findPublishedVersion(
  db: Queries,
  storeId: string,
  publicId: string,
  version: number,
): Promise<PublishedRow | null> {
  const [row] = await db.query<{ survey_id: string; definition: unknown }>(
    `SELECT versions.survey_id, versions.definition
       FROM surveys JOIN versions ON versions.store_id = surveys.store_id AND versions.survey_id = surveys.survey_id
      WHERE surveys.store_id = $1 AND surveys.public_id = $2 AND versions.version = $3`,
    [storeId, publicId, version],
    { priority: 'ingest' },
  );
  return row ? { surveyId: row.survey_id, definition: row.definition } : null;
}

interface PageRow {
  survey_id: string;
  status: string;
  live_version: number | null;
  appearance: Record<string, unknown>;
  delivery: Record<string, unknown>;
  expires_at: string | null;
}

export interface HostedSurveyRow {
  readonly surveyId: string;
  readonly status: string;
  readonly liveVersion: number | null;
  readonly appearance: Readonly<Record<string, unknown>>;
  readonly delivery: Readonly<Record<string, unknown>>;
  readonly expiresAt: string | null;
}

/** What a page of its own needs to know of a survey besides its questions. */
export async function findHostedSurvey(
  db: Queries,
  storeId: string,
  publicId: string,
): Promise<HostedSurveyRow | null> {
  const [row] = await db.query<PageRow>(
    `SELECT survey_id, status, live_version, appearance, delivery, expires_at
       FROM surveys WHERE store_id = $1 AND public_id = $2`,
    [storeId, publicId],
  );
  if (!row) return null;
  return {
    surveyId: row.survey_id,
    status: row.status,
    liveVersion: row.live_version,
    appearance: row.appearance,
    delivery: row.delivery,
    expiresAt: row.expires_at,
  };
}
