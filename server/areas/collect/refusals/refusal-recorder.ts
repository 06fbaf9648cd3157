import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { saveRefusals } from './refusal-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { DAY_MS } from '#shared/durations.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';

/** The address of a call, for rate limits; null for the dev store's generated shoppers. */
export type Caller = string | null;

/**
 * Records how many calls of a survey were throttled, and how many addresses sent most of the refused calls. It runs in
 * the background, and a failure changes no reply.
 */
export interface RefusalRecorder {
  /** `survey` is undefined if the call names none. A metric counts every refusal by its reason. */
  record(error: unknown, survey: SurveyKey | undefined, caller: Caller): void;
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
  metrics,
}: Pick<Deps, 'database' | 'clock' | 'log' | 'metrics'>): RefusalRecorder {
  const count = metrics.counter(
    'collect_refused_total',
    'Answers and sightings that were not taken.',
    'code',
  );
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
    record(error, survey, caller) {
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      count(code);
      if (survey === undefined) return;
      const { storeId, surveyId } = survey;
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

/** Counts a survey's refused calls by address. Addresses stay in this instance's memory. */
interface RefusalSources {
  record(surveyId: string, caller: string): void;
  /**
   * The smallest number of addresses that sent most of the refused calls since the last 24 hours without one; null if
   * there were too few calls.
   */
  of(surveyId: string): number | null;
}

/** Fewer calls may come from the shoppers of one office behind one address. */
const MIN_REFUSALS = 20;
/** The share that counts as *most*. */
const MAJORITY = 0.8;
/** The most surveys and addresses in memory. A flood goes on, so it is among the most recent ones, which are kept. */
const MAX_SURVEYS = 1_000;
const MAX_CALLERS = 200;

interface Survey {
  total: number;
  lastAt: number;
  /** Refused calls by address. */
  readonly byCaller: LruMap<string, number>;
}

function createRefusalSources(clock: () => number): RefusalSources {
  const surveys = new LruMap<string, Survey>(MAX_SURVEYS);

  function current(surveyId: string): Survey {
    const known = surveys.get(surveyId);
    const isOld = known !== undefined && Math.abs(clock() - known.lastAt) > DAY_MS;
    return known === undefined || isOld
      ? { total: 0, lastAt: clock(), byCaller: new LruMap(MAX_CALLERS) }
      : known;
  }

  return {
    record(surveyId, caller) {
      const survey = current(surveyId);
      survey.total += 1;
      survey.lastAt = clock();
      survey.byCaller.set(caller, (survey.byCaller.get(caller) ?? 0) + 1);
      surveys.set(surveyId, survey);
    },
    of(surveyId) {
      const { total, byCaller } = current(surveyId);
      if (total < MIN_REFUSALS) return null;
      let covered = 0;
      const counts = [...byCaller.values()].sort((a, b) => b - a);
      const needed = counts.findIndex((count) => (covered += count) >= total * MAJORITY);
      return needed < 0 ? counts.length + 1 : needed + 1;
    },
  };
}
