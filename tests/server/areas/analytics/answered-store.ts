import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { testDeps } from '#tests/support/app.ts';
import { filledDatabase, testDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { storeNow } from '#tests/support/stores.ts';
import { type GeneratedStore, generateStore } from './generate.ts';

const ANSWERS = { days: 12, perDay: 30, seed: 9 };

/** What a test has to know of the store beside its rows. */
type Facts = Pick<GeneratedStore, 'storeId' | 'surveyId' | 'publicId' | 'shown'>;

/**
 * A store with 360 answers of 12 days. They are made once in a run, and each file gets a copy of the database, which its
 * tests may change.
 */
export async function answeredStore(): Promise<GeneratedStore> {
  const file = join(inject('scratch'), 'answered-store.json');
  const database = await filledDatabase('answered', (original) => makeStore(original, file));
  if (database === null || !existsSync(file)) return generateStore(await testDatabase(), ANSWERS);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts;
  const deps = testDeps({ database });
  const { authorization } = await validSession(deps, await storeNow(deps, facts.storeId));
  return { deps, authorization, ...facts };
}

async function makeStore(database: Database, file: string): Promise<void> {
  const { storeId, surveyId, publicId, shown } = await generateStore(database, ANSWERS);
  const facts: Facts = { storeId, surveyId, publicId, shown };
  writeFileSync(file, JSON.stringify(facts));
}
