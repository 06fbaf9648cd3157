import { DAY_MS } from '#shared/durations.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';

/** Counts a survey's refused calls by address. Addresses stay in this instance's memory. */
export interface RefusalSources {
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

export function createRefusalSources(clock: () => number): RefusalSources {
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
