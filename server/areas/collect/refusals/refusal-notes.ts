import type { ErrorCode } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { saveRefusals } from './refusal-repository.ts';
import { createRefusalSources } from './refusal-sources.ts';
import type { Caller, SurveyKey } from '../versions/take-call.ts';

/**
 * Remembers which calls to a survey were put off because they came too fast, and from how many addresses most refusals
 * come. Nothing waits for it, and a failure changes no reply.
 */
export interface RefusalNotes {
  note(survey: SurveyKey, code: ErrorCode, caller: Caller): void;
  /** Saves what is not saved yet. */
  stop(): Promise<void>;
}

/** A flood is counted in memory, and costs the database one small statement for each survey in this time. */
const EVERY_MS = 5_000;

interface Refused extends SurveyKey {
  putOff: number;
}

export function createRefusalNotes({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): RefusalNotes {
  const sources = createRefusalSources(clock);
  let unsaved = new Map<string, Refused>();
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const saving = unsaved;
    unsaved = new Map();
    const at = new Date(clock()).toISOString();
    for (const { storeId, surveyId, putOff } of saving.values()) {
      const addresses = sources.of(surveyId);
      if (putOff === 0 && addresses === null) continue;
      await saveRefusals(database, storeId, { surveyId, putOff, addresses, at }).catch((error: unknown) => {
        log.warn({ error }, 'How many calls were refused could not be saved');
      });
    }
  }

  return {
    note({ storeId, surveyId }, code, caller) {
      const isPutOff = code === 'RATE_LIMITED';
      // Other refusals are about what was sent, not about how many sent it.
      if (!isPutOff && code !== 'SURVEY_FULL') return;
      const refused = unsaved.get(surveyId) ?? { storeId, surveyId, putOff: 0 };
      if (isPutOff) refused.putOff += 1;
      unsaved.set(surveyId, refused);
      if (caller !== null) sources.note(surveyId, caller);
      timer ??= setTimeout(() => void save(), EVERY_MS).unref();
    },
    stop: save,
  };
}
