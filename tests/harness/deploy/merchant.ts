import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { cookieHeader, cookiesOf } from '#tests/support/cookies.ts';
import { platformQuery } from '#tests/support/fake-shop.ts';

/** A merchant who installed the app and is signed in. */
export interface Merchant {
  ask<T>(url: string, method: string, path: string, body?: object): Promise<T>;
}

const cookies = (reply: Response) => cookiesOf({ 'set-cookie': reply.headers.getSetCookie() });

/** Installs the app in a store over HTTP, as the merchant's browser does. */
export async function installApp(url: string, shop: string, platformSecret: string): Promise<Merchant> {
  const begun = await fetch(`${url}/install?shop=${shop}&return=app`, { redirect: 'manual' });
  const authorize = new URL(begun.headers.get('location') ?? '');
  const state = authorize.searchParams.get('state') ?? '';
  const kept = cookies(begun);
  const query = platformQuery({ code: 'fresh', shop, state, host: 'aG9zdA' }, platformSecret, Date.now());
  const finished = await fetch(`${url}/install/callback?${query.toString()}`, {
    redirect: 'manual',
    headers: { cookie: cookieHeader(kept) },
  });
  const location = finished.headers.get('location');
  if (location === null)
    throw new Error(`The install ended with ${finished.status}: ${await finished.text()}`);
  const handoffToken = new URL(location).searchParams.get('token');
  const { token } = await ask<{ token: string }>(url, 'POST', '/auth/login', {
    headers: { cookie: cookieHeader(kept) },
    body: { handoffToken },
  });
  const headers = { authorization: `Bearer ${token}` };
  await ask(url, 'POST', '/billing/start-with-free', { headers, body: {} });
  return { ask: (at, method, path, body) => ask(at, method, path, { headers, ...(body && { body }) }) };
}

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function ask<T>(url: string, method: string, path: string, { headers, body }: Content): Promise<T> {
  const reply = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Creates a survey of two questions, saves it and publishes it. */
export async function publishSurvey(merchant: Merchant, url: string): Promise<SurveyDetails> {
  const surveyId = crypto.randomUUID();
  const { definition } = await merchant.ask<SurveyDetails>(url, 'POST', '/surveys', { surveyId });
  const { questions } = survey(question('nps', 'q1'), question('text', 'q2', { isRequired: false }));
  const filled = {
    ...definition,
    questions: questions.map((one) => ({ ...one, surveyId })),
  } as SurveyDefinition;
  const draft = { baseRevision: 1, saveId: crypto.randomUUID(), definition: filled };
  const { revision } = await merchant.ask<{ revision: number }>(
    url,
    'PUT',
    `/surveys/${surveyId}/draft`,
    draft,
  );
  return merchant.ask(url, 'POST', `/surveys/${surveyId}/publish`, { draftRevision: revision, meanings: [] });
}
