import type { Promotion } from './promotion.ts';

/** The part of a survey that decides about new answers. Its row stays locked until the transaction ends. */
export interface SurveyState {
  readonly surveyId: string;
  readonly name: string;
  readonly isInstalled: boolean;
  readonly status: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The maximum number of responses. */
  readonly cap: number | null;
  readonly responsesTotal: number;
  readonly hasReachedLimit: boolean;
  readonly promotions: readonly Promotion[];
  /** The last day whose results are also counted by segment. */
  readonly segmentedTo: string | null;
  /** `StoredTheme[]` as JSON, because only changed themes are worth parsing. */
  readonly themesJson: string;
}

export interface SurveyRow {
  timezone: string;
  isInstalled: boolean;
  surveyId: string;
  name: string;
  status: string;
  schedule: { startsAt?: string | null; endsAt?: string | null } | null;
  responseCap: number | null;
  responsesTotal: number;
  hasReachedLimit: boolean;
  promotions: Promotion[];
  segmentedTo: string | null;
  themesJson: string;
}

/** Columns of `stores` joined with `surveys`. */
export const SURVEY_COLUMNS = `stores.timezone,
  (stores.installed_at IS NOT NULL AND stores.uninstalled_at IS NULL) AS is_installed, surveys.survey_id,
  surveys.name, surveys.status, surveys.delivery->'schedule' AS schedule, 
  (surveys.delivery->>'responseCap')::int AS response_cap, surveys.responses_total::float8 AS responses_total,
  surveys.has_reached_limit, surveys.promotions, surveys.segmented_to, surveys.themes::text AS themes_json`;

export function toSurvey(row: SurveyRow): SurveyState {
  return {
    surveyId: row.surveyId,
    name: row.name,
    isInstalled: row.isInstalled,
    // A store that uninstalled the app accepts no new responses.
    status: row.isInstalled ? row.status : 'closed',
    startsAt: momentOf(row.schedule?.startsAt),
    endsAt: momentOf(row.schedule?.endsAt),
    cap: row.responseCap,
    responsesTotal: row.responsesTotal,
    hasReachedLimit: row.hasReachedLimit,
    promotions: row.promotions,
    segmentedTo: row.segmentedTo,
    themesJson: row.themesJson,
  };
}

function momentOf(text: string | null | undefined): number | null {
  const moment = text == null ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}
