import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../../../server', import.meta.url));

/** The files that may read or write veiled responses, and why. */
const MAY_NAME: Record<string, string> = {
  'areas/collect/batch/batch-repository.ts': 'A page sends its next snapshot of a veiled response.',
  'areas/collect/batch/response-write-repository.ts': 'Stores them.',
  'areas/collect/veiled/veiled-repository.ts': 'Unveils and deletes them.',
  'areas/privacy/claim-repository.ts': 'Erases them with their customer.',
  'areas/privacy/customer-data-repository.ts': 'All data about a customer.',
  'areas/privacy/erasure-repository.ts': 'A restored backup brings erased ones back.',
  'areas/privacy/retention-repository.ts': 'Finds those that are kept too long.',
  'areas/surveys/plan/month-repository.ts': 'Tells the merchant how many there are.',
  'kernel/database/schema/responses.ts': 'Declares the table.',
};

it('only what keeps, unveils and erases veiled responses reads their table', () => {
  const naming = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => readFileSync(join(SERVER, name), 'utf8').includes('veiled_responses'));
  expect(naming.sort()).toEqual(Object.keys(MAY_NAME).sort());
});
