import type { Queries } from '#server/kernel/database/database.ts';
import {
  SURVEY_COLUMNS,
  toSurvey,
  type SurveyRow,
  type SurveyState,
} from '#server/areas/surveys/survey-state-repository.ts';

export interface PublishedRow {
  readonly surveyId: string;
  /** As it was stored; `upgradeDefinition` upgrades an older format. */
  readonly definition: unknown;
}

/** A version by its survey's public id. */
export async function findPublishedVersion(
  db: Queries,
  storeId: string,
  publicId: string,
  version: number,
): Promise<PublishedRow | null> {
  const [row] = await db.query<PublishedRow>(
    `SELECT versions.survey_id, versions.definition
       FROM surveys JOIN versions ON versions.store_id = surveys.store_id AND versions.survey_id = surveys.survey_id
      WHERE surveys.store_id = $1 AND surveys.public_id = $2 AND versions.version = $3`,
    [storeId, publicId, version],
    { priority: 'ingest' },
  );
  return row ?? null;
}

/** A draft, if it still has that revision. */
export async function findDraftRevision(
  db: Queries,
  storeId: string,
  publicId: string,
  revision: number,
): Promise<PublishedRow | null> {
  const [row] = await db.query<PublishedRow>(
    `SELECT drafts.survey_id, drafts.definition
       FROM surveys JOIN drafts ON drafts.store_id = surveys.store_id AND drafts.survey_id = surveys.survey_id
      WHERE surveys.store_id = $1 AND surveys.public_id = $2 AND drafts.revision = $3`,
    [storeId, publicId, revision],
  );
  return row ?? null;
}

/** The survey's current state; null if there is no such survey. `isOpen` decides whether it accepts answers. */
export async function findSurveyState(
  db: Queries,
  storeId: string,
  publicId: string,
): Promise<SurveyState | null> {
  const [row] = await db.query<SurveyRow>(
    `SELECT ${SURVEY_COLUMNS}
       FROM stores JOIN surveys ON surveys.store_id = stores.store_id
      WHERE stores.store_id = $1 AND surveys.public_id = $2`,
    [storeId, publicId],
    { priority: 'ingest' },
  );
  return row ? toSurvey(row) : null;
}

export interface HostedSurveyRow {
  readonly surveyId: string;
  readonly liveVersion: number | null;
  readonly businessName: string;
  readonly timezone: string;
  readonly appearance: Readonly<Record<string, unknown>>;
  /** As stored, not validated. */
  readonly storeLook: unknown;
  readonly shop: string;
  readonly state: SurveyState;
}

/** The data of a hosted page besides the questions. */
export async function findHostedSurvey(
  db: Queries,
  storeId: string,
  publicId: string,
): Promise<HostedSurveyRow | null> {
  const [row] = await db.query<SurveyRow & Omit<HostedSurveyRow, 'state'>>(
    `SELECT ${SURVEY_COLUMNS}, surveys.live_version, stores.business_name, stores.shop_domain AS shop,
            stores.settings->'storeLook' AS store_look,
            coalesce(stores.settings->'appearance', '{}'::jsonb) || surveys.appearance AS appearance
       FROM stores JOIN surveys ON surveys.store_id = stores.store_id
      WHERE stores.store_id = $1 AND surveys.public_id = $2`,
    [storeId, publicId],
  );
  return row ? { ...row, state: toSurvey(row) } : null;
}
