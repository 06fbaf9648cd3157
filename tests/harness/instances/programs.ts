import { findPostgres, unprivilegedAccount } from '#tests/support/postgres-binaries.ts';
import { findProgram } from '#tests/support/find-program.ts';

export interface Programs {
  readonly haproxy: string;
  readonly pgbouncer: string;
}

/** The programs of the run, or the names of those that this machine lacks. */
export async function findPrograms(scratch: string): Promise<Programs | readonly string[]> {
  const [haproxy, pgbouncer] = [findProgram('haproxy'), findProgram('pgbouncer')];
  const postgres = await findPostgres(scratch, unprivilegedAccount()).catch(() => undefined);
  if (haproxy !== undefined && pgbouncer !== undefined && postgres !== undefined)
    return { haproxy, pgbouncer };
  return Object.entries({ haproxy, pgbouncer, postgres })
    .filter(([, path]) => path === undefined)
    .map(([name]) => name);
}
