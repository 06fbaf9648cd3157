import { OTHER } from '#shared/analytics/cells.ts';
import type { AnalyticsQuery, AnsweredFilter, DayRange, OrderValueRange } from '#shared/analytics/query.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { AnswerPlace } from '#shared/analytics/types/results.ts';

/** The fields of a query that restrict the responses; `compare` and `period` do not. */
type Restriction = Exclude<keyof AnalyticsQuery, 'compare' | 'period'>;

/**
 * Which responses count. Null does not restrict. Segments have their stored values. The type requires every restriction
 * of a query, so that a new one cannot be accepted and then ignored.
 */
export interface ResultFilter extends Readonly<Record<Restriction, unknown>> {
  readonly range: DayRange | null;
  readonly versions: readonly number[] | null;
  readonly countries: readonly string[] | null;
  readonly customerTypes: readonly string[] | null;
  readonly placements: readonly string[] | null;
  readonly languages: readonly string[] | null;
  readonly orderValue: (OrderValueRange & { readonly currency: string }) | null;
  readonly answered: readonly AnsweredPlace[] | null;
  /** Selects test responses, which are counted nowhere, instead of real ones. */
  readonly isTest: boolean;
  /** Selects one variant of a split test. */
  readonly variant: Variant | null;
}

/** How one version stores the filtered answer: a part of the answers, or a date's month. */
export interface AnsweredPlace extends AnswerPlace {
  readonly version: number;
  readonly questionId: string;
  /** Whether the filter selects *Other*. */
  readonly isOther: boolean;
}

export interface PublishedDefinition {
  readonly version: number;
  readonly publishedAt: string;
  readonly definition: SurveyDefinition;
}

/** Where each version stores the answer that a filter names, including promoted texts. Empty if no version has it. */
export function answeredPlaces(
  versions: readonly PublishedDefinition[],
  { question: meaningId, cell }: AnsweredFilter,
): AnsweredPlace[] {
  return versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter((question) => question.meaningId === meaningId)
      .flatMap((question) =>
        resultsOf(question)
          .answerPlaces(question, cell)
          .map((place) => ({
            version,
            questionId: question.questionId,
            ...place,
            isOther: cell === OTHER,
          })),
      ),
  );
}
