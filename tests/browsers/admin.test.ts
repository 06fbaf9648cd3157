import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import type { DrivenBrowser } from './drive/driven-browser.ts';
import { chromium, firefox } from './drive/puppeteer-engines.ts';
import { webkit } from './drive/webkit-engine.ts';
import { keepPicture } from './keep-picture.ts';
import { Merchant } from './merchant.ts';
import { Shopper } from './shopper.ts';

const ENGINES = [chromium, firefox, webkit].map((engine) => [engine.name, engine] as const);
const WINDOW = { language: 'en-US', width: 390, height: 844 };
const SURVEY = 'first-post-purchase-attribution';

describe.each(ENGINES)('in %s', (name, { missing, launch }) => {
  if (missing !== null) process.stdout.write(`Not run in ${name}: ${missing}\n`);
  test.runIf(missing !== null && process.env['CI_FULL'] === '1')('the browser is there', () => {
    expect(missing).toBeNull();
  });

  describe.skipIf(missing !== null)('framed in the store’s admin', () => {
    let browser: DrivenBrowser;
    beforeAll(async () => void (browser = await launch(WINDOW)));
    afterAll(() => browser.close());

    test('a merchant publishes a first survey in a minute and reads its first answer', async () => {
      const { storeUrl } = await startProduct();
      onTestFailed(() => keepPicture(browser, `${name} admin failed`));
      const merchant = new Merchant(browser);
      const look = async (title: string): Promise<void> => {
        await keepPicture(browser, `${name} admin ${title}`);
        if (name === chromium.name) await merchant.expectAccessible();
      };
      const open = (path: string) => browser.open(`${storeUrl}/admin/apps/askwell${path}`);

      // Over plain HTTP Safari keeps no secure cookie, not even for localhost, and an install needs one.
      if (name === webkit.name) await installInChromium(storeUrl);
      else await install(browser, storeUrl);
      await open('');
      await merchant.presses('How do people find me?');
      await merchant.reads('Your survey in your store’s look');
      await look('survey');
      await merchant.presses('Looks good');
      await merchant.reads('Where should it ask?');
      await switchOnThankYouPage(storeUrl);
      await merchant.reads('Switched on');
      await look('place');
      await merchant.presses('Publish');
      await merchant.reads('Waiting for the first answer');
      await merchant.reads('Thank-you page: switched on');
      await look('waiting');

      await answerAsShopper(browser, merchant, storeUrl);

      // The profile is new, so what the frame knows after this came through the store's admin.
      await open(`/surveys/analytics/${SURVEY}`);
      await merchant.reads('More figures');
      await look('answers');
      await merchant.presses('Build');
      await merchant.reads('Everything is published');
      await look('build');
      // In the shopper's card; the new words are one change of the draft.
      await merchant.presses('Option 1');
      await browser.type(' or so');
      await merchant.reads('1 unpublished change');
      await look('build-typed');
      await merchant.presses('On your store');
      await merchant.reads('Live');
      await merchant.reads('Seen on a thank-you page');
      await look('store');
      // Safari gives the frame no cookie: the store's admin signs the merchant in each time.
      if (name === webkit.name) expect(await merchant.evaluate('frame', 'document.cookie')).toBe('');
    });
  });
});

async function install(browser: DrivenBrowser, storeUrl: string): Promise<void> {
  const merchant = new Merchant(browser);
  await browser.open(`${storeUrl}/admin/apps`);
  await merchant.presses('Install', 'page');
  await merchant.presses('Install app', 'page');
  await merchant.reads('What do you want to know first?');
}

async function installInChromium(storeUrl: string): Promise<void> {
  const browser = await chromium.launch(WINDOW);
  try {
    await install(browser, storeUrl);
  } finally {
    await browser.close();
  }
}

/** What the store’s checkout editor saves. */
async function switchOnThankYouPage(storeUrl: string): Promise<void> {
  const { status } = await fetch(`${storeUrl}/admin/editor`, {
    method: 'POST',
    body: new URLSearchParams({ place: 'checkout', on: 'yes' }),
    headers: { origin: storeUrl },
    redirect: 'manual',
  });
  expect(status).toBe(303);
}

async function answerAsShopper(browser: DrivenBrowser, merchant: Merchant, storeUrl: string): Promise<void> {
  await browser.open(`${storeUrl}/store/products/glass-teapot`);
  await merchant.presses('Add to cart', 'page');
  await merchant.presses('Check out', 'page');
  await merchant.presses('Place the order', 'page');
  const shopper = new Shopper(browser, 'mouse');
  await shopper.reads('How did you first hear about us?');
  await shopper.chooses('Friends or family', 'Next');
  await shopper.reads('How long ago was that?');
}
