import { mergeQuestions, type MergedQuestion } from '#shared/analytics/merge-questions.ts';
import {
  type AnalyticsQuery,
  begunDays,
  type DayRange,
  type Grain,
  grainOf,
  isAdvanced,
  previousRange,
  resolveRange,
  storedSegment,
} from '#shared/analytics/query.ts';
import {
  DEFAULT_QUERY,
  parametersOf,
  type QueryParameters,
  QUERY_NAMES,
  queryFromParameters,
} from '#shared/analytics/query-codec.ts';
import { type Day, daysBetween } from '#shared/analytics/periods.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import type { Billing } from '#server/areas/billing/billing.ts';
import type { Promotion } from '#server/areas/surveys/promotion.ts';
import type { StoredTheme } from '#server/areas/surveys/stored-theme.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { answeredPlaces, type PublishedDefinition, type ResultFilter } from './rows/row-filter.ts';
import { findViewedSurvey } from './view-repository.ts';

export type ViewDeps = Pick<Deps, 'database' | 'clock'> & { readonly billing: Pick<Billing, 'loadCustomer'> };

/** One query of the results of one survey. */
export interface View {
  readonly storeId: string;
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
  readonly grain: Grain;
  readonly filter: ResultFilter;
  /** The days of the range that have begun; null if none has, or if the range covers everything. */
  readonly begun: DayRange | null;
  /** The same number of days before the range began; null without `begun`. */
  readonly before: DayRange | null;
  readonly today: string;
  readonly timezone: string;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** The last day whose results are also counted by segment. */
  readonly segmentedTo: string | null;
  /** The versions of the query, newest first. */
  readonly versions: readonly PublishedDefinition[];
  readonly questions: readonly MergedQuestion[];
  readonly promotions: readonly Promotion[];
  readonly themes: readonly StoredTheme[];
}

export type ViewInput = QueryParameters & { readonly surveyId: string };

/** Whose results are read: a merchant's session, or the store of a shared page. */
export type Reader = Pick<Session, 'storeId'>;

/** Opens a view. Checks that the survey belongs to the store and that the plan includes the filters. */
export async function openView(
  { database, clock, billing }: ViewDeps,
  { storeId }: Reader,
  { surveyId, ...parameters }: ViewInput,
): Promise<View> {
  const survey = requireFound(await findViewedSurvey(database, storeId, surveyId));
  const query = readQuery(parameters);
  if (isAdvanced(query)) await refuseWithoutFeature(billing, storeId);
  const versions = survey.versions
    .filter(({ version }) => query.versions.length === 0 || query.versions.includes(version))
    .map((each) => ({ ...each, definition: upgradeDefinition(each.definition) }));
  const today = todayOf(survey, clock());
  const range = resolveRange(query.range, today);
  const begun = begunDays(range, today);
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
      languages: unlessEmpty(query.languages.map(storedSegment)),
      orderValue: query.orderValue && { ...query.orderValue, currency: survey.currency },
      answered: query.answered && answeredPlaces(versions, query.answered),
      isTest: false,
      variant: null,
    },
    begun,
    before: begun && previousRange(begun),
    today,
    timezone: survey.timezone,
    currency: survey.currency,
    firstDay: survey.firstDay,
    lastDay: survey.lastDay,
    segmentedTo: survey.segmentedTo,
    versions,
    questions: mergeQuestions(
      versions.map(({ definition }) => definition),
      [
        ...survey.promotions,
        ...survey.themes.map(({ id, questionId, name }) => ({ questionId, optionId: id, text: name })),
      ],
    ),
    promotions: survey.promotions,
    themes: survey.themes,
  };
}

type Dated = Pick<View, 'timezone' | 'lastDay'>;

const todayOf = ({ timezone, lastDay }: Dated, now: number): Day => presentDay(dayIn(timezone, now), lastDay);

/** The days of a query; null for all. */
export const resolveDays = (survey: Dated, range: AnalyticsQuery['range'], now: number): DayRange | null =>
  resolveRange(range, todayOf(survey, now));

const CLOCK_OFF_BY_DAYS = 2;

/**
 * Today, or the last day with responses if that is slightly later: then the clock or the store's zone was set back, and
 * today's responses must not be missing. A much later day comes from a wrong clock and is ignored.
 */
function presentDay(today: Day, lastDay: Day | null): Day {
  return lastDay !== null && lastDay > today && daysBetween(today, lastDay) <= CLOCK_OFF_BY_DAYS
    ? lastDay
    : today;
}

/** Opens a view without a filter. */
export function openUnfilteredView(deps: ViewDeps, session: Reader, surveyId: string): Promise<View> {
  return openView(deps, session, { surveyId, ...UNFILTERED });
}

export const UNFILTERED: QueryParameters = parametersOf({ ...DEFAULT_QUERY, range: 'all' });

/** Opens a view for a store whose plan includes comparisons. */
export async function openComparingView(deps: ViewDeps, session: Reader, input: ViewInput): Promise<View> {
  const view = await openView(deps, session, input);
  await refuseWithoutFeature(deps.billing, session.storeId);
  return view;
}

/** The part of each reply that describes the range. */
export function presentRange({ filter, before, today, timezone }: View) {
  return { range: filter.range, before, today, timezone };
}

/** Refuses if the plan includes no filters and comparisons. */
export async function refuseWithoutFeature(billing: ViewDeps['billing'], storeId: string): Promise<void> {
  const { features } = await billing.loadCustomer(storeId);
  if (isAllowed(features, { type: 'filter_analytics' })) return;
  throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.advanced_analytics.description);
}

function unlessEmpty<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

/**
 * Refuses a parameter that cannot be read, although the page opens such an address with the default: figures under
 * another filter than the caller asked for look right and are wrong.
 */
export function readQuery(parameters: QueryParameters): AnalyticsQuery {
  const query = queryFromParameters((name) => parameters[name]);
  const understood = parametersOf(query);
  const fields: FieldErrors = {};
  for (const name of QUERY_NAMES) {
    const given = parameters[name];
    if (given !== '' && !isSame(given, understood[name])) fields[name] = 'This filter can’t be read.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', undefined, { fields });
  return query;
}

/** Lists may be in any order, and amounts in any notation. */
function isSame(given: string, understood: string): boolean {
  return given === understood || partsOf(given) === partsOf(understood);
}

function partsOf(text: string): string {
  const part = (item: string) => (item !== '' && Number.isFinite(Number(item)) ? String(Number(item)) : item);
  if (text.includes('..')) return text.split('..').map(part).join('..');
  return [...new Set(text.split(',').map(part))].sort().join();
}
