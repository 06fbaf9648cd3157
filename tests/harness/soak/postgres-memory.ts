import { readFile } from 'node:fs/promises';
import pg from 'pg';

const OWN_KB = /^RssAnon:\s+(\d+) kB$/m;

/**
 * The private memory of the processes of a local PostgreSQL, in bytes. Shared memory has a fixed size and is not
 * counted. Zero where the system does not report it.
 */
export async function postgresMemory(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    const held = await Promise.all(rows.map(({ pid }) => ownBytes(pid)));
    return held.reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await client.end();
  }
}

async function ownBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(OWN_KB.exec(status)?.[1] ?? 0) * 1024;
}
