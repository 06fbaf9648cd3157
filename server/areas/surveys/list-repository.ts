import type { SurveyName, SurveySummary } from '#shared/api/surveys.ts';
import type { SurveySort } from '#shared/api/values.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { foldText } from './fold-text.ts';

export interface SurveyFilter {
  /** An empty list means all. */
  readonly status: readonly SurveyStatus[];
  /** A part of the name. */
  readonly search: string;
}

/** A row without its standing. */
type ListedSurvey = Omit<SurveySummary, 'standing'>;

type Row = Omit<ListedSurvey, 'putOff' | 'refusedFrom'> & {
  putOff: number;
  putOffAt: string | null;
  refusalAddresses: number | null;
  refusalAddressesAt: string | null;
};

/** The statuses in the order of a survey's life. */
const STATUS_PLACE = `array_position(ARRAY['live', 'draft', 'paused', 'closed'], page.status)`;

const ORDERS: Readonly<Record<SurveySort, string>> = {
  // In the order of an index.
  '-changed': 'page.updated_at DESC',
  changed: 'page.updated_at',
  '-answered': 'page.last_response_at DESC NULLS LAST',
  answered: 'page.last_response_at NULLS LAST',
  name: 'page.name_folded COLLATE "C"',
  '-name': 'page.name_folded COLLATE "C" DESC',
  status: STATUS_PLACE,
  '-status': `${STATUS_PLACE} DESC`,
  '-responses': 'page.responses_total DESC',
  responses: 'page.responses_total',
};

/** Equal surveys are in the list's usual order. */
function orderOf(sort: SurveySort): string {
  if (sort === 'changed') return 'page.updated_at, page.survey_id';
  return [...new Set([ORDERS[sort], ORDERS['-changed'], 'page.survey_id DESC'])].join();
}

export async function findSurveyPage(
  db: Queries,
  storeId: string,
  filter: SurveyFilter & { readonly sort: SurveySort },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedSurvey[]> {
  const order = orderOf(filter.sort);
  const rows = await db.query<Row>(
    `WITH page AS (
       SELECT survey_id, name, name_folded, status, responses_total, completes_total::float8 AS completes,
              (delivery->>'responseCap')::int AS response_cap,
              refused_total::float8 AS turned_away, put_off_total::float8 AS put_off, put_off_at,
              refusal_addresses, refusal_addresses_at, published_revision, updated_at, last_response_at
         FROM surveys AS page
        WHERE store_id = $1 AND (cardinality($2::text[]) = 0 OR status = ANY ($2::text[])) AND name_folded LIKE $3
        ORDER BY ${order} LIMIT $4::int OFFSET $5::bigint)
     SELECT page.survey_id, page.name, page.status, page.responses_total::float8 AS responses, page.completes, page.updated_at,
            page.last_response_at, page.response_cap, page.turned_away, page.put_off, page.put_off_at,
            page.refusal_addresses, page.refusal_addresses_at,
            coalesce(page.published_revision <> drafts.revision, false) AS has_unpublished_changes,
            (SELECT coalesce(sum(n), 0)::float8 FROM impressions
              WHERE store_id = $1 AND impressions.survey_id = page.survey_id AND kind = 'shown') AS shown
       FROM page JOIN drafts ON drafts.store_id = $1 AND drafts.survey_id = page.survey_id
      ORDER BY ${order}`,
    [storeId, filter.status, containing(filter.search), limit, offset],
  );
  return rows.map(toSummary);
}

export async function countSurveys(db: Queries, storeId: string, filter: SurveyFilter): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM surveys
      WHERE store_id = $1 AND (cardinality($2::text[]) = 0 OR status = ANY ($2::text[])) AND name_folded LIKE $3`,
    [storeId, filter.status, containing(filter.search)],
  );
  return rows[0]?.n ?? 0;
}

/** In the order of the ids, which never changes. An empty `after` means from the start. */
export async function findSurveyNames(
  db: Queries,
  storeId: string,
  { after, limit }: { after: string; limit: number },
): Promise<SurveyName[]> {
  return db.query<SurveyName>(
    `SELECT survey_id, name FROM surveys
      WHERE store_id = $1 AND survey_id > $2 ORDER BY survey_id LIMIT $3::int`,
    [storeId, after, limit],
  );
}

function containing(search: string): string {
  return `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
}

function toSummary({ putOff, putOffAt, refusalAddresses, refusalAddressesAt, ...row }: Row): ListedSurvey {
  return {
    ...row,
    putOff: putOffAt === null ? null : { total: putOff, lastAt: putOffAt },
    refusedFrom:
      refusalAddresses === null || refusalAddressesAt === null
        ? null
        : { addresses: refusalAddresses, lastAt: refusalAddressesAt },
  };
}
