import type { Deps } from '../deps.ts';
import { addPutOff } from './put-off-repository.ts';

/** Remembers what came to a survey too fast to be taken. Nobody waits for it, and a failure is no one's trouble. */
export interface BurstNotes {
  note(storeId: string, surveyId: string): void;
  /** Keeps what is not kept yet. */
  stop(): Promise<void>;
}

/** A flood is counted in memory, and costs the database one small statement for each survey in this time. */
const EVERY_MS = 5_000;

interface Burst {
  readonly storeId: string;
  readonly surveyId: string;
  readonly count: number;
}

export function createBurstNotes({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): BurstNotes {
  let bursts = new Map<string, Burst>();
  let timer: NodeJS.Timeout | undefined;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const kept = bursts;
    bursts = new Map();
    const at = new Date(clock()).toISOString();
    for (const { storeId, surveyId, count } of kept.values()) {
      await addPutOff(database, storeId, { surveyId, count, at }).catch((error: unknown) => {
        log.warn({ error }, 'How much came too fast could not be kept');
      });
    }
  }

  return {
    note(storeId, surveyId) {
      const count = (bursts.get(surveyId)?.count ?? 0) + 1;
      bursts.set(surveyId, { storeId, surveyId, count });
      timer ??= setTimeout(() => void keep(), EVERY_MS).unref();
    },
    stop: keep,
  };
}
