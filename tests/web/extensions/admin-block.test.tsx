import { afterEach, expect, test, vi } from 'vitest';
import type { ShopperAnswers, ShopperResponse } from '#shared/api/admin-block.ts';
import { showAnswers } from '#web/extensions/admin/block.ts';
import type { BlockApi } from '#web/extensions/admin/platform.ts';

afterEach(() => vi.unstubAllGlobals());

const LOW: ShopperResponse = {
  ...{ survey: 'How was it?', at: '2026-11-27T10:00:00.000Z', isComplete: true, lowScore: 'in_work' },
  answers: [{ question: 'Would you recommend us?', answer: '2' }],
  path: '/surveys/analytics/s1?tab=detractors',
};

/** A stand-in for the admin's page of an order or a customer. */
function admin(id: string, token: string | null = 'an.id.token') {
  const api = {
    auth: { idToken: () => Promise.resolve(token) },
    data: { selected: [{ id }] },
  } satisfies BlockApi;
  const asked: [address: string, authorization: string][] = [];
  const root = document.createElement('div');
  return {
    asked,
    root,
    show: async (subject: 'order' | 'customer', reply: () => Response | Promise<Response>) => {
      vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
        asked.push([address, headers['authorization'] ?? '']);
        return Promise.resolve().then(reply);
      });
      await showAnswers(api, root, { subject, server: 'https://askwell.example' });
      return root.querySelector('s-admin-block') as HTMLElement & { collapsedSummary?: string };
    },
  };
}

const answers = (...responses: ShopperResponse[]) =>
  Response.json({ data: { responses, hasMore: false, linksOrders: true } satisfies ShopperAnswers });

const properties = (root: Element, selector: string, name: string) =>
  [...root.querySelectorAll(selector)].map((each) => (each as unknown as Record<string, unknown>)[name]);

test('asks with the admin’s id token, and shows the answers, the low score and a way into the app', async () => {
  const page = admin('gid://shopify/Order/5001');
  const block = await page.show('order', () => answers(LOW));
  expect(page.asked).toEqual([
    ['https://askwell.example/api/v1/admin-block?subject=order&id=5001', 'Bearer an.id.token'],
  ]);
  expect(block.textContent).toContain('Would you recommend us? 2');
  expect(properties(block, 's-section', 'heading')).toEqual(['How was it?']);
  expect(block.querySelector('s-badge')?.textContent).toBe('Low score: in work');
  expect(properties(block, 's-badge', 'tone')).toEqual(['warning']);
  expect(properties(block, 's-link', 'href')).toEqual(['app:/surveys/analytics/s1?tab=detractors']);
  expect(block.collapsedSummary).toBe('Low score: in work');
});

test('counts responses when none needs work', async () => {
  const page = admin('gid://shopify/Customer/7001');
  const block = await page.show('customer', () => answers({ ...LOW, lowScore: 'solved' }));
  expect(block.collapsedSummary).toBe('1 response');
  expect(page.asked[0]?.[0]).toMatch(/subject=customer&id=7001$/);
});

test.each([
  ['order', 'Nobody has answered a survey about this order.'],
  ['customer', 'This customer has not answered a survey.'],
] as const)('says that there is no answer on the page of an %s', async (subject, sentence) => {
  const block = await admin('gid://shopify/Order/1').show(subject, () => answers());
  expect(block.textContent).toBe(sentence);
});

test('names the plan where a plan links no orders', async () => {
  const nothing = { responses: [], hasMore: false, linksOrders: false } satisfies ShopperAnswers;
  const block = await admin('gid://shopify/Order/1').show('order', () => Response.json({ data: nothing }));
  expect(block.textContent).toBe('Your plan does not link orders to answers.See the plans');
  expect(properties(block, 's-link', 'href')).toEqual(['app:/billing-plans']);
});

test.each([
  ['refuses', () => new Response('', { status: 401 })],
  ['cannot be reached', () => Promise.reject(new TypeError('failed'))],
  ['answers with something else', () => new Response('<html>')],
])('says so when the app %s', async (_what, reply) => {
  const block = await admin('gid://shopify/Order/1', null).show('order', reply);
  expect(block.textContent).toBe('Askwell did not answer. Reload the page to try again.');
});
