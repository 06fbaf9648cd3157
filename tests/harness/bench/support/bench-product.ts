import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { buildStale } from '#server/cli/build-stale.ts';
import { startServer } from '#server/start/start-server.ts';
import { createSurvey, saveDraft, type SurveyDetails } from '#shared/api/surveys.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { Question } from '#shared/survey/question.ts';
import { testConfig } from '#tests/support/app.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface BenchProduct {
  readonly appUrl: string;
  /** Where this process asks the API: past a proxy, whose certificate is made for the run. */
  readonly apiUrl: string;
  readonly storeUrl: string;
  /** The browser state of a signed-in merchant. */
  readonly merchant: BrowserContextOptions['storageState'] & object;
  /** Creates a draft with this many questions and returns its id. */
  addSurvey(name: string, questions: number, optionsEach?: number): Promise<string>;
  close(): Promise<void>;
}

/** Starts the built product with a signed-in merchant on a plan without limits. */
export async function startBenchProduct(
  browser: Browser,
  proxy?: { readonly url: string; readonly port: number },
  env: Readonly<Record<string, string>> = {},
): Promise<BenchProduct> {
  const behind = proxy && { APP_URL: proxy.url, PORT: String(proxy.port), TRUSTED_PROXIES: 'loopback' };
  await buildStale((sentence) => process.stderr.write(`${sentence}\n`));
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const config = testConfig({ DATA_DIR: folder, PORT: '0', DEV_STORE_PORT: '0', ...behind, ...env });
  const plans = config.billing.plans.map((plan) => ({
    ...plan,
    features: { ...plan.features, questions_per_survey: -1 },
  }));
  const server = await startServer({ ...config, billing: { ...config.billing, plans } }, { root: ROOT });
  const close = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const apiUrl = proxy ? `http://127.0.0.1:${proxy.port}` : server.url;
    const merchant = await signIn(browser, server.url);
    const token = merchant.cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
    const addSurvey = (name: string, questions: number, optionsEach = 5) =>
      add(`${apiUrl}/api/v1`, token, name, (surveyId) =>
        Array.from({ length: questions }, (_, at) => question(surveyId, at, optionsEach)),
      );
    return { appUrl: server.url, apiUrl, storeUrl: server.devStoreUrl ?? '', merchant, addSurvey, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn(browser: Browser, appUrl: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Behind a proxy, the certificate is made for the run.
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('Store address').fill('juniper-and-vale');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Start with Free' }).click();
  await page.waitForURL(`${appUrl}/`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function add(
  base: string,
  token: string,
  name: string,
  questionsOf: (surveyId: string) => Question[],
): Promise<string> {
  const surveyId = randomBytes(16).toString('hex');
  const call = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await fetch(base + path, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${await reply.text()}`);
    return ((await reply.json()) as { data: SurveyDetails }).data;
  };
  const { definition, revision } = await call(createSurvey.method, createSurvey.path, { surveyId });
  await call(saveDraft.method, saveDraft.path.replace('{surveyId}', surveyId), {
    baseRevision: revision,
    saveId: randomBytes(16).toString('hex'),
    definition: {
      ...definition,
      name,
      questions: questionsOf(surveyId),
    },
  });
  return surveyId;
}

function question(surveyId: string, orderIndex: number, optionsEach: number): Question {
  const id = (of: string) => `${of}${orderIndex}`;
  const base = newQuestion('single_select', surveyId, () => id('q'));
  const options = Array.from({ length: optionsEach }, (_, at) => ({
    id: `${id('o')}-${at}`,
    text: `Answer ${at + 1}`,
    meaningId: `${id('o')}-${at}`,
  }));
  return {
    ...base,
    text: `Question ${orderIndex + 1}`,
    orderIndex,
    config: { ...base.config, options },
  } as Question;
}
