import type { Frame, Page } from 'playwright-core';
import { layoutShift } from '#tests/support/layout-shift.ts';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { fetchFromApi } from './merchant-api.ts';
import { reloadApp, type AppWindow } from './open-app.ts';

type App = Page | Frame;

/** Creates a survey from a template by keyboard, starting at the empty list. */
export async function expectStartFromTemplate({ app, page }: AppWindow): Promise<void> {
  await app.getByRole('heading', { name: 'Net promoter score' }).waitFor();
  await expectGoodScreen(app, 'an empty list');
  await app.getByRole('button', { name: 'Create survey' }).press('Enter');
  const picker = app.getByRole('dialog', { name: 'Start creating your survey' });
  await picker.getByRole('heading', { name: 'Order satisfaction' }).waitFor();
  await expectGoodScreen(app, 'the choice of templates');
  expect(await focused(app)).toBe('All');
  expect((await picker.boundingBox())?.width).toBeLessThanOrEqual(820);

  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  expect(await picker.getByRole('heading', { level: 3 }).allTextContents()).toContain('Net promoter score');
  await tabTo({ app, page }, 'Net promoter score');
  await page.keyboard.press('Enter');
  const preview = app.getByRole('dialog', { name: 'Net promoter score' });
  await preview.waitFor();
  expect((await preview.boundingBox())?.width).toBeLessThanOrEqual(550);
  await expectGoodScreen(app, 'a template’s preview');
  await answerByKeyboard({ app, page });
  await expectAccessible(app);
  await preview.getByText(/How likely are you to recommend/).waitFor();

  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  expect(await focused(app)).toBe('Net promoter score');
  await page.keyboard.press('Enter');
  await tabTo({ app, page }, 'Use Template: Net promoter score');
  await page.keyboard.press('Enter');
  await app.waitForURL(/\/surveys\/template\/net-promoter-score/);
  await app.evaluate(() => history.back());
  await app.getByRole('heading', { level: 1, name: 'Ask your first question' }).waitFor();
}

/** Tests a list of three pages: search, filters and every action. */
export async function expectListOfTwelve(opened: AppWindow): Promise<void> {
  await makeSurveys(opened.app);
  const { app, page } = await reloadApp(opened);
  await app.getByText('1–5 of 12').waitFor();
  expect(await layoutShift(app)).toBeLessThan(0.02);
  await expectGoodScreen(app, 'a list of twelve');

  await app.getByRole('button', { name: 'Next page' }).click();
  await app.getByRole('button', { name: 'Next page' }).click();
  await app.getByText('11–12 of 12').waitFor();
  await app.getByRole('searchbox').fill('teapot');
  await app.getByRole('link', { name: 'Teapot opinions', exact: true }).waitFor();
  await app.waitForURL(/[?&]search=teapot/);
  await expect.poll(() => app.getByRole('button', { name: /^More actions/ }).count()).toBe(1);

  await act(app, 'Teapot opinions', 'Pause');
  await app.getByRole('button', { name: 'Undo' }).click();
  await app.getByText('“Teapot opinions” is published again', { exact: true }).waitFor();
  await app.getByRole('button', { name: 'Closed', exact: true }).click();
  await app.getByText('No survey matches').waitFor();
  await expectGoodScreen(app, 'no match');
  await app.getByRole('button', { name: 'Show all surveys' }).click();

  await app.getByText('1–5 of 12').waitFor();
  await act(app, 'Survey 11', 'Duplicate');
  await app.getByRole('link', { name: 'Survey 11 (copy)', exact: true }).waitFor();
  await app.getByText('1–5 of 13').waitFor();
  await app.getByRole('button', { name: 'More actions: Survey 11 (copy)' }).click();
  await expectGoodScreen(app, 'a survey’s menu');
  await page.keyboard.press('Escape');
  await act(app, 'Survey 11 (copy)', 'Delete');
  const dialog = app.getByRole('dialog', { name: 'Delete “Survey 11 (copy)”?' });
  await dialog.getByText(/never published/).waitFor();
  await expectGoodScreen(app, 'deleting');
  await dialog.getByRole('button', { name: 'Delete survey' }).click();
  await app.getByText('1–5 of 12').waitFor();
  await dialog.waitFor({ state: 'detached' });

  await app
    .getByText(/as many surveys at the same time as you like\. Pro: \$19\/mo, 14-day free trial/)
    .waitFor();
}

async function act(app: App, survey: string, action: string): Promise<void> {
  await app.getByRole('button', { name: `More actions: ${survey}`, exact: true }).click();
  await app.getByRole('menuitem', { name: action }).click();
}

async function focused(app: App): Promise<string> {
  return app.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
}

async function tabTo({ app, page }: AppWindow, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(app)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${name}`);
}

/** Answers every question of the survey up to the thanks, and returns to its start. */
async function answerByKeyboard({ app, page }: AppWindow): Promise<void> {
  const view = app.locator('askwell-survey');
  const within = () =>
    view.evaluate((host) => {
      const active = host.shadowRoot?.activeElement;
      return active instanceof HTMLInputElement ? active.type : (active?.className ?? '');
    });
  const tabWithin = async (wanted: RegExp): Promise<string> => {
    for (let presses = 0; presses < 30; presses += 1) {
      const at = await within();
      if (wanted.test(at)) return at;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Not reached within the survey: ${wanted.source}`);
  };
  const thanks = view.getByText('Thank You!');
  for (let questions = 0; questions < 10 && !(await thanks.isVisible()); questions += 1) {
    const field = await tabWithin(/radio|checkbox|field/);
    if (field === 'field') await page.keyboard.type('Because it is a good store');
    else await page.keyboard.press('Space');
    await tabWithin(/\bgo\b/);
    await page.keyboard.press('Enter');
  }
  await view.getByText('Your responses have been submitted successfully.').waitFor();
  await view.getByText(/Resetting in \d seconds\.\.\./).waitFor();
}

/**
 * Creates eleven drafts and a live survey, which is the last but one that was changed, each named for a later
 * search.
 */
async function makeSurveys(app: App): Promise<void> {
  const named = async (surveyId: string, name: string) => {
    const made = { surveyId, templateId: 'net-promoter-score' };
    const { definition } = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', made);
    const save = { baseRevision: 1, saveId: surveyId, definition: { ...definition, name } };
    await fetchFromApi(app, 'PUT', `/surveys/${surveyId}/draft`, save);
  };
  await named('teapot', 'Teapot opinions');
  await fetchFromApi(app, 'POST', '/surveys/teapot/publish', { draftRevision: 2 });
  for (let n = 1; n <= 11; n += 1) await named(`survey-${n}`, `Survey ${n}`);
}
