import { mergeQuestions, type MergedQuestion } from '#shared/analytics/merge-questions.ts';
import {
  type AnalyticsQuery,
  type DayRange,
  type Grain,
  grainOf,
  isAdvanced,
  previousRange,
  resolveRange,
  storedSegment,
} from '#shared/analytics/query.ts';
import { type Day, daysBetween } from '#shared/analytics/periods.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { dayOf } from '#shared/store/day-of.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import type { Billing } from '#server/areas/billing/billing.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { found, readable } from '#server/areas/surveys/found.ts';
import { type QueryParameters, readQuery } from './read-query.ts';
import { answeredPlaces, type PublishedDefinition, type ResultFilter } from './rows/row-filter.ts';
import { findViewedSurvey } from './view-repository.ts';

export type ViewDeps = Pick<Deps, 'database' | 'clock'> & { readonly billing: Pick<Billing, 'loadCustomer'> };

/** One look at the results of one survey of the session's store: what is asked for, and by what it is read. */
export interface View {
  readonly storeId: string;
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
  readonly grain: Grain;
  readonly filter: ResultFilter;
  /** As many days before; null where the range is all there is. */
  readonly before: DayRange | null;
  readonly today: string;
  readonly timezone: string;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Newest first; those that the query asks for. */
  readonly versions: readonly PublishedDefinition[];
  readonly questions: readonly MergedQuestion[];
  readonly promotions: readonly Promotion[];
}

export type ViewInput = QueryParameters & { readonly surveyId: string };

/** Checks that the survey is the store's and that the plan grants the filters. */
export async function openView(
  { database, clock, billing }: ViewDeps,
  { storeId }: Session,
  { surveyId, ...parameters }: ViewInput,
): Promise<View> {
  const survey = found(await findViewedSurvey(database, storeId, surveyId));
  const query = readQuery(parameters);
  if (isAdvanced(query)) await refuseWithoutFeature(billing, storeId);
  const versions = survey.versions
    .filter(({ version }) => query.versions.length === 0 || query.versions.includes(version))
    .map((each) => ({ ...each, definition: readable(each.definition) }));
  const today = presentDay(dayOf(clock(), survey.timezone), survey.lastDay);
  const range = resolveRange(query.range, today);
  return {
    storeId,
    surveyId,
    name: survey.name,
    query,
    grain: grainOf(query),
    filter: {
      range,
      versions: unlessEmpty(query.versions),
      countries: unlessEmpty(query.countries.map(storedSegment)),
      customerTypes: unlessEmpty(query.customerTypes.map(storedSegment)),
      placements: unlessEmpty(query.placements),
      orderValue: query.orderValue && { ...query.orderValue, currency: survey.currency },
      answered: query.answered && answeredPlaces(versions, query.answered),
      isTest: false,
    },
    before: range && previousRange(range),
    today,
    timezone: survey.timezone,
    currency: survey.currency,
    firstDay: survey.firstDay,
    lastDay: survey.lastDay,
    versions,
    questions: mergeQuestions(
      versions.map(({ definition }) => definition),
      survey.promotions,
    ),
    promotions: survey.promotions,
  };
}

const CLOCK_OFF_BY_DAYS = 2;

/**
 * Today by the clock, or the last day with responses if that lies a little ahead: then the clock or the store's time
 * zone was set back, and what came in today must not be missing. A day further ahead says that the clock was wrong then.
 */
function presentDay(today: Day, lastDay: Day | null): Day {
  return lastDay !== null && lastDay > today && daysBetween(today, lastDay) <= CLOCK_OFF_BY_DAYS
    ? lastDay
    : today;
}

/** The same without any filter. */
export function openWhole(deps: ViewDeps, session: Session, surveyId: string): Promise<View> {
  return openView(deps, session, { surveyId, ...UNFILTERED });
}

export const UNFILTERED: QueryParameters = {
  range: 'all',
  versions: '',
  countries: '',
  customers: '',
  placements: '',
  order: '',
  answered: '',
  compare: '',
  period: '',
};

/** What every reply says about the days that it is of. */
export function viewed({ filter, before, today, timezone }: View) {
  return { range: filter.range, before, today, timezone };
}

async function refuseWithoutFeature(billing: ViewDeps['billing'], storeId: string): Promise<void> {
  const { features } = await billing.loadCustomer(storeId);
  if (isAllowed(features, { type: 'filter_analytics' })) return;
  throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.advanced_analytics.description);
}

function unlessEmpty<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}
