import type { ComponentType } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import type { Definitions } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import type { ShareRow } from '../../../ui/charts/share-bars.tsx';
import type { MethodId } from '../../../lib/methods.ts';

export type QuestionResult = QuestionResults['questions'][number];

export interface ResultProps<K extends QuestionResult['kind']> {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly question: Extract<QuestionResult, { kind: K }>;
}

type ResultOf<T extends QuestionType> = ResultProps<Definitions[T]['result']['kind']>['question'];

/** How the results show one question type. The type's name is in `shared/survey/types`, for all screens. */
export interface ResultView<T extends QuestionType> {
  readonly Result: ComponentType<ResultProps<Definitions[T]['result']['kind']>>;
  /** The result in a sentence; null if its shares say all. */
  readonly lead: (question: ResultOf<T>) => string | null;
  /** The shares that the page shows before the whole question is opened. */
  readonly rows: (question: ResultOf<T>) => ShareRow[];
  /** Explains what the type's figures mean. */
  readonly explained: string;
  /** The entry of the help that describes them. */
  readonly method: MethodId;
}
