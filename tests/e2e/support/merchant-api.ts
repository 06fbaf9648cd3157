import type { Frame, Page } from 'playwright-core';

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** A call of the API in the name of the merchant whose session this page has. */
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

/** The same for what has to succeed: gives the reply's data. */
export async function askApi<Data>(
  app: Page | Frame,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const reply = await callApi(app, method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
  return (JSON.parse(reply.body) as { data: Data }).data;
}
