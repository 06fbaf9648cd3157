import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { Delivery } from '#shared/delivery/delivery.ts';
import {
  MANIFEST_FORMAT,
  type DeliveredSurvey,
  type StoreSurveys,
  type SurveyStatus,
} from '#shared/delivery/manifest.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { readFrequencyCap, storedDelivery } from './stored-delivery.ts';

export interface NamedSurvey extends DeliveredSurvey {
  readonly name: string;
}

interface Row {
  surveyId: string;
  name: string;
  status: SurveyStatus;
  full: boolean;
  audience: readonly AudienceFilter[];
  delivery: Partial<Delivery>;
  frequencyCap: unknown;
}

/** Further surveys of a store come after these, and comparing takes time for each pair. */
const MOST_COMPARED = 30;

/**
 * The live surveys of a store that its pages try first, in the manifest's order, and one more survey whatever its status:
 * one that was never published comes last.
 */
export async function findStoreSurveys(
  db: Queries,
  storeId: string,
  further: string | null = null,
): Promise<StoreSurveys<NamedSurvey>> {
  const rows = await db.query<Row>(
    `SELECT survey_id, name, surveys.status, audience, delivery, stores.settings->'frequencyCap' AS frequency_cap,
            coalesce(responses_total >= (delivery->>'responseCap')::int, false) AS full
       FROM surveys JOIN stores ON stores.store_id = surveys.store_id
      WHERE surveys.store_id = $1
        AND (survey_id = $2 OR survey_id IN (
              SELECT survey_id FROM surveys WHERE store_id = $1 AND status = 'live'
               ORDER BY coalesce((delivery->>'priority')::int, 0) DESC, first_published_at, survey_id COLLATE "C"
               LIMIT ${MOST_COMPARED}))
      ORDER BY first_published_at NULLS LAST, survey_id COLLATE "C"`,
    [storeId, further],
  );
  return {
    formatVersion: MANIFEST_FORMAT,
    frequencyCap: readFrequencyCap(rows[0]?.frequencyCap),
    surveys: rows.map(({ frequencyCap: _, ...row }) => ({ ...row, delivery: storedDelivery(row.delivery) })),
  };
}
