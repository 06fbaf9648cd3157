import type { SurveyEventType } from '#shared/connections/events.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** Something that happened to a survey and that other services may want to know. */
export interface SurveyEvent {
  readonly type: SurveyEventType;
  readonly surveyId: string;
  readonly name: string;
  /** Further facts, such as the cause of a pause. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/**
 * Writes an event in the transaction of its fact, under the store's lock. The connections area provides it. It writes
 * nothing for a store without a connection that wants the event.
 */
export type RecordSurveyEvent = (tx: Queries, storeId: string, event: SurveyEvent) => Promise<void>;

export interface WithSurveyEvents {
  readonly recordSurveyEvent: RecordSurveyEvent;
}

export const pausedByPlan = (surveyId: string, name: string): SurveyEvent => ({
  ...{ type: 'survey.paused', surveyId, name },
  facts: { cause: 'plan' },
});
