import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { logIn, visit } from './support/shell-page.ts';
import { shareProduct } from './support/start-product.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** The console error when the server refuses a handoff. */
const REFUSED = { ...PHONE, expectedProblems: [/status of 401/] };

const cookies = async (page: Page, appUrl: string) => {
  const all = await page.context().cookies(appUrl);
  const named = (name: string) => all.find((cookie) => cookie.name === name)?.value;
  return { token: named('auth_token'), store: named('store_url') };
};

/**
 * Returns the address with a handoff to which an install redirects. The app's code is blocked, so the handoff stays
 * unused.
 */
async function unusedHandoff(page: Page, appUrl: string): Promise<string> {
  const code = `${appUrl}/assets/*.js`;
  await page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${appUrl}/install?shop=juniper-and-vale.dev-store.test&return=app`);
  const approve = page.getByRole('button', { name: 'Install app' });
  if (await approve.isVisible()) await approve.click();
  await page.waitForURL(/token=/);
  await page.unroute(code);
  return page.url();
}

const withTheirs = (appUrl: string, token: string): string =>
  `${appUrl}/?${new URLSearchParams({ token, storeUrl: 'theirs.dev-store.test' }).toString()}`;

/** A token with another store in its claims, as an attacker could write it. */
function forged(audience: string): string {
  const claims = { merchantId: 'm2', storeId: 's2', storeUrl: 'theirs.dev-store.test', aud: audience };
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return [part({ alg: 'HS256' }), part(claims), 'c2lnbmF0dXJl'].join('.');
}

describe('a link with a session token', () => {
  const product = shareProduct();

  test('neither replaces nor ends the session of a merchant who opens it', async () => {
    const { appUrl } = product();
    const page = await openPage(REFUSED);
    await logIn(page, product());
    const own = await cookies(page, appUrl);
    const second = await page.context().newPage();
    await visit(second, `${appUrl}/onboarding`);

    const attacker = await openPage(PHONE);
    const foreignHandoff = await unusedHandoff(attacker, appUrl);
    await attacker.goto(foreignHandoff);
    await attacker.waitForURL(`${appUrl}/onboarding`);
    const theirs = await cookies(attacker, appUrl);
    const otherHandoff = await unusedHandoff(await openPage(PHONE), appUrl);

    const links = [
      withTheirs(appUrl, theirs.token ?? ''),
      withTheirs(appUrl, forged('askwell:session')),
      withTheirs(appUrl, forged('askwell:handoff')),
      withTheirs(appUrl, 'x'),
      otherHandoff,
    ];
    for (const link of links) {
      await page.goto(link);
      await page.waitForURL(`${appUrl}/onboarding`);
      await page.getByRole('heading', { name: 'What do you want to know first?' }).waitFor();
      expect(await cookies(page, appUrl)).toEqual(own);
    }
    // Time passes: the other tab checks its session every second and must stay signed in.
    await second.waitForTimeout(1_500);
    expect(new URL(second.url()).pathname).toBe('/onboarding');
  });

  test('leads a signed-out visitor to the login and stores nothing', async () => {
    const { appUrl } = product();
    const page = await openPage(REFUSED);
    for (const token of ['x', forged('askwell:session'), forged('askwell:handoff')]) {
      await visit(page, withTheirs(appUrl, token));
      await page.waitForURL(`${appUrl}/login`);
      expect(await cookies(page, appUrl)).toEqual({ token: undefined, store: undefined });
    }
    await page.getByText('This sign-in link is no longer valid. Please log in again.').waitFor();
  });

  test('signs in the browser that started the install once: both cookies, no query, one reload', async () => {
    const { appUrl } = product();
    const page = await openPage(REFUSED);
    const handoff = await unusedHandoff(page, appUrl);
    const loads: string[] = [];
    page.on('domcontentloaded', () => void loads.push(page.url()));
    await page.goto(handoff);
    await page.waitForURL(`${appUrl}/onboarding`);
    await page.getByRole('heading', { name: 'What do you want to know first?' }).waitFor();
    const { token, store } = await cookies(page, appUrl);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(token).not.toBe(new URL(handoff).searchParams.get('token'));
    expect(store).toBe('juniper-and-vale.dev-store.test');
    await expect.poll(() => loads).toHaveLength(2);

    await page.goto(handoff);
    await page.getByRole('heading', { name: 'What do you want to know first?' }).waitFor();
    expect(await cookies(page, appUrl)).toEqual({ token, store });
  });
});
