import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // Values that global set-up gives to tests, which read them with `inject('…')`.
  interface ProvidedContext {
    /** The engine that this run of the server's tests uses. */
    engine: 'pglite' | 'postgres';
    /** Whether the database that tests share holds a store that was moved there from PGlite. */
    isMoved?: boolean;
    /** Whether the PostgreSQL is a Citus cluster, over which each migrated database is distributed. */
    isDistributed?: boolean;
    /** A folder for this run, removed at its end. */
    scratch: string;
    /** A database that may create databases; only in the projects that start PostgreSQL. */
    postgresUrl: string;
    /** The program, for tests that need a browser of their own. */
    chromium: string;
    /** The address of the Chromium that all workers share. */
    chromiumServer: string;
  }
}

/** Makes the folder that the tests of this run write to. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-test-'));
  project.provide('scratch', scratch);
  return () => rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}
