import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDaemon } from '#tests/support/daemon.ts';
import { freePort } from '#tests/support/free-port.ts';
import { asClient } from '#tests/support/postgres-databases.ts';
import { until } from './until.ts';

export interface Pooler {
  /** The address of this database behind the pooler. */
  urlOf(database: string): string;
  /** Reads its configuration anew, with these start-up parameters dropped instead of refused. */
  ignore(parameters: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const POOL_SIZE = 12;

/** Starts PgBouncer in transaction mode before a PostgreSQL. Its defaults refuse unknown start-up parameters. */
export async function startPooler(program: string, serverUrl: string, scratch: string): Promise<Pooler> {
  const port = await freePort();
  const file = join(scratch, 'pgbouncer.ini');
  await writeFile(file, configOf(port, serverUrl, []));
  const daemon = startDaemon(program, [file], { log: join(scratch, 'pgbouncer.log') });
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const show = (what: string) =>
    asClient(urlOf('pgbouncer'), async (client) => JSON.stringify((await client.query(`SHOW ${what}`)).rows));
  await until(
    () =>
      show('VERSION').then(
        () => true,
        () => false,
      ),
    'PgBouncer',
  );
  return {
    urlOf,
    async ignore(parameters) {
      await writeFile(file, configOf(port, serverUrl, parameters));
      await asClient(urlOf('pgbouncer'), (client) => client.query('RELOAD'));
    },
    stop: () => daemon.kill(),
  };
}

function configOf(port: number, serverUrl: string, ignored: readonly string[]): string {
  const { hostname, port: serverPort } = new URL(serverUrl);
  return [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'admin_users = postgres',
    'pool_mode = transaction',
    `default_pool_size = ${POOL_SIZE}`,
    'max_client_conn = 200',
    `ignore_startup_parameters = ${ignored.join(',')}`,
    '',
  ].join('\n');
}
