import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResponseToSave } from '#shared/collect/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { attachSurvey } from '#web/extensions/checkout/attach.ts';
import type { CheckoutGlobal } from '#web/extensions/checkout/platform.ts';
import { buildManifest, buildManifestSurvey } from '#tests/shared/delivery/build.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

const DEFINITION = {
  ...survey(question('text', 'a', { isRequired: false })),
  thankYou: { title: 'Merci', message: '', discountCode: null, awaitsCode: true },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Allowed = { analytics: boolean; marketing: boolean; saleOfData: boolean };

interface PageOptions {
  readonly language?: string;
  readonly allowed?: Allowed | undefined;
  readonly definition?: SurveyDefinition;
  readonly order?: number;
  /** What the checkout stores for the extension. */
  readonly stored?: Map<string, unknown>;
}

interface Sent {
  readonly responseId: string;
  readonly body: ResponseToSave;
}

/** Opens the thank-you page of an order; `reply` is the server's reply to a response. */
async function open(
  reply: (sent: Sent) => Response | Promise<Response>,
  { language = 'en', allowed, definition = DEFINITION, order = 5001, stored = new Map() }: PageOptions = {},
) {
  const manifest = buildManifest([
    buildManifestSurvey({
      definitionUrl: 'https://askwell.example/questions/p/1.json',
      translations: [
        { tag: 'de', file: null },
        { tag: 'pl', file: null },
      ],
      delivery: { placements: [{ type: 'thank_you' }] },
    }),
  ]);
  const sent: ResponseToSave[] = [];
  const responseIds: string[] = [];
  const definitions: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address.includes('/manifest.json')) return Promise.resolve(Response.json({ manifest }));
    if (address.includes('/questions/')) {
      definitions.push(address);
      return Promise.resolve(Response.json(definition));
    }
    const responseId = address.split('/responses/')[1];
    if (responseId === undefined) return Promise.resolve(Response.json({ data: {} }));
    const body = JSON.parse(init!.body as string) as ResponseToSave;
    sent.push(body);
    responseIds.push(responseId);
    return Promise.resolve(reply({ responseId, body }));
  });
  const checkout = {
    shop: { myshopifyDomain: 'shop.example' },
    storage: {
      read: <T,>(key: string) => Promise.resolve(structuredClone((stored.get(key) as T | undefined) ?? null)),
      write: (key: string, value: unknown) => Promise.resolve(void stored.set(key, structuredClone(value))),
      delete: (key: string) => Promise.resolve(void stored.delete(key)),
    },
    checkoutToken: { value: `token-${order}` },
    ...(allowed && { customerPrivacy: { value: { allowedProcessing: allowed } } }),
    localization: { language: { value: { isoCode: language } } },
    orderConfirmation: { value: { order: { id: `gid://shopify/Order/${order}` } } },
  } satisfies CheckoutGlobal;
  const root = document.createElement('main');
  await attachSurvey(checkout, root, 'https://askwell.example');
  const field = () => root.querySelector<HTMLElement & { value: string }>('s-text-area, s-text-field')!;
  return {
    ...{ root, sent, responseIds, definitions, stored, field },
    heading: () => root.querySelector('s-heading')?.textContent,
    type: (text: string) => {
      field().value = text;
      field().dispatchEvent(new Event('input'));
    },
    next: () => root.querySelectorAll('s-button')[1]!.dispatchEvent(new Event('click')),
  };
}

/** Opens the page and answers its survey completely. */
async function finish(reply: () => Response, language = 'en', allowed?: Allowed) {
  const page = await open(reply, { language, allowed });
  page.next();
  return page;
}

const settle = () => vi.advanceTimersByTimeAsync(100);

test('shows the discount code of a completed response', async () => {
  const data = { revision: 1, complete: true, discountCode: 'PLUM-10' };
  const { root, sent } = await finish(() => Response.json({ data }));
  expect(root.textContent).toContain('Your discount code appears here as soon as your answers are sent.');
  await settle();
  expect(root.textContent).toContain('Your discount code: PLUM-10');
  expect(sent).toMatchObject([{ complete: true, respondentKey: 'token-5001' }]);
});

test('removes the promise of a code when the server refuses the response', async () => {
  const error = { code: 'RESPONSE_TAKEN', message: '' };
  const { root } = await finish(() => Response.json({ error }, { status: 409 }));
  await settle();
  expect(root.textContent).toBe('Your earlier answers are saved. Thank you.');
});

test('retries when the server is busy, and then shows the code', async () => {
  const replies = [
    Response.json({}, { status: 503 }),
    Response.json({ data: { revision: 1, discountCode: 'PLUM-10' } }),
  ];
  const { root, sent } = await finish(() => replies.shift()!);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  expect(root.textContent).toContain('PLUM-10');
});

test.each([
  [undefined, undefined],
  [{ analytics: false, marketing: false, saleOfData: false }, 'none'],
  [{ analytics: true, marketing: true, saleOfData: false }, 'analytics'],
  [{ analytics: true, marketing: true, saleOfData: true }, 'all'],
])('sends what the shopper allows: %j is %s', async (allowed, consent) => {
  const { sent } = await finish(() => Response.json({ data: { revision: 1 } }), 'en', allowed);
  expect(sent.map(({ attributes }) => attributes.consent)).toEqual([consent]);
});

test('asks in the language of the checkout', async () => {
  const error = { code: 'RESPONSE_TAKEN', message: '' };
  const { root, sent, definitions } = await finish(() => Response.json({ error }, { status: 409 }), 'de-AT');
  expect(definitions).toEqual(['https://askwell.example/questions/p/1.json?language=de']);
  expect(sent).toMatchObject([{ attributes: { language: 'de' } }]);
  expect(root.textContent).toContain('Ihr Rabattcode erscheint hier');
  await settle();
  expect(root.textContent).toBe('Ihre früheren Antworten sind gespeichert. Vielen Dank.');
});

test('asks in the store’s language when the survey has no other that fits', async () => {
  const { sent, definitions } = await finish(() => Response.json({ data: { revision: 1 } }), 'fr');
  expect(definitions).toEqual(['https://askwell.example/questions/p/1.json']);
  expect(sent).toMatchObject([{ attributes: { language: 'en' } }]);
});

describe('a page that is loaded again', () => {
  const ALLOWED = { analytics: true, marketing: false, saleOfData: false };
  const THREE = survey(question('text', 'a'), question('text', 'b'), question('text', 'c'));

  /** The server's rule: one response for each key, which the newest revision of its id replaces. */
  function server() {
    const saved = new Map<string, Sent>();
    const reply = ({ responseId, body }: Sent): Response => {
      const before = saved.get(body.respondentKey);
      if (before && before.responseId !== responseId) {
        return Response.json({ error: { code: 'RESPONSE_TAKEN' } }, { status: 409 });
      }
      saved.set(body.respondentKey, { responseId, body });
      return Response.json({ data: { revision: body.revision, complete: body.complete } });
    };
    return { reply, saved };
  }

  test('continues the same response where the shopper was, with consent', async () => {
    const { reply, saved } = server();
    const options = { definition: THREE, allowed: ALLOWED, stored: new Map<string, unknown>() };
    const first = await open(reply, options);
    first.type('one');
    first.next();
    await settle();
    vi.setSystemTime(Date.now() + 60_000);
    const second = await open(reply, options);
    expect(second.heading()).toBe('b');
    for (const text of ['two', 'three']) {
      second.type(text);
      second.next();
      await settle();
    }
    expect([...saved]).toMatchObject([
      [
        'token-5001',
        {
          responseId: first.responseIds[0],
          body: {
            complete: true,
            startedAt: first.sent[0]!.startedAt,
            answers: { a: { value: 'one' }, b: { value: 'two' }, c: { value: 'three' } },
          },
        },
      ],
    ]);
  });

  test('begins another response for another order, and keeps the first one', async () => {
    const { reply, saved } = server();
    const options = { definition: THREE, allowed: ALLOWED, stored: new Map<string, unknown>() };
    for (const order of [5001, 5002]) {
      const page = await open(reply, { ...options, order });
      expect(page.heading()).toBe('a');
      page.type(String(order));
      page.next();
      await settle();
    }
    const again = await open(reply, options);
    expect(again.heading()).toBe('b');
    expect([...saved.values()].map(({ body }) => body.answers)).toEqual([
      { a: { value: '5001' } },
      { a: { value: '5002' } },
    ]);
  });

  test('continues in the version and the language in which the response was begun', async () => {
    const { reply } = server();
    const options = { definition: THREE, allowed: ALLOWED, stored: new Map<string, unknown>() };
    const first = await open(reply, { ...options, language: 'de' });
    first.type('eins');
    first.next();
    await settle();
    const second = await open(reply, options);
    expect(second.definitions).toEqual(['https://askwell.example/questions/p/1.json?language=de']);
    second.type('zwei');
    second.next();
    await settle();
    const begun = { version: first.sent[0]!.version, attributes: { language: 'de' } };
    expect(second.sent).toMatchObject([begun, begun]);
  });

  test('sends a completed response again, because the first page may not have got its code', async () => {
    const stored = new Map<string, unknown>();
    const never = () => new Promise<Response>(() => undefined);
    const first = await open(never, { allowed: ALLOWED, stored });
    first.next();
    const data = { revision: 1, complete: true, discountCode: 'PLUM-10' };
    const second = await open(() => Response.json({ data }), { allowed: ALLOWED, stored });
    await settle();
    expect(second.responseIds).toEqual(first.responseIds);
    expect(second.root.textContent).toContain('Your discount code: PLUM-10');
  });

  test('sends a stored answer that an earlier page could not send', async () => {
    const { reply, saved } = server();
    const options = { definition: THREE, allowed: ALLOWED, stored: new Map<string, unknown>() };
    const first = await open(() => new Promise<Response>(() => undefined), options);
    first.type('one');
    first.next();
    await settle();
    await open(reply, options);
    await settle();
    expect([...saved.values()].map(({ body }) => body.answers)).toEqual([{ a: { value: 'one' } }]);
  });

  test('keeps the responses to two orders that are open at once', async () => {
    const { reply } = server();
    const options = { definition: THREE, allowed: ALLOWED, stored: new Map<string, unknown>() };
    const [one, two] = [await open(reply, options), await open(reply, { ...options, order: 5002 })];
    two.type('two');
    two.next();
    await settle();
    one.type('one');
    await settle();
    expect((await open(reply, { ...options, order: 5002 })).heading()).toBe('b');
  });

  test('forgets the answers when the shopper takes the consent back', async () => {
    const { reply } = server();
    const stored = new Map<string, unknown>();
    const first = await open(reply, { definition: THREE, allowed: ALLOWED, stored });
    first.type('one');
    first.next();
    await settle();
    expect(stored.size).toBeGreaterThan(0);
    const allowed = { analytics: false, marketing: false, saleOfData: false };
    await open(reply, { definition: THREE, allowed, stored });
    await settle();
    expect([...stored]).toEqual([]);
  });

  test('stores nothing without consent, and says that the earlier answers are saved', async () => {
    const { reply, saved } = server();
    const stored = new Map<string, unknown>();
    for (const answer of ['one', 'again']) {
      const page = await open(reply, { definition: THREE, stored });
      page.type(answer);
      page.next();
      await settle();
      expect(page.root.textContent.includes('Your earlier answers are saved.')).toBe(answer === 'again');
    }
    expect([...saved.values()].map(({ body }) => body.answers)).toEqual([{ a: { value: 'one' } }]);
    expect(stored.size).toBe(0);
  });
});

test('reads a number by the rules of the survey’s language where the words around it are English', async () => {
  const definition = survey(question('number', 'a', { config: { decimals: true } }));
  const page = await open(({ body }) => Response.json({ data: body }), { language: 'pl', definition });
  page.type('2,125');
  page.next();
  await settle();
  expect(page.sent).toMatchObject([{ answers: { a: { value: 2.125 } } }]);
  expect(page.root.textContent).toContain('Thank You!');
});
