import { is, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { planOf, REFERENCE_TABLES } from '#server/kernel/database/distribution.ts';

/** Small tables without a store column, which Citus copies to every machine. */
export const WITHOUT_STORE = new Set(REFERENCE_TABLES);

/** Returns one sentence for each reason why a table cannot be distributed by store. */
export function faultsOfTable(table: PgTable): string[] {
  const { name, columns, indexes, primaryKeys, uniqueConstraints, foreignKeys } = getTableConfig(table);
  const faults = columns.flatMap((column) => faultsOfColumn(name, column));
  if (WITHOUT_STORE.has(name)) return faults;

  const keys: [string, string | undefined][] = [
    ...primaryKeys.map((key): [string, string | undefined] => ['the primary key', key.columns[0]?.name]),
    ...indexes.filter(isOfStores).map((index): [string, string | undefined] => {
      const first = index.config.columns[0];
      return [`the index ${index.config.name ?? ''}`, first && 'name' in first ? first.name : undefined];
    }),
    ...uniqueConstraints.map((key): [string, string | undefined] => [
      `the unique constraint ${key.getName() ?? ''}`,
      key.columns[0]?.name,
    ]),
    ...foreignKeys.map((key): [string, string | undefined] => [
      'a foreign key',
      key.reference().columns[0]?.name,
    ]),
  ];
  if (planOf(name, primaryKeys[0]?.columns[0]?.name ?? null) === 'unknown')
    faults.push(`${name} is neither distributed by store nor named as a reference table`);
  if (primaryKeys.length === 0) faults.push(`${name} has no primary key over several columns`);
  for (const [what, first] of keys) {
    if (first !== 'store_id') faults.push(`${name}: ${what} begins with ${first ?? 'an expression'}`);
  }
  for (const column of columns) {
    const isAlone = column.primary && column.name !== 'store_id';
    if (isAlone || column.isUnique) faults.push(`${name}.${column.name} is unique without the store`);
  }
  return faults;
}

/** Upkeep finds rows of all stores by their time. A cluster keeps such an index on each of its machines. */
const isOfStores = ({ config }: { readonly config: { readonly unique: boolean; readonly name?: string } }) =>
  config.unique || !OF_EVERY_STORE.includes(config.name ?? '');

const OF_EVERY_STORE = [
  ...['jobs_due', 'jobs_ended', 'outbox_settled'],
  ...['sightings_by_time', 'veiled_responses_by_time', 'webhook_receipts_by_time'],
];

function faultsOfColumn(table: string, column: PgColumn): string[] {
  const type = column.getSQLType().replace(' (', '(');
  const faults: string[] = [];
  if (/serial/i.test(type) || column.generatedIdentity) faults.push('is numbered by a sequence');
  if (is(column.default, SQL)) faults.push('has a default that the database computes');
  if (column.generated) faults.push('is computed by the database');
  if (type.startsWith('text') && type !== 'text COLLATE "C"')
    faults.push('sorts by the language of the server');
  if (/^(varchar|char|uuid)/.test(type)) faults.push(`is ${type}, where ids and words are text`);
  if (/^timestamp/.test(type) && type !== 'timestamp(3) with time zone') faults.push(`is ${type}`);
  return faults.map((fault) => `${table}.${column.name} ${fault}`);
}

const FORBIDDEN_IN_MIGRATIONS: [RegExp, string][] = [
  [/\bCREATE\s+(OR\s+REPLACE\s+)?(CONSTRAINT\s+)?TRIGGER\b/i, 'makes a trigger'],
  [
    /\bCREATE\s+SEQUENCE\b|\b(small|big)?serial\b|\bGENERATED\b/i,
    'numbers by a sequence or computes a column',
  ],
  [
    /\bCREATE\s+(OR\s+REPLACE\s+)?FUNCTION\b|\bCREATE\s+EXTENSION\b/i,
    'makes a function or needs an extension',
  ],
  [/\bDEFAULT\s+[a-z_]+\s*\(/i, 'has a default by a function'],
  [/\bWITHOUT\s+OVERLAPS\b|\bNOT\s+ENFORCED\b|\bVIRTUAL\b|\buuidv[47]\s*\(/i, 'needs PostgreSQL 18'],
];

/** Returns the statements of a migration that are not allowed. */
export function faultsOfMigration(name: string, sql: string): string[] {
  return FORBIDDEN_IN_MIGRATIONS.filter(([pattern]) => pattern.test(sql)).map(
    ([, fault]) => `${name} ${fault}`,
  );
}
