import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResponseToSave } from '#shared/survey/collect.ts';
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

/**
 * Opens the thank-you page of an order and answers its survey completely; `reply` is the server's reply to the
 * response.
 */
async function finish(
  reply: () => Response,
  language = 'en',
  visitorConsent?: { analytics: boolean; marketing: boolean; saleOfData: boolean },
) {
  const manifest = buildManifest([
    buildManifestSurvey({
      definitionUrl: 'https://askwell.example/questions/p/1.json',
      translations: [{ tag: 'de', file: null }],
      delivery: { placements: [{ type: 'thank_you' }] },
    }),
  ]);
  const sent: ResponseToSave[] = [];
  const definitions: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address.includes('/manifest.json')) return Promise.resolve(Response.json({ manifest }));
    if (address.includes('/questions/')) {
      definitions.push(address);
      return Promise.resolve(Response.json(DEFINITION));
    }
    if (!address.includes('/responses/')) return Promise.resolve(Response.json({ data: {} }));
    sent.push(JSON.parse(init!.body as string) as ResponseToSave);
    return Promise.resolve(reply());
  });
  const checkout = {
    shop: { myshopifyDomain: 'shop.example' },
    settings: { value: { server: 'https://askwell.example' } },
    storage: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
    checkoutToken: { value: 'token-1' },
    ...(visitorConsent && { customerPrivacy: { value: { visitorConsent } } }),
    localization: { language: { value: { isoCode: language } } },
    orderConfirmation: { value: { order: { id: 'gid://shopify/Order/5001' } } },
  } satisfies CheckoutGlobal;
  const root = document.createElement('main');
  await attachSurvey(checkout, root);
  const [, go] = root.querySelectorAll('s-button');
  go!.dispatchEvent(new Event('click'));
  return { root, sent, definitions };
}

const settle = () => vi.advanceTimersByTimeAsync(100);

test('shows the discount code of a completed response', async () => {
  const data = { revision: 1, complete: true, discountCode: 'PLUM-10' };
  const { root, sent } = await finish(() => Response.json({ data }));
  expect(root.textContent).toContain('Your discount code appears here as soon as your answers are sent.');
  await settle();
  expect(root.textContent).toContain('Your discount code: PLUM-10');
  expect(sent).toMatchObject([{ complete: true, respondentKey: 'token-1' }]);
});

test('removes the promise of a code when the server refuses the response', async () => {
  const error = { code: 'RESPONSE_TAKEN', message: '' };
  const { root } = await finish(() => Response.json({ error }, { status: 409 }));
  await settle();
  expect(root.textContent).toBe('You have answered this survey already. Thank you.');
});

test('retries when the server is busy, and then shows the code', async () => {
  const replies = [Response.json({}, { status: 503 }), Response.json({ data: { revision: 1, discountCode: 'PLUM-10' } })];
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
])('sends what the shopper allows: %j is %s', async (visitorConsent, consent) => {
  const { sent } = await finish(() => Response.json({ data: { revision: 1 } }), 'en', visitorConsent);
  expect(sent.map(({ attributes }) => attributes.consent)).toEqual([consent]);
});

test('asks in the language of the checkout', async () => {
  const error = { code: 'RESPONSE_TAKEN', message: '' };
  const { root, sent, definitions } = await finish(() => Response.json({ error }, { status: 409 }), 'de-AT');
  expect(definitions).toEqual(['https://askwell.example/questions/p/1.json?language=de']);
  expect(sent).toMatchObject([{ attributes: { language: 'de' } }]);
  expect(root.textContent).toContain('Ihr Rabattcode erscheint hier');
  await settle();
  expect(root.textContent).toBe('Sie haben diese Umfrage bereits beantwortet. Vielen Dank.');
});

test('asks in the store’s language when the survey has no other that fits', async () => {
  const { sent, definitions } = await finish(() => Response.json({ data: { revision: 1 } }), 'fr');
  expect(definitions).toEqual(['https://askwell.example/questions/p/1.json']);
  expect(sent).toMatchObject([{ attributes: { language: 'en' } }]);
});
