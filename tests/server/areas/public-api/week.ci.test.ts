import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import * as api from '#server/areas/public-api/public-contract.ts';
import { AppError } from '#shared/errors.ts';
import { type CollectApp, newId, startCollectApp } from '../collect/support.ts';
import { clientOf, listening, storeWithKey } from './support.ts';
import { examplesProgram, WEEK_PROGRAM } from './week-program.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

/** A folder inside the repository, so that programs in it find its packages. */
async function programFolder(): Promise<string> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'test-results/week-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const COMPILE = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext'],
  ...['--lib', 'es2023,dom', '--types', 'node'],
];

it('a client generated from the served document compiles and does a merchant’s week over HTTP', async () => {
  const origin = listening(app);
  const { secret, live } = await storeWithKey(app);
  const folder = await programFolder();
  const document = `${origin}/api/public/v1/openapi.json`;
  const types = join(folder, 'askwell.d.ts');
  await writeFile(types, astToString(await openapiTS(new URL(document))));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'week.ts'), WEEK_PROGRAM);
  await writeFile(join(folder, 'examples.ts'), examplesProgram(`${origin}/api/public/v1`));
  const programs = ['week.ts', 'examples.ts'].map((name) => join(folder, name));
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const compiled = await run(process.execPath, [compiler, ...COMPILE, ...programs], { cwd: folder }).catch(
    (failure: unknown) => failure as { stdout: string },
  );
  expect(compiled.stdout).toBe('');
  const env = { ...process.env, ORIGIN: origin, ASKWELL_KEY: secret, NOW: String(app.deps.clock()) };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'week.ts')], {
    cwd: ROOT,
    env,
  });
  expect(JSON.parse(stdout)).toEqual({
    hostedUrl: expect.stringMatching(/\/s\/\w{20}$/) as string,
    before: { responses: [], erased: [], next: null, changesUntil: expect.any(String) as string },
    changes: 20,
    first: 2,
    nps: [
      {
        promoters: 10,
        passives: 0,
        detractors: 10,
        answers: 20,
        score: 0,
        low: expect.any(Number) as number,
        high: expect.any(Number) as number,
      },
    ],
    headline: expect.stringMatching(/^(clear|hint|measured|open)$/) as string,
    texts: 20,
    looked: 20,
    lines: 21,
    status: 'paused',
    unknown: 'NOT_FOUND',
  });
  expect(stdout).not.toContain(live.store.storeId);
});

it('the client of the repository makes calls and throws coded errors', async () => {
  const origin = listening(app);
  const { secret, surveyId, live } = await storeWithKey(app);
  const responseId = newId();
  await live.saved(responseId, { complete: true });
  const call = clientOf(origin, secret);
  const { surveys } = await call(api.listSurveys, {});
  expect(surveys).toMatchObject([{ surveyId, responses: 1, completes: 1 }]);
  const made = await call(api.createSurvey, { name: 'Again' }, { idempotencyKey: 'again' });
  expect(await call(api.createSurvey, { name: 'Again' }, { idempotencyKey: 'again' })).toEqual(made);
  const results = await call(api.getResults, { surveyId, range: 'all' });
  expect(results.questions[0]).toMatchObject({
    kind: 'nps',
    nps: { low: expect.any(Number) as number, score: 100 },
  });
  const failed = async (asked: Promise<unknown>) => {
    const error = await asked.catch((fault: unknown) => fault);
    return error instanceof AppError ? [error.code, error.fields ?? {}] : error;
  };
  expect(await failed(call(api.getSurvey, { surveyId: 'none' }))).toEqual(['NOT_FOUND', {}]);
  const unnamed = await failed(call(api.createSurvey, { name: ' ' }));
  expect(unnamed).toEqual(['INVALID_INPUT', { name: expect.any(String) as string }]);
  expect(await failed(clientOf(origin, 'askwell_x')(api.listSurveys, {}))).toEqual(['UNAUTHENTICATED', {}]);
});
