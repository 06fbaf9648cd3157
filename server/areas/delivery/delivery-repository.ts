import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { Delivery } from '#shared/delivery/delivery.ts';
import type { FrequencyCap, SurveyStatus } from '#shared/delivery/manifest.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface DeliveryRow {
  readonly publicId: string;
  readonly name: string;
  readonly status: SurveyStatus;
  readonly audience: AudienceFilter[];
  /** The merchant's settings; defaults fill the rest. */
  readonly delivery: Partial<Delivery>;
  readonly responses: number;
  readonly shop: string;
  readonly currency: string;
  readonly timezone: string;
  readonly frequencyCap: unknown;
}

export async function findDelivery(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<DeliveryRow | null> {
  const [row] = await db.query<DeliveryRow>(
    `SELECT surveys.public_id, surveys.name, surveys.status, surveys.audience, surveys.delivery,
            surveys.responses_total::float8 AS responses, stores.shop_domain AS shop, stores.currency,
            stores.timezone, stores.settings->'frequencyCap' AS frequency_cap
       FROM surveys JOIN stores ON stores.store_id = surveys.store_id
      WHERE surveys.store_id = $1 AND surveys.survey_id = $2`,
    [storeId, surveyId],
  );
  return row ?? null;
}

/** Raises the manifest's revision. All transactions lock the store's row first. */
async function markScriptChanged(tx: Queries, storeId: string): Promise<void> {
  await tx.query(
    `UPDATE stores SET manifest_revision = manifest_revision + 1, updated_at = now() WHERE store_id = $1`,
    [storeId],
  );
}

/** Returns false if the store has no such survey. */
export async function updateAudience(
  tx: Queries,
  storeId: string,
  surveyId: string,
  audience: readonly AudienceFilter[],
): Promise<boolean> {
  await markScriptChanged(tx, storeId);
  const rows = await tx.query(
    `UPDATE surveys SET audience = $3::jsonb, updated_at = now()
      WHERE store_id = $1 AND survey_id = $2 RETURNING survey_id`,
    [storeId, surveyId, JSON.stringify(audience)],
  );
  return rows.length === 1;
}

export async function updateDelivery(
  tx: Queries,
  storeId: string,
  surveyId: string,
  delivery: Delivery,
): Promise<boolean> {
  await markScriptChanged(tx, storeId);
  const rows = await tx.query(
    `UPDATE surveys SET delivery = $3::jsonb, updated_at = now()
      WHERE store_id = $1 AND survey_id = $2 RETURNING survey_id`,
    [storeId, surveyId, JSON.stringify(delivery)],
  );
  return rows.length === 1;
}

export async function updateFrequencyCap(
  tx: Queries,
  storeId: string,
  cap: FrequencyCap | null,
): Promise<void> {
  await markScriptChanged(tx, storeId);
  await tx.query(
    `UPDATE stores SET settings = (settings - 'frequencyCap') || $2::jsonb WHERE store_id = $1`,
    [storeId, JSON.stringify(cap === null ? {} : { frequencyCap: cap })],
  );
}

export async function findLastOrder(db: Queries, storeId: string): Promise<string | null> {
  const [row] = await db.query<{ at: string | null }>(
    `SELECT max(received_at) AS at FROM orders WHERE store_id = $1`,
    [storeId],
  );
  return row?.at ?? null;
}

export async function findAppearance(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<Record<string, unknown> | null> {
  const [row] = await db.query<{ appearance: Record<string, unknown> }>(
    `SELECT coalesce(stores.settings->'appearance', '{}'::jsonb) || surveys.appearance AS appearance
       FROM stores JOIN surveys ON surveys.store_id = stores.store_id
      WHERE stores.store_id = $1 AND surveys.survey_id = $2`,
    [storeId, surveyId],
  );
  return row?.appearance ?? null;
}
