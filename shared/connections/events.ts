/** What a connection can be told, in the order of the form. */
export const EVENT_TYPES = [
  'response.completed',
  'response.low_score',
  'response.saved',
  'response.changed',
  'response.erased',
  'survey.published',
  'survey.paused',
  'survey.full',
  'survey.deleted',
  'store.digest',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export type ResponseEventType = Extract<EventType, `response.${string}`>;
export type SurveyEventType = Extract<EventType, `survey.${string}`>;

/** Events that say what a response has by now: while one waits, a newer one of the same response takes its place. */
export const PROGRESS_EVENTS = ['response.saved', 'response.changed'] as const satisfies readonly EventType[];

/** Answers that an event must contain: one of these cells of a question, by its meaning id. */
export interface AnswerFilter {
  readonly questionId: string;
  readonly cells: readonly string[];
}

/** Which events a connection wants. */
export interface EventChoice {
  readonly events: readonly EventType[];
  /** Empty for all surveys. */
  readonly surveyIds: readonly string[];
  /** Null for all answers. */
  readonly answerFilter: AnswerFilter | null;
}

/**
 * The chosen events, and what always goes with them: a receiver of responses also learns what was erased, so that it
 * can erase its copy.
 */
export function withErasures(events: readonly EventType[]): EventType[] {
  const holdsAnswers = events.some((type) => type.startsWith('response.'));
  return EVENT_TYPES.filter((type) => events.includes(type) || (type === 'response.erased' && holdsAnswers));
}

/** An event, as far as the choice of a connection looks at it. */
export interface ChosenBy {
  readonly type: EventType;
  readonly surveyId: string;
  /** The cells in which the answers count, by question; null for an event without answers. */
  readonly cells: ReadonlyMap<string, readonly string[]> | null;
}

/** Whether a connection wants this event. An event without answers passes the filter by answer. */
export function isWanted({ events, surveyIds, answerFilter }: EventChoice, event: ChosenBy): boolean {
  if (!events.includes(event.type)) return false;
  if (surveyIds.length > 0 && !surveyIds.includes(event.surveyId)) return false;
  if (answerFilter === null || event.cells === null) return true;
  const given = event.cells.get(answerFilter.questionId) ?? [];
  return answerFilter.cells.some((cell) => given.includes(cell));
}
