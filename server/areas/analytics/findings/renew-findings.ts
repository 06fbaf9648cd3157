import type { Database } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { CountDeps } from './count-survey.ts';
import {
  beginFindings,
  findFoundSurvey,
  type FoundSurvey,
  type FoundBasis,
} from './stored-finding-repository.ts';
import { computeStored } from './stored-findings.ts';

/** The shortest time between two background computations of one survey. */
const PAUSE_MS = 60_000;
/** When to ask again while a computation waits or runs. */
const SOON_MS = 1_000;
/** The most surveys in the queue. When it is full, a later call queues the survey. */
const MOST_WAITING = 200;

export interface Renewals {
  /**
   * Has the findings of a survey computed in the background, unless that began in the last minute. Returns after how many
   * milliseconds to ask again.
   */
  renew(survey: FoundSurvey<FoundBasis>): number;
  stop(): Promise<void>;
}

export type FindingDeps = CountDeps & { readonly renewals: Renewals };

/** Computes findings in the background, of one survey at a time. */
export function createRenewals(deps: CountDeps & Pick<Deps, 'log'>): Renewals {
  const waiting = new Map<string, SurveyKey>();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (const [name, survey] of waiting) {
      // A call during the computation may ask for the next one.
      waiting.delete(name);
      await renewOne(survey);
    }
    running = null;
  }

  async function renewOne(key: SurveyKey): Promise<void> {
    try {
      const database = behindScreens(deps.database);
      const now = new Date(deps.clock()).toISOString();
      if (!(await beginFindings(database, key, { now, pauseMs: PAUSE_MS }))) return;
      const survey = await findFoundSurvey(database, key);
      if (survey) await computeStored({ ...deps, database }, survey);
    } catch (error) {
      deps.log.warn({ error, ...key }, 'Could not compute the findings of a survey');
    }
  }

  return {
    renew({ storeId, surveyId, begunAt, found }) {
      const begun = begunAt === null ? -Infinity : Date.parse(begunAt);
      const sinceBegun = Math.abs(deps.clock() - begun);
      if (sinceBegun < PAUSE_MS) {
        const isRunning = found === null || Date.parse(found.at) < begun;
        return isRunning ? SOON_MS : PAUSE_MS - sinceBegun;
      }
      if (waiting.size < MOST_WAITING) waiting.set(`${storeId} ${surveyId}`, { storeId, surveyId });
      running ??= run();
      return SOON_MS;
    },
    async stop() {
      waiting.clear();
      await running;
    },
  };
}

/** On PGlite, statements of open pages come first. */
function behindScreens(database: Database): Database {
  return {
    engine: database.engine,
    query: (sql, parameters, options) => database.query(sql, parameters, { priority: 'upkeep', ...options }),
    transaction: (work, options) => database.transaction(work, { priority: 'upkeep', ...options }),
    close: () => database.close(),
  };
}
