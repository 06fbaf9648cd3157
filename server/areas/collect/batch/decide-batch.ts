import { AppError } from '#shared/errors.ts';
import { COLLECT_LIMITS } from '#shared/limits.ts';
import type { SavedResponse } from '#shared/survey/collect.ts';
import type { SurveyState } from '#server/areas/surveys/survey-state-repository.ts';
import type { StoredResponse } from './batch-repository.ts';
import type { Outcome } from './batcher.ts';
import type { Newcomers } from '../refusals/newcomers.ts';
import { isEmpty, type PendingResponse } from '../responses/pending-response.ts';
import { promoteResponse } from '../responses/promotions.ts';

const FINISH_MS = COLLECT_LIMITS.finishHours * 3_600_000;

/** Snapshots of one response that came together: the first fixes what stays fixed, the last that counts is kept. */
export interface Candidate {
  readonly first: PendingResponse;
  best: PendingResponse;
  /** Places in the batch; those of snapshots that name another version than the first are kept apart. */
  readonly places: number[];
  readonly strangers: number[];
}

/** One response to insert or to change. */
export interface Change {
  readonly candidate: Candidate;
  /** Null for one that is new. */
  readonly stored: StoredResponse | null;
}

export interface BatchState {
  readonly now: number;
  readonly surveys: ReadonlyMap<string, SurveyState>;
  /** By `keyOf`. */
  readonly stored: ReadonlyMap<string, StoredResponse>;
  /** Keys (`respondentOf`) of respondents who have another response already. */
  readonly taken: ReadonlySet<string>;
  /** Orders (`orderKeyOf`) that have a verified answer. */
  readonly answered: ReadonlySet<string>;
  /** Ids (`keyOf`) that were erased and must not come back. */
  readonly erased: ReadonlySet<string>;
  /** How many more new responses the plan has room for in this month. */
  readonly room: number;
  readonly newcomers: Newcomers;
}

export interface Decision {
  readonly changes: readonly Change[];
  readonly outcomes: readonly Outcome<SavedResponse>[];
  /** New responses refused for want of room. */
  readonly refused: readonly PendingResponse[];
}

export const keyOf = ({ surveyId, responseId }: { surveyId: string; responseId: string }): string =>
  `${surveyId}\n${responseId}`;

export const respondentOf = ({ surveyId, respondentKey }: { surveyId: string; respondentKey: string }) =>
  `${surveyId}\n${respondentKey}`;

export const orderKeyOf = ({ surveyId, orderId }: { surveyId: string; orderId: string | null }) =>
  `${surveyId}\n${orderId}`;

/** One candidate for each response, as if its snapshots had come one after the other. */
export function candidatesOf(items: readonly PendingResponse[]): ReadonlyMap<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const [place, item] of items.entries()) {
    const key = keyOf(item);
    const candidate = candidates.get(key);
    if (candidate === undefined) {
      candidates.set(key, { first: item, best: item, places: [place], strangers: [] });
      continue;
    }
    const { best } = candidate;
    const isSame = item.version === best.version;
    (isSame ? candidate.places : candidate.strangers).push(place);
    if (isSame && !best.complete && item.revision > best.revision) candidate.best = item;
  }
  return candidates;
}

/** Decides under the survey's lock what is kept and what each one is answered. */
export function decideBatch(candidates: ReadonlyMap<string, Candidate>, state: BatchState): Decision {
  const changes: Change[] = [];
  const outcomes: Outcome<SavedResponse>[] = [];
  const refused: PendingResponse[] = [];
  const accepted = new Accepted(state);
  for (const [key, candidate] of candidates) {
    const { surveyId } = candidate.first;
    const stored = state.stored.get(key) ?? null;
    const refusal = stored
      ? refusalOfMore(candidate, stored, state)
      : (refusalOfNew(key, candidate, state) ?? accepted.take(candidate.first));
    if (refusal?.code === 'SURVEY_FULL') refused.push(candidate.first);
    const isNews = stored === null || isNewer(candidate, stored);
    if (refusal === null && isNews) {
      candidate.best = promoteResponse(candidate.best, state.surveys.get(surveyId)?.promotions ?? []);
      changes.push({ candidate, stored });
    }
    const outcome = refusal ? { error: refusal } : { result: isNews ? candidate.best : savedOf(stored) };
    for (const place of candidate.places) outcomes[place] = asReply(outcome);
    for (const place of candidate.strangers) outcomes[place] = { error: otherVersion() };
  }
  return { changes, outcomes, refused };
}

const savedOf = ({ revision, isComplete }: StoredResponse) => ({ revision, complete: isComplete });

function asReply(outcome: Outcome<SavedResponse>): Outcome<SavedResponse> {
  if ('error' in outcome) return outcome;
  const { revision, complete } = outcome.result;
  return { result: { revision, complete } };
}

function isNewer({ best }: Candidate, stored: StoredResponse): boolean {
  return !stored.isComplete && best.revision > stored.revision;
}

/** Why more of a response that was begun is refused. What says nothing new is never refused. */
function refusalOfMore(
  candidate: Candidate,
  stored: StoredResponse,
  { now, surveys }: BatchState,
): AppError | null {
  const { first } = candidate;
  if (first.version !== stored.version) return otherVersion();
  if (!isNewer(candidate, stored)) return null;
  const survey = surveys.get(first.surveyId);
  if (survey === undefined) return gone();
  return isOpen(survey, now) || !isLate(stored, now) ? null : new AppError('SURVEY_CLOSED');
}

/** Begun so long ago that a survey which takes no new answers lets it go on no more. */
export function isLate({ firstSavedAt }: Pick<StoredResponse, 'firstSavedAt'>, now: number): boolean {
  return firstSavedAt < now - FINISH_MS;
}

function refusalOfNew(
  key: string,
  { first }: Candidate,
  { now, surveys, taken, answered, erased }: BatchState,
): AppError | null {
  const survey = surveys.get(first.surveyId);
  if (survey === undefined) return gone();
  if (erased.has(key)) return new AppError('GONE', 'This response was erased.');
  const { surveyId, order } = first;
  const isAnswered = order.orderId !== null && answered.has(orderKeyOf({ surveyId, ...order }));
  if (isAnswered || taken.has(respondentOf(first))) return new AppError('RESPONSE_TAKEN');
  const isTriedOut = first.isTest && survey.isInstalled;
  return isTriedOut || isOpen(survey, now) ? null : new AppError('SURVEY_CLOSED');
}

export function isOpen(survey: SurveyState, now: number): boolean {
  const { startsAt, endsAt } = survey;
  return (
    survey.status === 'live' && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
  );
}

/** Counts the new ones of this batch against what is left, and lets each respondent in once. */
class Accepted {
  readonly #state: BatchState;
  readonly #respondents = new Set<string>();
  readonly #bySurvey = new Map<string, number>();
  #inMonth = 0;

  constructor(state: BatchState) {
    this.#state = state;
  }

  take(response: PendingResponse): AppError | null {
    const { surveyId, isTest } = response;
    const respondent = respondentOf(response);
    if (this.#respondents.has(respondent)) return new AppError('RESPONSE_TAKEN');
    const tooMany = this.#state.newcomers.refusalOf(response);
    if (tooMany !== null) return tooMany;
    if (!isTest) {
      const survey = this.#state.surveys.get(surveyId);
      const taken = this.#bySurvey.get(surveyId) ?? 0;
      const isFull =
        survey !== undefined && survey.cap !== null && survey.responsesTotal + taken >= survey.cap;
      if (isFull || this.#inMonth >= this.#state.room) return new AppError('SURVEY_FULL');
      this.#bySurvey.set(surveyId, taken + 1);
      if (!isEmpty(response)) this.#inMonth += 1;
    }
    this.#respondents.add(respondent);
    return null;
  }
}

const gone = () => new AppError('GONE', 'This survey was deleted.');

const otherVersion = () =>
  new AppError('ANSWERS_REFUSED', undefined, { fields: { version: 'not the version that was begun' } });
