import type { ChannelReport, ChannelWorth } from '#shared/api/channels.ts';
import {
  refuseWithoutFeature,
  resolveDays,
  type ViewDeps,
  readQuery,
} from '#server/areas/analytics/open-view.ts';
import { findViewedSurvey } from '#server/areas/analytics/view-repository.ts';
import { findFirstOrder } from '#server/areas/orders/history/history-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { isJobOpen } from '#server/kernel/jobs/job-repository.ts';
import { COUNT_CHANNELS, partsOf, type ViewedQuestion, WORTH } from './count-report.ts';
import type { SaidFigures } from './count-said.ts';
import { findChannels } from './mapping-repository.ts';
import { findParts, isFresh, type StoredPart } from './report-repository.ts';
import { partOf } from './report-view.ts';

type Input = ViewedQuestion & { readonly visit: 'first' | 'last' };

/** Reads the stored report, which says when it was counted. */
export async function getChannelReport(
  { database, billing, clock }: ViewDeps,
  { storeId }: Session,
  { surveyId, meaningId, visit, ...parameters }: Input,
): Promise<ChannelReport> {
  const query = readQuery(parameters);
  const survey = requireFound(await findViewedSurvey(database, storeId, surveyId));
  const part = partOf(query, resolveDays(survey, query.range, clock()));
  const wanted = partsOf(part);
  const [found, parts, isCounting, firstOrderAt] = await Promise.all([
    findChannels(database, storeId),
    findParts(database, { storeId, surveyId, meaningId }, wanted),
    isJobOpen(database, storeId, COUNT_CHANNELS, { surveyId, meaningId, part }),
    findFirstOrder(database, storeId),
  ]);
  const channels = requireFound(found);
  await refuseWithoutFeature(billing, storeId);
  const said = parts.find((each) => each.part === part) as StoredPart<SaidFigures> | undefined;
  const worth = parts.find((each) => each.part === WORTH) as StoredPart<ChannelWorth> | undefined;
  const isCurrent = parts.length === wanted.length && parts.every((each) => isFresh(each, channels.revision));
  return {
    currency: channels.currency,
    firstOrderAt,
    isCounting,
    isCurrent,
    counted: said && worth ? presentFigures(said, worth.figures, visit) : null,
  };
}

function presentFigures(
  { countedAt, figures }: StoredPart<SaidFigures>,
  worth: ChannelWorth,
  visit: Input['visit'],
): NonNullable<ChannelReport['counted']> {
  const { days, leftOut, sources, within } = figures;
  return { at: countedAt, days, leftOut, sources, within, worth, agreement: figures[visit] };
}
