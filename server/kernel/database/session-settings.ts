import type { Database } from './database.ts';
import { DatabaseError, DatabaseStartError } from './database-error.ts';

/** PostgreSQL's code for a message that breaks its protocol; poolers refuse start-up parameters with it. */
const PROTOCOL_VIOLATION = '08P01';

const ADVICE = 'Set database.pooler = "transaction" (DATABASE_POOLER=transaction).';

/** For each setting that the app relies on: what is wrong with a value, null if nothing is. */
const FAULTS: Readonly<Record<string, (value: string) => string | null>> = {
  TimeZone: (value) => (/^(Etc\/)?UTC$/i.test(value) ? null : `is ${value}, not UTC`),
  DateStyle: (value) => (value.startsWith('ISO') ? null : `is ${value}, not ISO`),
  extra_float_digits: (value) => (Number(value) > 0 ? null : `is ${value}, not 1`),
  statement_timeout: (value) => (Number(value) > 0 ? null : 'is off'),
  idle_in_transaction_session_timeout: (value) => (Number(value) > 0 ? null : 'is off'),
};

/**
 * Refuses a PostgreSQL whose sessions lack the app's time-outs, time zone or formats: a pooler may drop or refuse the
 * start-up parameters that set them.
 */
export async function checkSessionSettings(database: Database): Promise<void> {
  const rows = await database
    .query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY ($1::text[])',
      [Object.keys(FAULTS)],
    )
    .catch((error: unknown) => {
      throw explained(error);
    });
  const values = new Map(rows.map(({ name, setting }) => [name, setting]));
  const faults = Object.entries(FAULTS).flatMap(([name, faultOf]) => {
    const fault = faultOf(values.get(name) ?? '');
    return fault === null ? [] : [`${name} ${fault}`];
  });
  if (faults.length === 0) return;
  throw new DatabaseStartError(
    'SESSION_SETTINGS',
    `The database’s sessions lack what the app asked for: ${faults.join('; ')}. A pooler between the app and PostgreSQL drops start-up parameters. ${ADVICE}`,
  );
}

function explained(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.sqlState !== PROTOCOL_VIOLATION) return error;
  const { message = '' } = (error.cause ?? {}) as { message?: string };
  if (!/startup parameter/i.test(message)) return error;
  return new DatabaseStartError(
    'SESSION_SETTINGS',
    `A pooler between the app and PostgreSQL refuses a start-up parameter (${message}). ${ADVICE}`,
    error,
  );
}
