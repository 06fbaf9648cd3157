/** From how many addresses most refusals of a survey come. Addresses stay in the memory of this instance. */
export interface RefusalSources {
  note(surveyId: string, caller: string): void;
  /** How few addresses sent most of the last day's refusals; null while there are too few refusals to say. */
  of(surveyId: string): number | null;
}

const DAY_MS = 86_400_000;
/** Fewer may be one office behind one address whose shoppers all came too late. */
const ENOUGH = 20;
/** The share that *most* stands for. */
const MOST = 0.8;
/** A flood goes on, so its addresses are among those heard of last. */
const SURVEYS = 1_000;
const CALLERS = 200;

interface Survey {
  total: number;
  lastAt: number;
  /** Refusals by address, the one heard of longest ago first. */
  readonly byCaller: Map<string, number>;
}

export function createRefusalSources(clock: () => number): RefusalSources {
  const surveys = new Map<string, Survey>();

  function current(surveyId: string): Survey {
    const known = surveys.get(surveyId);
    const isOld = known !== undefined && Math.abs(clock() - known.lastAt) > DAY_MS;
    return known === undefined || isOld ? { total: 0, lastAt: clock(), byCaller: new Map() } : known;
  }

  return {
    note(surveyId, caller) {
      const survey = current(surveyId);
      survey.total += 1;
      survey.lastAt = clock();
      putLast(survey.byCaller, caller, (survey.byCaller.get(caller) ?? 0) + 1, CALLERS);
      putLast(surveys, surveyId, survey, SURVEYS);
    },
    of(surveyId) {
      const { total, byCaller } = current(surveyId);
      if (total < ENOUGH) return null;
      let covered = 0;
      const counts = [...byCaller.values()].sort((a, b) => b - a);
      const needed = counts.findIndex((count) => (covered += count) >= total * MOST);
      return needed < 0 ? counts.length + 1 : needed + 1;
    },
  };
}

/** A Map keeps the order in which its keys were last set; the first goes when there are too many. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
}
