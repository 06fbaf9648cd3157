import type { ErrorCode } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { saveRefusals } from './refusal-repository.ts';
import { createRefusalSources } from './refusal-sources.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** The address of a call, for rate limits; null for the dev store's generated shoppers. */
export type Caller = string | null;

/**
 * Records how many calls of a survey were throttled, and how many addresses sent most of the refused calls. It runs in
 * the background, and a failure changes no reply.
 */
export interface RefusalRecorder {
  record(survey: SurveyKey, code: ErrorCode, caller: Caller): void;
  /** Saves what is not saved yet. */
  stop(): Promise<void>;
}

/** Calls are counted in memory; the database gets one statement per survey in this time. */
const EVERY_MS = 5_000;

interface Refused extends SurveyKey {
  throttled: number;
}

export function createRefusalRecorder({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): RefusalRecorder {
  const sources = createRefusalSources(clock);
  let unsaved = new Map<string, Refused>();
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const saving = unsaved;
    unsaved = new Map();
    const at = new Date(clock()).toISOString();
    for (const { storeId, surveyId, throttled } of saving.values()) {
      const addresses = sources.of(surveyId);
      if (throttled === 0 && addresses === null) continue;
      await saveRefusals(database, storeId, { surveyId, throttled, addresses, at }).catch(
        (error: unknown) => {
          log.warn({ error }, 'Could not save the number of refused calls');
        },
      );
    }
  }

  return {
    record({ storeId, surveyId }, code, caller) {
      const isThrottled = code === 'RATE_LIMITED';
      // Other refusals depend on the content of the call and not on the number of calls.
      if (!isThrottled && code !== 'SURVEY_FULL') return;
      const refused = unsaved.get(surveyId) ?? { storeId, surveyId, throttled: 0 };
      if (isThrottled) refused.throttled += 1;
      unsaved.set(surveyId, refused);
      if (caller !== null) sources.record(surveyId, caller);
      timer ??= setTimeout(() => void save(), EVERY_MS).unref();
    },
    stop: save,
  };
}
