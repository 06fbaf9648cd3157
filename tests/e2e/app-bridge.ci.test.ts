import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import jwt from 'jsonwebtoken';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import type { PageOptions } from '#tests/support/browser.ts';
import { openPage } from '#tests/support/browser.ts';
import { SmallBrowser } from '#tests/support/small-browser.ts';
import { authorizeUrl, openDevStoreWithApp } from './support/dev-store-with-app.ts';
import { servePages } from './support/two-sites.ts';

/** An app that only uses App Bridge and records its events in `happened`. */
const APP = `<!doctype html><html lang="en"><head><title>An app</title>
<meta name="shopify-api-key" content="test-client">
<script src="{{bridge}}"></script>
<script>
  window.happened = [];
  const note = (what) => window.happened.push(what);
  document.addEventListener('shopify:navigate', (event) => {
    const href = event.target.getAttribute('href');
    note('navigate ' + href);
    history.pushState(null, '', href);
  });
</script></head><body><main><h1>An app</h1>
<ui-nav-menu><a href="/" rel="home">Home</a><a href="/surveys">Surveys</a><a href="/settings?tab=1">Settings</a></ui-nav-menu>
<ui-title-bar title="Your surveys">
  <button variant="breadcrumb" onclick="note('back')">Back</button>
  <button onclick="note('help')">Help</button>
  <button variant="primary" id="create" onclick="note('create')">Create</button>
  <section label="More"><button tone="critical" onclick="note('delete')">Delete</button></section>
</ui-title-bar>
<ui-save-bar id="bar" discardconfirmation>
  <button variant="primary" onclick="note('save')"></button><button onclick="note('discard')"></button>
</ui-save-bar>
<ui-modal id="modal"><p>Inside the modal</p>
  <ui-title-bar title="A question"><button variant="primary" onclick="note('answered')">Answer</button></ui-title-bar>
</ui-modal>
</main></body></html>`;

interface Opened {
  page: Page;
  app: Frame;
  storeUrl: string;
  clientSecret: string;
}

/** Installs the app and opens it in the admin. */
async function openApp(path = '', options: PageOptions = {}): Promise<Opened> {
  const opened = await openDevStoreWithApp(APP);
  const { storeUrl } = opened;
  const asked = Object.fromEntries(new URL(authorizeUrl(opened)).searchParams);
  await new SmallBrowser().submit(`${storeUrl}/admin/oauth/authorize`, { ...asked, decision: 'approve' });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(`${storeUrl}/admin/apps/askwell${path}`);
  const app = page.frame('app-frame')!;
  await app.waitForSelector('h1');
  return { page, app, ...opened };
}

const happened = (app: Frame): Promise<string[]> => app.evaluate('window.happened');

async function expectHappened(app: Frame, what: string[]): Promise<void> {
  await expect.poll(() => happened(app)).toEqual(what);
}

test('loads the App Bridge stand-in before the page, with every part of the real one', async () => {
  const { app } = await openApp();
  // Typed by the library, so that this does not compile when the library adds a part that is missing here.
  const parts: Record<keyof ShopifyGlobal, true> = {
    config: true,
    origin: true,
    ready: true,
    setSignals: true,
    environment: true,
    loading: true,
    idToken: true,
    user: true,
    toast: true,
    resourcePicker: true,
    scanner: true,
    modal: true,
    saveBar: true,
    pos: true,
    intents: true,
    webVitals: true,
    support: true,
    reviews: true,
    scopes: true,
    picker: true,
    app: true,
    shopifyQL: true,
    tools: true,
  };
  expect((await app.evaluate<string[]>('Object.keys(window.shopify)')).sort()).toEqual(
    Object.keys(parts).sort(),
  );
  expect(await app.evaluate('shopify.config')).toMatchObject({
    apiKey: 'test-client',
    shop: 'juniper-and-vale.dev-store.test',
  });
  await expect(app.evaluate('shopify.resourcePicker({ type: "product" })')).rejects.toThrow(
    'The dev store has no shopify.resourcePicker',
  );
});

test('reports which of the app’s parts the store has switched on, in the theme and the checkout', async () => {
  const { page, app, storeUrl } = await openApp();
  const states = () =>
    app.evaluate<string[]>(`shopify.app.extensions().then((extensions) => extensions.flatMap(
      ({ activations }) => activations.map(({ handle, status, target }) => [handle ?? target, status ?? 'on'].join(' ')),
    ))`);
  expect(await states()).toEqual(['askwell-embed available', 'askwell-survey available']);
  for (const place of ['theme', 'checkout']) {
    const editor = await page.context().newPage();
    await editor.goto(`${storeUrl}/admin/editor?place=${place}`);
    await editor.getByRole('checkbox').check();
    await editor.getByRole('button', { name: 'Save' }).click();
    await editor.getByRole('status').waitFor();
    await editor.close();
  }
  expect(await states()).toEqual([
    'askwell-embed active',
    'askwell-survey active',
    'purchase.thank-you.block.render on',
  ]);
});

describe.each(['blocked', 'allowed'] as const)('with third-party cookies %s', (thirdPartyCookies) => {
  test('gives the app an id token from the admin frame while it is installed', async () => {
    const { page, app, clientSecret, storeUrl } = await openApp('', {
      thirdPartyCookies,
      expectedProblems: [/403/],
    });
    const token = await app.evaluate<string>('shopify.idToken()');
    expect(jwt.verify(token, clientSecret)).toMatchObject({ aud: 'test-client' });
    await page.context().request.post(`${storeUrl}/admin/uninstall`);
    await expect(app.evaluate('shopify.idToken()')).rejects.toThrow('has not installed the app');
  });
});

describe('the title bar of an embedded app', () => {
  test('shows the app’s title and buttons in the admin and forwards clicks to the app', async () => {
    const { page, app } = await openApp();
    await page.getByRole('heading', { name: 'Your surveys' }).waitFor();
    expect(await page.title()).toBe('Your surveys · Askwell · Juniper & Vale');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectHappened(app, ['create', 'help', 'back', 'delete']);
  });

  test('follows the app’s changes, and hides the app’s own elements', async () => {
    const { page, app } = await openApp();
    await app.evaluate(`{
      document.querySelector('ui-title-bar').setAttribute('title', 'Settings');
      create.textContent = 'Save all'; create.disabled = true;
    }`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save all' }).isDisabled()).toBe(true);
    expect(await app.locator('ui-title-bar').first().isVisible()).toBe(false);
    await app.evaluate(`document.querySelector('main > ui-title-bar').remove()`);
    await page.getByRole('heading', { name: 'Askwell' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save all' }).count()).toBe(0);
  });
});

describe('the admin’s menu and address', () => {
  test('navigates the app on a click in the admin’s menu without a reload', async () => {
    const { page, app, storeUrl } = await openApp();
    await app.evaluate('window.sameDocument = true');
    await page.getByRole('link', { name: 'Surveys' }).click();
    await expectHappened(app, ['navigate /surveys']);
    await page.waitForURL(`${storeUrl}/admin/apps/askwell/surveys`);
    expect(await page.getByRole('link', { name: 'Surveys' }).getAttribute('aria-current')).toBe('page');
    await page.getByRole('navigation').getByRole('link', { name: 'Askwell' }).click();
    await page.waitForURL(`${storeUrl}/admin/apps/askwell`);
    expect(await app.evaluate('window.sameDocument')).toBe(true);
  });

  test('updates the admin’s address with the app’s, also back and forward, and a reload keeps it', async () => {
    const { page, app, storeUrl } = await openApp('/surveys?filter=live');
    const base = `${storeUrl}/admin/apps/askwell`;
    expect(page.url()).toBe(`${base}/surveys?filter=live`);
    await app.evaluate(`history.pushState(null, '', '/builder/7')`);
    await page.waitForURL(`${base}/builder/7`);
    await app.evaluate(`history.replaceState(null, '', '/builder/8#logic')`);
    await page.waitForURL(`${base}/builder/8#logic`);
    await page.goBack();
    await page.waitForURL(`${base}/surveys?filter=live`);
    await page.goForward();
    await page.waitForURL(`${base}/builder/8#logic`);
    await page.reload();
    await page.frame('app-frame')!.waitForURL(/\/builder\/8\?/);
  });

  test('opens a link to the admin in the admin', async () => {
    const { page, app, storeUrl } = await openApp();
    await app.evaluate(`open('shopify://admin/orders', '_top')`);
    await expect.poll(() => page.url()).toBe(`${storeUrl}/admin/orders`);
  });
});

describe('the save bar of the admin', () => {
  test('asks before it discards, saves at once and hides without a question when nothing is unsaved', async () => {
    const { page, app } = await openApp();
    await app.evaluate(`for (const name of ['show', 'hide']) bar.addEventListener(name, () => note(name))`);
    await app.evaluate('bar.hide()');
    await app.evaluate(`shopify.saveBar.show('bar')`);
    await page.getByText('Unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Go on editing' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expectHappened(app, ['show', 'save', 'discard']);
    await app.evaluate('bar.hide()');
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
    await expectHappened(app, ['show', 'save', 'discard', 'hide']);
  });

  test('keeps the merchant on the page until they confirm the loss of unsaved changes', async () => {
    const { page, app } = await openApp();
    await app.evaluate('bar.show()');
    await page.getByRole('link', { name: 'Surveys' }).click();
    await page.getByRole('button', { name: 'Go on editing' }).click();
    expect(await happened(app)).toEqual([]);
    const leaving = app.evaluate(`shopify.saveBar.leaveConfirmation().then(() => 'left', () => 'stayed')`);
    await page.getByRole('button', { name: 'Go on editing' }).click();
    expect(await leaving).toBe('stayed');
    await page.getByRole('link', { name: 'Surveys' }).click();
    await page.getByRole('button', { name: 'Leave page' }).click();
    await expectHappened(app, ['navigate /surveys']);
  });
});

test('shows a toast in the admin, runs its action and reports when it closes', async () => {
  const { page, app } = await openApp();
  await app.evaluate(`shopify.toast.show('Survey closed', {
    action: 'Undo', onAction: () => note('undo'), onDismiss: () => note('gone'),
  })`);
  await page.getByText('Survey closed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectHappened(app, ['undo', 'gone']);
  await app.evaluate(
    `shopify.toast.show('Short', { duration: 50, onDismiss: () => note('gone by itself') })`,
  );
  await expectHappened(app, ['undo', 'gone', 'gone by itself']);
});

test('opens a modal with its content and buttons and reports its opening and closing', async () => {
  const { page, app } = await openApp();
  await app.evaluate(`for (const name of ['show', 'hide']) modal.addEventListener(name, () => note(name))`);
  expect(await app.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0);
  await app.evaluate('modal.hide()');
  await app.evaluate(`shopify.modal.show('modal')`);
  const dialog = app.getByRole('dialog', { name: 'A question' });
  await dialog.getByText('Inside the modal').waitFor();
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectHappened(app, ['show', 'answered', 'hide']);
  // The modal's title differs from the page's.
  await page.getByRole('heading', { name: 'Your surveys' }).waitFor();
});

/**
 * Waits until a window has read its messages. Messages to one window are read in order, so the last one proves that
 * the earlier ones were read.
 */
async function untilMessagesAreRead(window: Page | Frame): Promise<void> {
  await window.evaluate(`new Promise((resolve) => {
    addEventListener('message', ({ data }) => data === 'the last' && resolve());
    postMessage('the last');
  })`);
}

describe('messages from other windows', () => {
  test('the admin ignores a message that does not come from its frame', async () => {
    const { page } = await openApp();
    await page.evaluate(
      `postMessage({ channel: 'dev-store-admin', kind: 'open', url: 'shopify://admin/orders' })`,
    );
    await page.evaluate(
      `postMessage({ channel: 'dev-store-admin', kind: 'toast', toast: { id: '1', message: 'forged' } })`,
    );
    await untilMessagesAreRead(page);
    expect(page.url()).toContain('/admin/apps/askwell');
    expect(await page.getByText('forged').count()).toBe(0);
  });

  test('the app ignores a message that does not come from the admin', async () => {
    const { app } = await openApp();
    await app.evaluate(
      `postMessage({ channel: 'dev-store-admin', kind: 'navigate', path: '/surveys' }, '*')`,
    );
    await untilMessagesAreRead(app);
    expect(await happened(app)).toEqual([]);
  });

  test('sends nothing to another site that frames the app, and ignores its messages', async () => {
    const { appUrl } = await openDevStoreWithApp(APP);
    const thief = await servePages('127.0.0.1', (_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><script>heard = []; onmessage = ({ data }) => heard.push(data)</script><iframe src="${appUrl}/?host=${thiefHost}"></iframe>`,
        ),
    );
    const page = await openPage({ expectedProblems: [/target origin provided/] });
    await page.goto(thief);
    const app = page.frames()[1]!;
    await app.waitForSelector('h1');
    // The app's script added its listener first, so it has read the message when this listener replies.
    await app.evaluate(`addEventListener('message', () => parent.postMessage('read', '*'))`);
    await page.evaluate(
      `frames[0].postMessage({ channel: 'dev-store-admin', kind: 'navigate', path: '/surveys' }, '*')`,
    );
    await expect.poll(() => page.evaluate('heard')).toEqual(['read']);
    expect(await happened(app)).toEqual([]);
  });
});

/** A host parameter that an attacker's page could forge. */
const thiefHost = Buffer.from('127.0.0.1/admin').toString('base64');

test('reports an error instead of an id token outside the admin', async () => {
  const { appUrl } = await openDevStoreWithApp(APP);
  const page = await openPage();
  await page.goto(appUrl);
  await expect(page.evaluate('shopify.idToken()')).rejects.toThrow('not inside a store’s admin');
  expect(await page.evaluate('shopify.environment.embedded')).toBe(false);
});

test.each([390, 1280])('is accessible in the admin around the app at %i px', async (width) => {
  const { page, app } = await openApp('', { viewport: { width, height: 800 } });
  await page.getByRole('heading', { name: 'Your surveys' }).waitFor();
  await expectAccessible(page);
  await app.evaluate('bar.show()');
  await app.evaluate(`shopify.toast.show('Saved', { action: 'Undo' })`);
  await page.getByText('Unsaved changes').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
});
