import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // What global set-up hands to tests, read with `inject('…')`.
  interface ProvidedContext {
    /** The engine that this run of the server's tests uses. */
    engine: 'pglite' | 'postgres';
    /** Whether its database on PostgreSQL holds a store that was moved there; left out where it does not matter. */
    isMoved?: boolean;
    /** A folder of this run's own, removed at its end. */
    scratch: string;
    /** A database that may create databases; only in the projects that start PostgreSQL. */
    postgresUrl: string;
    /** The Chromium that the browser tests start. */
    chromium: string;
  }
}

/** Gives the run a folder for everything that its tests write. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-test-'));
  project.provide('scratch', scratch);
  return () => rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}
