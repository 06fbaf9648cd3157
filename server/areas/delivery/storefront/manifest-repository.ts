import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { Delivery } from '#shared/delivery/delivery.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import {
  SURVEY_COLUMNS,
  toSurvey,
  type SurveyRow,
  type SurveyState,
} from '#server/areas/surveys/survey-state-repository.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

/** The store's data for its script. */
export interface ScriptStore {
  readonly storeId: string;
  /** Raised by each change of the script's content, except for time and plan. */
  readonly revision: number;
  readonly currency: string;
  readonly timezone: string;
  readonly isInstalled: boolean;
  /** As stored, not validated. */
  readonly frequencyCap: unknown;
}

const STORE_COLUMNS = `stores.store_id, manifest_revision AS revision, currency, timezone,
            settings->'frequencyCap' AS frequency_cap,
            (installed_at IS NOT NULL AND uninstalled_at IS NULL) AS is_installed`;

export async function findScriptStore(db: Queries, shop: string): Promise<ScriptStore | null> {
  const [row] = await db.query<ScriptStore>(
    `SELECT ${STORE_COLUMNS}
       FROM shop_domains JOIN stores ON stores.store_id = shop_domains.store_id
      WHERE shop_domains.shop_domain = $1`,
    [shop],
  );
  return row ?? null;
}

/** The same for a store whose id is known. */
export async function getScriptStore(db: Queries, storeId: string): Promise<ScriptStore | null> {
  const [row] = await db.query<ScriptStore>(
    `SELECT ${STORE_COLUMNS} FROM stores WHERE stores.store_id = $1`,
    [storeId],
    UPKEEP,
  );
  return row ?? null;
}

export interface LiveSurveyRow {
  readonly publicId: string;
  readonly version: number;
  readonly state: SurveyState;
  readonly audience: readonly AudienceFilter[];
  /** The merchant's settings; defaults fill the rest. */
  readonly delivery: Partial<Delivery>;
  readonly appearance: Readonly<Record<string, unknown>>;
  /** As stored, not validated. */
  readonly storeLook: unknown;
  /** BCP 47. */
  readonly translatedTo: readonly string[];
  readonly hasPictures: boolean;
  /** The type of the first question. */
  readonly opensWith: QuestionType | null;
  /** The definition of a version with a split test; null without one. */
  readonly splitDefinition: SurveyDefinition | null;
}

type LiveRow = SurveyRow & Omit<LiveSurveyRow, 'state' | 'splitDefinition'> & { splitDefinition: unknown };

/** The surveys that a store's pages may show, first published first. */
export async function listLiveSurveys(db: Queries, storeId: string): Promise<LiveSurveyRow[]> {
  const rows = await db.query<LiveRow>(
    `SELECT ${SURVEY_COLUMNS}, surveys.public_id, surveys.live_version AS version, surveys.audience, surveys.delivery,
            coalesce(stores.settings->'appearance', '{}'::jsonb) || surveys.appearance AS appearance,
            stores.settings->'storeLook' AS store_look,
            ARRAY(SELECT jsonb_object_keys(versions.definition->'translations')) AS translated_to,
            jsonb_path_exists(versions.definition, '$.**.picture') AS has_pictures,
            versions.definition->'questions'->0->>'type' AS opens_with,
            CASE WHEN versions.definition ? 'split' THEN versions.definition END AS split_definition
       FROM stores
       JOIN surveys ON surveys.store_id = stores.store_id
       JOIN versions ON versions.store_id = surveys.store_id AND versions.survey_id = surveys.survey_id
                    AND versions.version = surveys.live_version
      WHERE stores.store_id = $1 AND surveys.status = 'live'
      ORDER BY surveys.first_published_at, surveys.survey_id COLLATE "C"`,
    [storeId],
  );
  return rows.map((row) => ({
    ...row,
    state: toSurvey(row),
    splitDefinition: row.splitDefinition === null ? null : upgradeDefinition(row.splitDefinition),
  }));
}
