import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { SavedResponse } from '#shared/collect/collect.ts';
import { type SurveyState, isOpen } from '#server/areas/surveys/survey-state-repository.ts';
import type { Outcome } from './batcher.ts';
import type { NewResponseLimit } from '../refusals/new-response-limit.ts';
import {
  isEmpty,
  type PendingResponse,
  responseKeyOf,
  respondentOf,
  orderKeyOf,
} from '../responses/pending-response.ts';
import { markResponse } from '../responses/mark-answers.ts';
import type { KnownResponse, StoredResponse } from '../responses/stored-response-repository.ts';
import type { Candidate, ResponseChange } from '../responses/response-change.ts';

/** A response that was begun may be completed this long after its survey stopped taking new ones. */
const FINISH_HOURS = 24;
const FINISH_MS = FINISH_HOURS * HOUR_MS;

export interface BatchState {
  readonly now: number;
  readonly surveys: ReadonlyMap<string, SurveyState>;
  /** By `responseKeyOf`. */
  readonly stored: ReadonlyMap<string, KnownResponse>;
  /** Keys (`respondentOf`) of respondents who already have another response. */
  readonly taken: ReadonlySet<string>;
  /** Orders (`orderKeyOf`) that already have a verified response. */
  readonly answered: ReadonlySet<string>;
  /** Ids (`responseKeyOf`) of erased responses, which must not be stored again. */
  readonly erased: ReadonlySet<string>;
  /** The number of new responses that the plan still allows this month, and of those that are veiled after them. */
  readonly room: number;
  readonly veiledRoom: number;
  /** The veiled responses of each survey. They count against its own cap. */
  readonly veiledOf: ReadonlyMap<string, number>;
  readonly newResponseLimit: NewResponseLimit;
}

export interface Decision {
  readonly changes: readonly ResponseChange[];
  readonly outcomes: readonly Outcome<SavedResponse>[];
  /** New responses that were refused because of a limit. */
  readonly refused: readonly PendingResponse[];
}

/** Groups the snapshots by response, in their order of arrival. */
export function candidatesOf(items: readonly PendingResponse[]): ReadonlyMap<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const [place, item] of items.entries()) {
    const key = responseKeyOf(item);
    const candidate = candidates.get(key);
    if (candidate === undefined) {
      candidates.set(key, { first: item, best: item, indexes: [place], versionMismatches: [] });
      continue;
    }
    const { best } = candidate;
    const isSame = item.version === best.version;
    (isSame ? candidate.indexes : candidate.versionMismatches).push(place);
    if (isSame && !best.complete && item.revision > best.revision) candidate.best = item;
  }
  return candidates;
}

/** Decides, under the survey's lock, what is stored and how each snapshot is answered. */
export function decideBatch(candidates: ReadonlyMap<string, Candidate>, state: BatchState): Decision {
  const changes: ResponseChange[] = [];
  const outcomes: Outcome<SavedResponse>[] = [];
  const refused: PendingResponse[] = [];
  const accepted = new Accepted(state);
  for (const [key, candidate] of candidates) {
    const { surveyId } = candidate.first;
    const stored = state.stored.get(key) ?? null;
    const admitted = stored
      ? (refusalOfUpdate(candidate, stored, state) ?? (stored.isVeiled ? 'veiled' : 'counted'))
      : (refusalOfInsert(key, candidate, state) ?? accepted.take(candidate.first));
    const refusal = admitted instanceof AppError ? admitted : null;
    if (refusal?.code === 'SURVEY_FULL') refused.push(candidate.first);
    const hasChanges = stored === null || isNewer(candidate, stored);
    if (refusal === null && hasChanges) {
      const isVeiled = admitted === 'veiled';
      // A veiled response is marked when it is unveiled.
      if (!isVeiled) candidate.best = markResponse(candidate.best, state.surveys.get(surveyId));
      changes.push({ candidate, stored, isVeiled });
    }
    const outcome = refusal ? { error: refusal } : { result: hasChanges ? candidate.best : savedOf(stored) };
    for (const place of candidate.indexes) outcomes[place] = asReply(outcome);
    for (const place of candidate.versionMismatches) outcomes[place] = { error: otherVersion() };
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

/** The reason to refuse another snapshot of a stored response. A snapshot that changes nothing is never refused. */
function refusalOfUpdate(
  candidate: Candidate,
  stored: StoredResponse,
  { now, surveys }: BatchState,
): AppError | null {
  const { first } = candidate;
  if (first.version !== stored.version) return otherVersion();
  if (!isNewer(candidate, stored)) return null;
  const survey = surveys.get(first.surveyId);
  if (survey === undefined) return surveyDeleted();
  return isOpen(survey, now) || !isLate(stored, now) ? null : new AppError('SURVEY_CLOSED');
}

/** A closed survey no longer accepts snapshots of a response that began this long ago. */
export function isLate({ firstSavedAt }: Pick<StoredResponse, 'firstSavedAt'>, now: number): boolean {
  return firstSavedAt < now - FINISH_MS;
}

function refusalOfInsert(
  key: string,
  { first }: Candidate,
  { now, surveys, taken, answered, erased }: BatchState,
): AppError | null {
  const survey = surveys.get(first.surveyId);
  if (survey === undefined) return surveyDeleted();
  if (erased.has(key)) return new AppError('GONE', 'This response was erased.');
  const { surveyId, order } = first;
  const isAnswered = order.orderId !== null && answered.has(orderKeyOf({ surveyId, ...order }));
  if (isAnswered || taken.has(respondentOf(first))) return new AppError('RESPONSE_TAKEN');
  const isTriedOut = first.isTest && survey.isInstalled;
  return isTriedOut || isOpen(survey, now) ? null : new AppError('SURVEY_CLOSED');
}

/** Counts this batch's new responses against the limits, one per respondent. */
class Accepted {
  readonly #state: BatchState;
  readonly #respondents = new Set<string>();
  readonly #bySurvey = new Map<string, number>();
  #inMonth = 0;
  #veiled = 0;

  constructor(state: BatchState) {
    this.#state = state;
  }

  take(response: PendingResponse): AppError | 'counted' | 'veiled' {
    const { surveyId, isTest } = response;
    const respondent = respondentOf(response);
    if (this.#respondents.has(respondent)) return new AppError('RESPONSE_TAKEN');
    const tooMany = this.#state.newResponseLimit.refusalOf(response);
    if (tooMany !== null) return tooMany;
    const isVeiled = !isTest && this.#inMonth >= this.#state.room;
    if (!isTest) {
      const { surveys, veiledOf, veiledRoom } = this.#state;
      const survey = surveys.get(surveyId);
      const taken = this.#bySurvey.get(surveyId) ?? 0;
      const all = (survey?.responsesTotal ?? 0) + (veiledOf.get(surveyId) ?? 0) + taken;
      const isFull = survey !== undefined && survey.cap !== null && all >= survey.cap;
      if (isFull || (isVeiled && this.#veiled >= veiledRoom)) return new AppError('SURVEY_FULL');
      this.#bySurvey.set(surveyId, taken + 1);
      if (isVeiled) this.#veiled += 1;
      else if (!isEmpty(response)) this.#inMonth += 1;
    }
    this.#respondents.add(respondent);
    return isVeiled ? 'veiled' : 'counted';
  }
}

const surveyDeleted = () => new AppError('GONE', 'This survey was deleted.');

const otherVersion = () =>
  new AppError('ANSWERS_REFUSED', undefined, { fields: { version: 'not the version that was begun' } });
