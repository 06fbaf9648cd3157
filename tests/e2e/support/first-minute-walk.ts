import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { appIn } from './app-frame.ts';
import { install } from './install-walk.ts';
import { ReadingClock } from './reading-clock.ts';
import { startProduct, type Product } from './start-product.ts';

const MOST_CLICKS = 8;
const MOST_SECONDS = 60;

interface Walk {
  readonly page: Page;
  readonly app: Frame;
  readonly product: Product;
  readonly clock: ReadingClock;
  /** Reads the screen and keeps a picture of it. */
  readonly look: (name: string) => Promise<void>;
}

/** Installs in the store's admin. The clock starts with the approval. */
export async function begin(width: number): Promise<Walk> {
  const product = await startProduct();
  const page = await openPage({
    viewport: { width, height: width < 768 ? 844 : 860 },
    reducedMotion: 'reduce',
  });
  const app = await install(page, product);
  const clock = new ReadingClock();
  let shots = 0;
  const look = async (name: string): Promise<void> => {
    const words = await clock.read(appIn(page), 'main, [role=dialog]');
    shots += 1;
    await takeScreenshot(page, `first-minute-${width}-${shots}-${name}`);
    // oxlint-disable-next-line no-console -- shown where the test fails
    console.log(`${width} px, ${name}: ${clock.clicks} clicks, ${words} new words`);
  };
  return { page, app, product, clock, look };
}

/** In a new tab, as the store's editor opens. */
async function switchOn({ page, app, clock }: Walk, link: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await clock.click(app.getByRole('link', { name: link }));
  const editor = await opened;
  await clock.click(editor.getByRole('checkbox'));
  await clock.read(editor, 'form');
  await clock.click(editor.getByRole('button', { name: 'Save' }));
  await editor.getByRole('status').waitFor();
  await editor.close();
  clock.clickElsewhere();
  await page.bringToFront();
}

async function publishFirst(walk: Walk): Promise<void> {
  const { app, clock, look, page } = walk;
  await app.getByText('The channels they name').waitFor();
  await look('question');
  await clock.click(app.getByRole('button', { name: 'How do people find me?' }));
  await app.getByRole('heading', { name: 'Your survey in your store’s look' }).waitFor();
  await app.getByText('How did you first hear about us?').waitFor();
  await look('survey');
  await clock.click(app.getByRole('button', { name: 'Looks good' }));
  await app.getByRole('heading', { name: 'Where should it ask?' }).waitFor();
  expect(await app.getByRole('checkbox', { name: 'Thank-you page' }).isChecked()).toBe(true);
  await look('place');
  await expectAccessible(page);
  await switchOn(walk, 'Switch on: Thank-you page');
  await app.getByText('Switched on').waitFor();
  await clock.click(app.getByRole('button', { name: 'Publish' }));
  await app.waitForURL(/\/surveys\/delivery\//);
}

/** Leads from the approval to a published survey that is switched on, and shows the first answer arrive. */
export async function expectFirstMinute(width: number): Promise<void> {
  const walk = await begin(width);
  const { app, clock, page, product, look } = walk;
  await publishFirst(walk);
  await app.getByText('Thank-you page switched on, not seen yet').waitFor();
  await clock.read(app, 'main header');
  // oxlint-disable-next-line no-console -- shown where the test fails
  console.log(`${width} px: ${clock.clicks} clicks, ${clock.words} words, ${clock.seconds} s`);
  expect(clock.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(clock.seconds).toBeLessThanOrEqual(MOST_SECONDS);

  await app.getByText('Waiting for the first answer').waitFor();
  await app.getByRole('link', { name: 'Place a test order' }).waitFor();
  await look('waiting');
  await expectAccessible(page);
  await answerAsShopper(page, product);
  await app.getByText('Your first answer is here').waitFor();
  await app.getByText(/^Seen at .* on the thank-you page, answered /).waitFor();
  await look('arrived');
  await app.getByRole('link', { name: 'Answers', exact: true }).click();
  await app.waitForURL(/\/surveys\/analytics\//);
  if (width >= 768) {
    await app.getByRole('button', { name: 'Continue Anyway' }).waitFor();
    await look('notice');
    await app.getByRole('button', { name: 'Continue Anyway' }).click();
  }
  await app.getByRole('article', { name: 'The first answer' }).waitFor();
  await look('answers');
  await app.getByRole('link', { name: 'Build', exact: true }).click();
  await app.getByText('Everything is published').waitFor();
  await look('build');
  await app.getByRole('link', { name: 'On your store', exact: true }).click();
  await app.getByText('Live', { exact: true }).waitFor();
  await look('store');
}

/** Orders in the store and answers the survey on the thank-you page. */
export async function answerAsShopper(merchant: Page, { storeUrl }: Product): Promise<void> {
  const shop = await merchant.context().newPage();
  await shop.goto(`${storeUrl}/store/products/glass-teapot`);
  await shop.getByRole('button', { name: 'Add to cart' }).click();
  await shop.getByRole('link', { name: 'Check out' }).click();
  await shop.getByRole('button', { name: /Place the order/ }).click();
  await shop.getByRole('radio', { name: 'Friends or family' }).click();
  await shop.getByRole('heading', { name: 'How long ago was that?' }).waitFor();
  await shop.close();
  await merchant.bringToFront();
}
