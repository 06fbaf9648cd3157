import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADDRESSES, logIn, visit } from '#tests/e2e/support/shell-page.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import { openPage } from '#tests/support/browser.ts';

const PHONE = { width: 390, height: 844 };

const MOVED = { '/integrations': '/settings/connections' };

/** The final address of each route; a route without an entry does not redirect. */
const LANDINGS: Record<string, Partial<Record<string, string>>> = {
  'signed out': {
    ...Object.fromEntries(ADDRESSES.map((path) => [path, '/login'])),
    '/onboarding': '/onboarding',
    '/book-a-call': '/book-a-call',
  },
  'a new store': { ...MOVED, '/': '/onboarding', '/login': '/onboarding' },
  'without a subscription': {
    ...MOVED,
    '/': '/billing-plans',
    '/login': '/billing-plans',
    '/onboarding': '/billing-plans',
  },
  'with a subscription': { ...MOVED, '/login': '/', '/onboarding': '/' },
};

async function expectLandings(page: Page, appUrl: string, state: string): Promise<void> {
  const landed: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const address of ADDRESSES) {
    landed[address] = await visit(page, appUrl + address);
    expected[address] = LANDINGS[state]?.[address] ?? address;
  }
  expect(landed, state).toEqual(expected);
}

test('opens the right screen on every route for every kind of visitor', async () => {
  const product = await startProduct();
  const { appUrl } = product;
  // No survey or template exists at the addresses that name one.
  const page = await openPage({ viewport: PHONE, expectedProblems: [/status of 404/] });
  await expectLandings(page, appUrl, 'signed out');

  await logIn(page, product);
  await expectLandings(page, appUrl, 'a new store');

  await visit(page, `${appUrl}/onboarding`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL(`${appUrl}/billing-plans`);
  await expectLandings(page, appUrl, 'without a subscription');

  await visit(page, `${appUrl}/billing-plans`);
  await page.getByRole('button', { name: 'Start with Free' }).click();
  await page.waitForURL(`${appUrl}/`);
  await expectLandings(page, appUrl, 'with a subscription');
});
