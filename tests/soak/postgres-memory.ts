import { readFile } from 'node:fs/promises';
import pg from 'pg';

const OWN_KB = /^RssAnon:\s+(\d+) kB$/m;

/**
 * What the processes of a PostgreSQL on this machine hold by themselves, in bytes; what they share has a fixed size and
 * isn't counted. Zero where the system doesn't tell.
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
