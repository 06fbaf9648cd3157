import { valueCell } from '#shared/analytics/cells.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { segmentFromStored } from '#shared/analytics/query.ts';
import { questionResult } from '#shared/analytics/results.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openWhole, type ViewDeps } from '../open-view.ts';
import { countSegments, type SegmentCount } from './results-repository.ts';

export async function getFilterChoices(
  deps: ViewDeps,
  session: Session,
  { surveyId }: { surveyId: string },
): Promise<FilterChoices> {
  const view = await openWhole(deps, session, surveyId);
  const segments = await countSegments(deps.database, view);
  const of = (dimension: SegmentCount['dimension']) =>
    segments
      .filter((segment) => segment.dimension === dimension)
      .map(({ value, responses }) => ({ value: segmentFromStored(value), responses }));
  return {
    versions: view.versions.map(({ version, publishedAt }) => ({ version, publishedAt })),
    countries: of('country'),
    customerTypes: of('customer_type'),
    placements: of('placement'),
    questions: view.questions
      .filter(({ type }) => type !== 'text' && type !== 'date')
      .map((question) => {
        const { meaningId, text } = question;
        return { meaningId, text, answers: answersOf(question) };
      }),
  };
}

/** The answers that a filter can ask for: every option, or every point of the scale. */
export function answersOf(question: MergedQuestion): { cell: string; text: string }[] {
  const result = questionResult(question, new Map());
  if (result.kind === 'choice') return result.options.map(({ cell, text }) => ({ cell, text }));
  if (result.kind === 'nps' || result.kind === 'rating') {
    return result.points.map(({ value }) => ({ cell: valueCell(value), text: String(value) }));
  }
  return [];
}
