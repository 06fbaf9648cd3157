import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { fetchFromApi } from './support/merchant-api.ts';
import { openApp, type OpenApp } from './support/open-app.ts';

const DESKTOP = { width: 1280, height: 800 };
/** What the browser logs about the missing files. */
const EXPECTED = [/404/, /dynamically imported module/, /preload CSS/, /Oops|ErrorBoundary|component/];

const SETTINGS = /\/assets\/settings-screen-.*\.js$/;
const ANALYTICS = /\/assets\/analytics-screen-.*\.js$/;
const DELETION = /\/assets\/delete-dialog-.*\.js$/;

/** Answers 404 for a file, as often as said, as a server does after a deploy. Counts the page’s loads. */
async function loseFile({ page }: OpenApp, file: RegExp, times = Infinity) {
  const opened = { count: 0 };
  let left = times;
  page.on('domcontentloaded', () => (opened.count += 1));
  await page.route(file, async (route) => {
    left -= 1;
    if (left >= 0) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return opened;
}

const heading = (app: Page | Frame, name: string) =>
  app.getByRole('heading', { level: 1, name, exact: true }).waitFor();

test.each(['top level', 'embedded'] as const)(
  'reloads once by itself when a screen’s file is gone since a deploy, %s',
  async (place) => {
    const opened = await openApp(place, { viewport: DESKTOP, expectedProblems: EXPECTED });
    await loseFile(opened, SETTINGS, 1);
    await opened.app.getByRole('link', { name: 'Settings' }).click();
    await heading(opened.app, 'Settings');
    await opened.app.getByRole('link', { name: 'Store and look' }).waitFor();
    expect(new URL(opened.app.url()).pathname).toBe('/settings');
  },
);

test('shows the crash screen instead of a second reload', async () => {
  const opened = await openApp('top level', { viewport: DESKTOP, expectedProblems: EXPECTED });
  const count = await loseFile(opened, SETTINGS);
  await opened.app.getByRole('link', { name: 'Settings' }).click();
  await heading(opened.app, 'Oops! Something went wrong');
  expect(count.count).toBe(1);
  await expectAccessible(opened.app);
  await opened.app.getByRole('button', { name: 'Go to your surveys' }).click();
  await heading(opened.app, 'Ask your first question');
});

test('keeps what was typed in the builder when the next screen’s file is gone', async () => {
  const opened = await openApp('top level', { viewport: DESKTOP, expectedProblems: EXPECTED });
  const { app, page } = opened;
  await fetchFromApi(app, 'POST', '/surveys', { surveyId: 'typed', templateId: 'net-promoter-score' });
  await page.goto(new URL('/builder/typed', page.url()).href);
  await app.getByLabel('Question', { exact: true }).fill('Would you tell a friend about our teapots?');
  await loseFile(opened, ANALYTICS, 1);
  await app.getByRole('link', { name: 'Answers' }).click();
  await app.waitForURL(/\/surveys\/analytics\/typed/);
  await app.getByRole('link', { name: 'Back to surveys' }).waitFor();
  await page.goto(new URL('/builder/typed', page.url()).href);
  const question = app.getByLabel('Question', { exact: true });
  await expect.poll(() => question.inputValue()).toBe('Would you tell a friend about our teapots?');
});

test('asks before it reloads for a part of a screen where something was typed', async () => {
  const opened = await openApp('top level', { viewport: DESKTOP, expectedProblems: EXPECTED });
  const { app } = opened;
  const count = await loseFile(opened, DELETION);
  await fetchFromApi(app, 'POST', '/surveys', { surveyId: 'one', templateId: 'net-promoter-score' });
  await opened.page.reload();
  const askToDelete = async () => {
    await app.getByRole('button', { name: 'More actions: Net promoter score' }).click();
    await app.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await app.getByRole('searchbox').fill('net');
  await askToDelete();
  await app.getByText('A part of this page could not be loaded').first().waitFor();
  expect(count.count).toBe(1);
  expect(await app.getByRole('searchbox').inputValue()).toBe('net');
  await opened.page.unroute(DELETION);
  await app.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => count.count).toBe(2);
  await askToDelete();
  await app.getByRole('dialog', { name: 'Delete “Net promoter score”?' }).waitFor();
});
