import type { BrowserContextOptions } from 'playwright-core';
import { login } from '#shared/api/auth.ts';
import { changePlan, startWithFree } from '#shared/api/billing.ts';
import { dismissNotice, skipOnboarding } from '#shared/api/store.ts';
import { SmallBrowser } from './small-browser.ts';

interface Addresses {
  readonly appUrl: string;
  /** The dev store's. */
  readonly storeUrl: string;
}

/** A merchant in whose store the app is installed. */
export interface Merchant {
  readonly token: string;
  /** The store's host. */
  readonly shop: string;
  /** Calls the admin's API. */
  readonly call: (endpoint: { method: string; path: string }, body: object) => Promise<unknown>;
  /** The merchant's cookies at the dev store. */
  readonly browser: SmallBrowser;
}

/** Approves the install in the dev store, as a browser does without reading the pages. Idempotent. */
export async function approveInstall(storeUrl: string): Promise<SmallBrowser> {
  const browser = new SmallBrowser();
  const { url } = await browser.get(`${storeUrl}/admin/install`);
  if (url.pathname !== '/admin/oauth/authorize') return browser;
  const asked = Object.fromEntries(url.searchParams);
  const optional = asked['optional_scopes'] ?? '';
  await browser.submit(`${storeUrl}/admin/oauth/authorize`, { ...asked, optional, decision: 'approve' });
  return browser;
}

/** Installs the app in the dev store and signs the merchant in, in a tenth of the time that a browser takes. */
export async function installApp({ appUrl, storeUrl }: Addresses): Promise<Merchant> {
  const browser = await approveInstall(storeUrl);
  const idToken = JSON.parse((await browser.get(`${storeUrl}/admin/id-token`)).text) as { idToken: string };
  const api = `${appUrl}/api/v1`;
  const { token } = (await browser.call<{ data: { token: string } }>(api + login.path, idToken)).body.data;
  const call: Merchant['call'] = async ({ method, path }, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { data: unknown }).data;
  };
  return { token, shop: storeOf(token), call, browser };
}

/** The store's host, as the session claims it. */
function storeOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { storeUrl: string }).storeUrl;
}

/** Skips the onboarding, takes the free plan, and dismisses the notice about wide windows. */
export async function startOnFree({ call }: Merchant): Promise<void> {
  await call(skipOnboarding, {});
  await call(startWithFree, {});
  await call(dismissNotice, { notice: 'mobile_only' });
}

/** Starts the trial of Pro, approves its charge in the dev store, and dismisses the message about it. */
export async function upgradeToPro({ call, browser }: Merchant): Promise<void> {
  const asked = { planId: 'pro-monthly', framed: false };
  const { confirmationUrl } = (await call(changePlan, asked)) as { confirmationUrl: string };
  await browser.submit(confirmationUrl, { decision: 'approve' });
  await call(dismissNotice, { notice: 'plan_upgrade' });
}

/** The state of a browser in which the merchant is signed in at the app's own address. */
export function signedIn({ token, shop }: Merchant, appUrl: string) {
  const cookie = (name: string, value: string) => ({
    ...{ name, value, domain: new URL(appUrl).hostname, path: '/' },
    ...{ expires: -1, httpOnly: false, secure: true, sameSite: 'Strict' as const },
  });
  const cookies = [cookie('auth_token', token), cookie('store_url', shop)];
  return { cookies, origins: [] } satisfies BrowserContextOptions['storageState'];
}
