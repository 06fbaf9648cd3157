import assert from 'node:assert/strict';
import type { ThemeRule } from '#shared/text/theme-rule.ts';

/** Words of the shoppers' texts and words that none of them has. */
const THEMES = [
  'lamp',
  'pictures',
  'cable',
  'corner',
  'stand',
  'price',
  'delivery',
  'size',
  'colour',
  'return',
];

interface Survey {
  readonly url: string;
  readonly authorization: string;
  readonly surveyId: string;
  readonly receiver: string;
}

/** Pins ten themes to the open question and sends each complete response to a webhook. */
export async function putInFullUse({ url, authorization, surveyId, receiver }: Survey): Promise<void> {
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    assert.equal(reply.status, 200, await reply.text());
  };
  const themes = THEMES.map((text): ThemeRule => ({
    id: text,
    name: text,
    phrases: [{ language: 'en', text }],
  }));
  await call('PUT', `/surveys/${surveyId}/analytics/questions/q5/pinned-themes`, { themes, revision: 0 });
  const webhook = { name: 'Receiver', url: receiver, events: ['response.completed'], surveyIds: [] };
  await call('POST', '/connections', { ...webhook, answerFilter: null });
}
