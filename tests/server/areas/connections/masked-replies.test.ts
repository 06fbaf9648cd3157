import { describe, expect, it } from 'vitest';
import { newId } from '../collect/support.ts';
import { connect, startConnectedApp } from './support.ts';

/** A key with characters that each encoding escapes, and with text that looks escaped itself. */
const KEY = 'k3y"<s>/p4r\\t&%41+u0041=~c?5e7';

const base64 = (text: string, encoding: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(text).toString(encoding);
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const percent = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');
const unicode = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\u${byte.toString(16).padStart(4, '0')}`).join('');

/** The lines that the log shows of replies with these lines to requests with the key. */
async function shownLines(lines: readonly string[]): Promise<string[]> {
  const app = await startConnectedApp();
  const { live, calls, receiver, connectionId: webhook, deliverAll } = await connect(app);
  await calls.remove(webhook);
  const service = { kind: 'http', template: '{}', type: 'json', header: 'X-Key', purpose: null };
  const { connection } = await calls.create(receiver.url, {
    ...{ service, credential: KEY, events: ['response.saved'] },
  });
  const replies = asReplies(lines);
  await Promise.all(replies.map(() => live.saved(newId())));
  receiver.answer = (_, response) => void response.end(replies.shift());
  await deliverAll();
  const { deliveries } = await calls.deliveries(connection.connectionId);
  return deliveries.flatMap(({ log }) => log[0]?.reply.split('\n') ?? []);
}

/** The log has 1,000 bytes of each reply. */
function asReplies(lines: readonly string[]): string[] {
  const replies = [''];
  for (const line of lines) {
    const longer = `${replies.at(-1) ?? ''}${line}\n`;
    if (Buffer.byteLength(longer) <= 1_000) replies.splice(-1, 1, longer);
    else replies.push(`${line}\n`);
  }
  return replies.map((reply) => reply.trimEnd());
}

describe('a reply that repeats the key', () => {
  const forms: Readonly<Record<string, string>> = {
    'as it is': KEY,
    'URL-encoded': encodeURIComponent(KEY),
    'as a form': new URLSearchParams({ key: KEY }).toString().slice('key='.length),
    'URL-encoded twice': encodeURIComponent(encodeURIComponent(KEY)),
    'URL-encoded in each byte': percent(KEY),
    'escaped for JSON': JSON.stringify(KEY).slice(1, -1),
    'escaped for JSON twice': JSON.stringify(JSON.stringify(KEY)).slice(3, -3),
    'escaped for JSON with slashes': JSON.stringify(KEY).slice(1, -1).replaceAll('/', '\\/'),
    'escaped for JSON in each character': unicode(KEY),
    'escaped for HTML': html(KEY),
    'in base64': base64(KEY),
    'in base64url': base64(KEY, 'base64url'),
    'in base64 for a URL': encodeURIComponent(base64(KEY)),
    'in base64 for JSON': base64(KEY).replaceAll('/', '\\/'),
    ...Object.fromEntries(
      ['', 'u', 'us', 'use', 'user'].flatMap((user) => [
        [`as Basic ${user}:key`, base64(`${user}:${KEY}`)],
        [`as Basic key:${user}`, base64(`${KEY}:${user}`)],
        [`as Basic ${user}:key in base64url`, base64(`${user}:${KEY}:more`, 'base64url')],
      ]),
    ),
    'in base64 within JSON': base64(JSON.stringify({ headers: { 'x-key': KEY } })),
    'cut off': KEY.slice(0, -3),
    ['behind 🎉'.repeat(20)]: KEY,
  };

  it('is shown in the log without it, and otherwise as it is', async () => {
    const lines = Object.entries(forms).map(([name, form]) => `${name}: ${form} ;`);
    const shown = await shownLines(lines);
    expect(shown.sort()).toEqual(
      Object.keys(forms)
        .map((name) => `${name}: •••••••• ;`)
        .sort(),
    );
  });
});

it('shows a reply without the key as it is', async () => {
  const lines = [
    'Invalid access token. See https://example.com/docs?a=%20b&c=1',
    '{"error":"\\u00e4 \\"quoted\\" dGhpcyBpcyBubyBrZXkgYXQgYWxs"}',
    'Ungültig 🎉',
  ];
  expect(await shownLines(lines)).toEqual(lines);
});
