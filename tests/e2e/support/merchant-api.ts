import type { Frame, Page } from 'playwright-core';

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Calls the API with the session of the merchant signed in on this page. */
export function callApi(app: Page | Frame, method: string, path: string, body?: object): Promise<Reply> {
  return app.evaluate(
    async ([verb, address, content]) => {
      const token = decodeURIComponent(/auth_token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const reply = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: content,
      });
      return { status: reply.status, body: await reply.text() };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Calls the API, expects success and returns the reply's data. */
export async function fetchFromApi<Data>(
  app: Page | Frame,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const reply = await callApi(app, method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
  return (JSON.parse(reply.body) as { data: Data }).data;
}

/** What differs between the questions of tests. */
export interface TestQuestion {
  readonly questionId: string;
  readonly type: string;
  readonly text: string;
  readonly config: object;
}

/** Creates a survey with these questions, publishes it and returns its public id. */
export async function publishSurvey(
  app: Page | Frame,
  {
    surveyId,
    name,
    questions: given,
  }: {
    readonly surveyId: string;
    readonly name: string;
    readonly questions: readonly TestQuestion[];
  },
): Promise<string> {
  const made = { surveyId, templateId: 'net-promoter-score' };
  const { definition } = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', made);
  const questions = given.map((question, orderIndex) => ({
    ...question,
    surveyId,
    meaningId: question.questionId,
    description: null,
    isRequired: false,
    orderIndex,
    logic: { rules: [] },
  }));
  const save = { baseRevision: 1, saveId: surveyId, definition: { ...definition, name, questions } };
  await fetchFromApi(app, 'PUT', `/surveys/${surveyId}/draft`, save);
  const path = `/surveys/${surveyId}/publish`;
  const { publicId } = await fetchFromApi<{ publicId: string }>(app, 'POST', path, { draftRevision: 2 });
  return publicId;
}
