import type { PgliteEngine } from './pglite-engine.ts';

export interface UpkeepPace {
  /** How often the load is checked. */
  lookEveryMs: number;
  /**
   * PGlite never checkpoints by itself: the write-ahead log would grow without limit and be replayed in full after a
   * crash.
   */
  checkpointAfterBytes: number;
  /** After this long without a statement, even a small log is checkpointed. */
  quietMs: number;
  /** More statements than this between two checks count as load, which a vacuum would block. */
  busyStatements: number;
}

const PACE: UpkeepPace = {
  lookEveryMs: 3_000,
  checkpointAfterBytes: 32 * 1024 * 1024,
  quietMs: 15_000,
  busyStatements: 300,
};

/**
 * Like PostgreSQL's autovacuum: vacuum a table when a fifth of its rows are dead, analyse it when a tenth have
 * changed.
 */
const OVERDUE_TABLE = `
  SELECT relname AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 500 + 0.2 * n_live_tup OR n_mod_since_analyze > 500 + 0.1 * n_live_tup
  ORDER BY n_dead_tup + n_mod_since_analyze DESC LIMIT 1`;

/** For a table without statistics, PostgreSQL assumes few rows and scans the whole table. */
const UNKNOWN_TABLE = `
  SELECT relname AS name FROM pg_stat_user_tables
  WHERE last_analyze IS NULL AND n_mod_since_analyze > 500 ORDER BY n_mod_since_analyze DESC LIMIT 1`;

/** Under continuous load, a vacuum runs after this time at the latest. */
const VACUUM_AT_LATEST_MS = 300_000;

/** Replaces PostgreSQL's background processes, which PGlite lacks. Returns the function that stops it. */
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
    // The next statement fails too and reports the error.
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
    if (ran < this.#pace.busyStatements || now - this.#lastVacuum > VACUUM_AT_LATEST_MS) await this.#vacuum();
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

  /** Also runs under load: it only reads, and a table that has just begun to grow is small. */
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
