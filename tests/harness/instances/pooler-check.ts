import { openConfigured } from '#server/kernel/database/open-database.ts';
import { testConfig } from '#tests/support/app.ts';
import type { Finding } from '#tests/harness/soak/verdict.ts';
import type { Pooler } from './pooler.ts';

/** The parameters that the app sends to a PostgreSQL without a pooler. */
const OURS = ['options', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/** Opens the database as if no pooler were there: the app must refuse it, whatever PgBouncer does. */
export async function checkPoolerRefused(pooler: Pooler, url: string): Promise<Finding[]> {
  const refused = await attempt(url);
  await pooler.ignore(OURS);
  const dropped = await attempt(url);
  await pooler.ignore([]);
  return [
    { state: /refuses/.test(refused) ? 'held' : 'wrong', text: `Without database.pooler: ${refused}` },
    {
      state: /drops/.test(dropped) ? 'held' : 'wrong',
      text: `The same with ignore_startup_parameters: ${dropped}`,
    },
  ];
}

async function attempt(url: string): Promise<string> {
  try {
    const database = await openConfigured(testConfig({ DATABASE_URL: url, DATABASE_POOLER: 'none' }));
    await database.close();
    return 'it was opened';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
