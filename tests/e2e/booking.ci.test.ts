import type { Frame, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOAD_TIMEOUT_MS } from '#web/admin/features/booking/booking-widget.tsx';
import { openPage } from '#tests/support/browser.ts';
import { installApp } from '#tests/support/install-app.ts';
import { appIn } from './support/app-frame.ts';
import { startBookingProvider, type BookingProvider, type Trouble } from './support/booking-provider.ts';
import { visit } from './support/shell-page.ts';
import { openProduct } from './support/start-product.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const calendarIn = (page: Page | Frame): FrameLocator => page.frameLocator('iframe[title="Calendar"]');
const bookingIn = (page: Page | Frame): FrameLocator =>
  calendarIn(page).frameLocator('iframe[title="Book a call"]');
const modalOf = (page: Page | Frame) => page.getByRole('dialog', { name: 'Schedule a Call' });

let provider: BookingProvider;
let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  provider = await startBookingProvider();
  product = await openProduct({}, provider.configure);
});

beforeEach(() => {
  provider.asked.length = 0;
  provider.trouble = null;
});

afterAll(async () => {
  await product.stop();
  provider.close();
});

test('books a call in the modal, which closes a second later, and on the page', async () => {
  // A console error fails the test, also for a style that the page's policy blocks.
  const page = await openPage(PHONE);
  await visit(page, `${product.appUrl}/login`);
  for (const time of ['first', 'second']) {
    await page.getByRole('button', { name: /Schedule a call/ }).click();
    const modal = modalOf(page);
    const confirm = bookingIn(page).getByRole('button', { name: 'Confirm' });
    await confirm.waitFor();
    const booked = Date.now();
    await confirm.click();
    await modal.waitFor({ state: 'detached' });
    const passed = Date.now() - booked;
    expect(passed, `the ${time} time`).toBeGreaterThanOrEqual(900);
    expect(passed, `the ${time} time`).toBeLessThan(15_000);
  }
  const [asked] = provider.asked;
  expect([asked?.searchParams.get('embed'), asked?.searchParams.get('layout')]).toEqual([
    '30min',
    'month_view',
  ]);
  await visit(page, `${product.appUrl}/book-a-call`);
  await bookingIn(page).getByRole('button', { name: 'Confirm' }).waitFor();
});

test('shows the calendar in the provider’s styles, at the height of its content, with its error hidden', async () => {
  const page = await openPage(PHONE);
  await visit(page, `${product.appUrl}/book-a-call`);
  await bookingIn(page).getByRole('button', { name: 'Confirm' }).waitFor();
  const widget = calendarIn(page).locator('cal-inline');
  const styles = () =>
    widget.evaluate((element) => {
      const inside = element.shadowRoot;
      const part = (selector: string) => inside?.querySelector(selector) ?? element;
      return {
        display: getComputedStyle(element).display,
        error: getComputedStyle(part('#error')).display,
        loader: getComputedStyle(part('.loader')).display,
        wrapper: getComputedStyle(part('#wrapper')).position,
      };
    });
  await expect.poll(styles).toEqual({ display: 'flex', error: 'none', loader: 'none', wrapper: 'absolute' });
  await expect
    .poll(async () => (await page.getByTitle('Calendar').boundingBox())?.height)
    .toBeGreaterThanOrEqual(640);
});

test('allows neither inline styles nor the provider’s scripts on any page of the app', async () => {
  for (const path of ['/', '/login', '/onboarding', '/billing-plans', '/book-a-call']) {
    const policy = (await fetch(product.appUrl + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain(provider.origin);
  }
});

test('books a call inside the store’s admin', async () => {
  await installApp(product);
  const page = await openPage(PHONE);
  await page.goto(`${product.storeUrl}/admin/apps/askwell`);
  const app = appIn(page);
  await app.getByRole('button', { name: /Schedule a call/ }).click();
  await bookingIn(app).getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => modalOf(app).count()).toBe(0);
});

const TOO_LONG = /taking longer than it should/;
const TROUBLES: [Trouble, RegExp][] = [
  ['the script hangs', TOO_LONG],
  ['the page refuses frames', TOO_LONG],
  ['the script is missing', /could not be loaded/],
  ['no such link', /could not be loaded/],
];

test.each(TROUBLES)('shows the contact address and a retry button when %s', async (trouble, words) => {
  const page = await openPage({
    ...PHONE,
    expectedProblems: [/status of 404/, /X-Frame-Options/, /frame/],
  });
  provider.trouble = trouble;
  await page.clock.install();
  await page.goto(`${product.appUrl}/book-a-call`);
  // The other troubles show at once, perhaps before this test looks.
  if (words === TOO_LONG) {
    await page.getByText('Loading the calendar…').waitFor();
    expect(await page.getByText(words).isVisible()).toBe(false);
    await page.clock.fastForward(LOAD_TIMEOUT_MS);
  }
  await page.getByText(words).waitFor();
  await page.getByRole('link', { name: 'support@askwell.example' }).waitFor();
  expect(await page.getByText('Loading the calendar…').isVisible()).toBe(false);

  provider.trouble = null;
  await page.getByRole('button', { name: 'Try the calendar again' }).click();
  await bookingIn(page).getByRole('button', { name: 'Confirm' }).waitFor();
  expect(await page.getByText(words).isVisible()).toBe(false);
});
