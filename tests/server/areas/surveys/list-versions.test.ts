import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { listVersions } from '#shared/api/surveys.ts';
import { insertVersion } from '#server/areas/surveys/version-repository.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { merchant, succeeded } from './support.ts';

type Page = OutputOf<typeof listVersions>;

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

async function surveyWithVersions(count: number) {
  const surveys = await merchant(app);
  const { surveyId, definition } = await surveys.live();
  for (let version = 2; version <= count; version++) {
    await insertVersion(app.deps.database, surveys.storeId, { version, draftRevision: version, definition });
  }
  const read = async (after: string): Promise<[newest: number, oldest: number, next: string | null]> => {
    const { versions, next } = succeeded<Page>(await surveys.versions(surveyId, `?after=${after}`));
    const numbers = versions.map(({ version }) => version);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(numbers).toHaveLength(Math.max(...numbers) - Math.min(...numbers) + 1);
    return [Math.max(...numbers), Math.min(...numbers), next];
  };
  return { surveys, surveyId, read };
}

it('returns 20 versions at a time, the newest first, until there are no more', async () => {
  const { read } = await surveyWithVersions(41);
  expect(await read('')).toEqual([41, 22, '22']);
  expect(await read('22')).toEqual([21, 2, '2']);
  expect(await read('2')).toEqual([1, 1, null]);
});

it('has no next page when the last version ends a full page', async () => {
  const { read } = await surveyWithVersions(20);
  expect(await read('')).toEqual([20, 1, null]);
});

it('continues where it was when a version is published meanwhile', async () => {
  const { surveys, surveyId, read } = await surveyWithVersions(25);
  const [, , next] = await read('');
  const { definition } = succeeded<{ definition: never }>(await surveys.version(surveyId, 25));
  await insertVersion(app.deps.database, surveys.storeId, { version: 26, draftRevision: 26, definition });
  expect(await read(next ?? '')).toEqual([5, 1, null]);
});

it.each(['x', '0', '-1', '1.5', '99999999999', '1e3'])('refuses %s as a place in the list', async (after) => {
  const surveys = await merchant(app);
  const { surveyId } = await surveys.live();
  const reply = await surveys.versions(surveyId, `?after=${after}`);
  expect([reply.status, reply.body.error.fields]).toEqual([400, { after: 'This is no page of the list.' }]);
});
