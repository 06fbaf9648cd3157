import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { segmentFromStored } from '#shared/analytics/query.ts';
import { questionResult } from '#shared/analytics/results.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { FilterChoice } from '#shared/analytics/types/results.ts';
import { openUnfilteredView, type ViewDeps, type Reader } from '../open-view.ts';
import { countSegments, type SegmentCount } from '../rows/counter-sums-repository.ts';

export async function getFilterChoices(
  deps: ViewDeps,
  session: Reader,
  { surveyId }: { surveyId: string },
): Promise<FilterChoices> {
  const view = await openUnfilteredView(deps, session, surveyId);
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
    languages: languagesOf(view.versions),
    questions: view.questions
      .filter(({ type }) => resultsOf({ type }).filterChoices !== null)
      .map((question) => {
        const { meaningId, text } = question;
        return { meaningId, text, answers: answersOf(question) };
      })
      // A text can be filtered by its pinned themes, if it has any.
      .filter(({ answers }) => answers.length > 0),
  };
}

function languagesOf(versions: readonly { readonly definition: SurveyDefinition }[]): string[] {
  return [...new Set(versions.flatMap(({ definition }) => Object.keys(definition.translations)))].sort();
}

/** The answers that a filter can select: each option, or each point of the scale. None for types without a filter. */
export function answersOf(question: MergedQuestion): FilterChoice[] {
  return resultsOf(question).filterChoices?.(questionResult(question, new Map())) ?? [];
}
