import type { PgliteEngine } from './pglite-engine.ts';

export interface UpkeepPace {
  /** How often the load is looked at. */
  lookEveryMs: number;
  /** PGlite never checkpoints by itself: the log would grow without end, and be replayed whole after a crash. */
  checkpointAfterBytes: number;
  /** After this long without a statement even a little log is worth a checkpoint. */
  quietMs: number;
}

const PACE: UpkeepPace = { lookEveryMs: 3_000, checkpointAfterBytes: 32 * 1024 * 1024, quietMs: 15_000 };

/** A table is vacuumed once a fifth of its rows are dead, analysed once a tenth have changed, as PostgreSQL does it. */
const OVERDUE_TABLE = `
  SELECT relname AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 500 + 0.2 * n_live_tup OR n_mod_since_analyze > 500 + 0.1 * n_live_tup
  ORDER BY n_dead_tup + n_mod_since_analyze DESC LIMIT 1`;

/** Of a table that was never looked at PostgreSQL assumes that it is small, and reads the whole of it for a few rows. */
const UNKNOWN_TABLE = `
  SELECT relname AS name FROM pg_stat_user_tables
  WHERE last_analyze IS NULL AND n_mod_since_analyze > 500 ORDER BY n_mod_since_analyze DESC LIMIT 1`;

/** More statements than this between two looks are load, which a vacuum would stall. */
const BUSY_STATEMENTS = 300;

/** Under load without end a vacuum comes all the same. */
const VACUUM_AT_LATEST_MS = 300_000;

/** Does for PGlite what PostgreSQL's background processes do. Returns the function that ends it. */
export function startUpkeep(engine: PgliteEngine, pace = PACE): () => void {
  const keeper = new Keeper(engine, pace);
  const timer = setInterval(() => keeper.look(), pace.lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

class Keeper {
  readonly #engine: PgliteEngine;
  readonly #pace: UpkeepPace;
  #seenStatements = 0;
  #lastChange = performance.now();
  #lastVacuum = performance.now();
  #checkpointAt: string | undefined;
  #isClean = true;
  #isWorking = false;

  constructor(engine: PgliteEngine, pace: UpkeepPace) {
    this.#engine = engine;
    this.#pace = pace;
  }

  look(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    // A failure here is the next statement's failure too, and is told there.
    void this.#work()
      .catch(() => undefined)
      .finally(() => {
        this.#seenStatements = this.#engine.statements;
        this.#isWorking = false;
      });
  }

  async #work(): Promise<void> {
    const ran = this.#engine.statements - this.#seenStatements;
    const now = performance.now();
    if (ran > 0) {
      this.#lastChange = now;
      this.#isClean = false;
    }
    if (this.#isClean) return;
    const isQuiet = now - this.#lastChange > this.#pace.quietMs;
    if (ran < BUSY_STATEMENTS || now - this.#lastVacuum > VACUUM_AT_LATEST_MS) await this.#vacuum();
    else await this.#analyse();
    await this.#checkpoint(isQuiet ? 1 : this.#pace.checkpointAfterBytes);
    this.#isClean = isQuiet;
  }

  async #vacuum(): Promise<void> {
    const [row] = await this.#ask(OVERDUE_TABLE, 'upkeep');
    if (typeof row !== 'string') return;
    await this.#ask(`VACUUM (ANALYZE) "${row}"`, 'upkeep');
    this.#lastVacuum = performance.now();
  }

  /** Under load too: it only reads, and a table that has just begun to grow is soon read. */
  async #analyse(): Promise<void> {
    const [row] = await this.#ask(UNKNOWN_TABLE, 'upkeep');
    if (typeof row === 'string') await this.#ask(`ANALYZE "${row}"`, 'upkeep');
  }

  async #checkpoint(afterBytes: number): Promise<void> {
    const [at, grown] = await this.#ask(
      `SELECT pg_current_wal_insert_lsn(), pg_current_wal_insert_lsn() - '${this.#checkpointAt ?? '0/0'}'::pg_lsn`,
      'rows',
    );
    const isFirst = this.#checkpointAt === undefined;
    if (isFirst) this.#checkpointAt = String(at);
    if (isFirst || Number(grown) < afterBytes) return;
    await this.#ask('CHECKPOINT', 'rows');
    this.#checkpointAt = String(at);
  }

  async #ask(text: string, priority: 'rows' | 'upkeep'): Promise<readonly unknown[]> {
    const { rows } = await this.#engine.run({ text, values: [] }, priority);
    return rows[0] ?? [];
  }
}
