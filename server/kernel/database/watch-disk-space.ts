import { performance } from 'node:perf_hooks';
import { DatabaseError, isDiskFull } from './database-error.ts';
import type { Engine } from './engine.ts';
import { NEEDED_SPACE_MB } from './disk-full.ts';
import type { Telemetry } from '../telemetry/metrics.ts';

/** Detects a full disk and reports it at the start, at intervals, and at the end. */
export interface DiskSpaceWatch {
  begin(engine: Pick<Engine, 'name' | 'run'>): void;
  /** A statement failed because the disk is full. */
  refused(error: DatabaseError): void;
  /** Rejects while the disk is full. */
  check(): Promise<void>;
  stop(): void;
}

interface Pace {
  readonly probeEveryMs: number;
  readonly tellEveryMs: number;
}

const PACE: Pace = { probeEveryMs: 5_000, tellEveryMs: 60_000 };

/**
 * On a full disk, reads work, and so do writes that need no new page. This probe allocates more than a log segment
 * and frees it at once.
 */
const PROBE = `CREATE TEMPORARY TABLE room_probe ON COMMIT DROP AS
  SELECT repeat('x', 1900) AS filler FROM generate_series(1, 10000)`;

/** Errors that say nothing about free space, such as a missing permission: then the next write decides. */
const saysNothing = (error: unknown) =>
  error instanceof DatabaseError && error.status !== 503 && !isDiskFull(error);

interface Full {
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  refused: number;
  toldAt: number;
}

export function watchDiskSpace({ log, metrics }: Telemetry, pace = PACE): DiskSpaceWatch {
  let engine: Pick<Engine, 'name' | 'run'> | undefined;
  let full: Full | undefined;
  let isProbing = false;

  async function probe(): Promise<void> {
    if (engine === undefined || isProbing) return;
    isProbing = true;
    try {
      await engine.run({ text: PROBE, values: [] }, 'rows');
      end();
    } catch (error) {
      if (saysNothing(error)) end();
      else tellStill();
    } finally {
      isProbing = false;
    }
  }

  function tellStill(): void {
    const now = performance.now();
    if (full === undefined || now - full.toldAt < pace.tellEveryMs) return;
    full.toldAt = now;
    log.error({ refused: full.refused, seconds: secondsSince(full.since) }, 'The disk is still full');
  }

  function end(): void {
    if (full === undefined) return;
    clearInterval(full.timer);
    log.warn({ refused: full.refused, seconds: secondsSince(full.since) }, 'The disk has room again');
    full = undefined;
  }

  return {
    begin(begun) {
      engine = begun;
      metrics.gauge('database_disk_full', '1 while the database’s disk is full, else 0.', () =>
        full === undefined ? 0 : 1,
      );
    },
    refused({ sqlState }) {
      if (full === undefined) {
        const now = performance.now();
        const timer = setInterval(() => void probe(), pace.probeEveryMs).unref();
        full = { since: now, toldAt: now, refused: 0, timer };
        log.error({ kind: 'disk_full', sqlState, needMb: NEEDED_SPACE_MB }, 'The disk is full');
      }
      full.refused += 1;
    },
    async check() {
      if (full !== undefined) throw new Error('The disk is full.');
    },
    stop() {
      clearInterval(full?.timer);
      full = undefined;
    },
  };
}

const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000);
