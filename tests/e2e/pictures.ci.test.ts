import type { Page } from 'playwright-core';
import { layoutShift } from '#tests/support/layout-shift.ts';
import { describe, expect, test } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { givePictures, setPlan } from './support/give-pictures.ts';
import { heading } from './support/hosted-page.ts';
import { openSurveyApp, openSurveyAppWith, publishSurvey } from './support/open-survey-app.ts';
import { openStorePage, surveyOn } from './support/store-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const DEFINITION = survey(
  question('single_select', 'q1', {
    text: 'Which lamp do you like best?',
    options: ['Ida', 'Ole', 'Ava', 'Kai'],
  }),
  question('nps', 'q2', { text: 'How likely are you to recommend us?' }),
);

/** The server remembers a plan for ten seconds, and a script for fifteen. */
const PLAN_AND_SCRIPT_MS = 26_000;

interface DrawnImage {
  readonly alt: string;
  readonly loading: string;
  readonly isLoaded: boolean;
}

/** The images of the survey, once all of them have loaded. */
async function imagesOn(page: Page, count: number): Promise<DrawnImage[]> {
  const read = () =>
    surveyOn(page).evaluate((view) =>
      [...view.shadowRoot!.querySelectorAll('img')].map(({ alt, loading, naturalWidth }) => ({
        ...{ alt, loading },
        isLoaded: naturalWidth > 0,
      })),
    );
  await expect.poll(async () => (await read()).filter(({ isLoaded }) => isLoaded).length).toBe(count);
  return read();
}

describe('the card of a survey with pictures', () => {
  test('shows the logo, the question’s picture and those of the options, and nothing moves when they arrive', async () => {
    const opened = await openStorePage({}, DEFINITION);
    await setPlan(opened, 'pro-monthly');
    const visit = async () => {
      const page = await openPage(PHONE);
      await page.goto(opened.address);
      await heading(page, 'Which lamp do you like best?').waitFor();
      await page.waitForLoadState('networkidle');
      return page;
    };
    await givePictures(opened);
    const page = await visit();
    const images = await imagesOn(page, 6);
    expect(images.map(({ alt, loading }) => [alt, loading])).toEqual([
      ['Marlow Lamps', 'eager'],
      ['A picture for q1', 'eager'],
      ...Array.from({ length: 4 }, () => ['', 'eager']),
    ]);
    await takeScreenshot(page, 'pictures-card');
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
    const options = page.locator('askwell-survey .option');
    const [one, two] = [(await options.nth(0).boundingBox())!, (await options.nth(1).boundingBox())!];
    expect([one.y === two.y, one.x < two.x]).toEqual([true, true]);
    await page.getByRole('radio', { name: 'Ole' }).click();
    await heading(page, 'How likely are you to recommend us?').waitFor();
    const next = await imagesOn(page, 2);
    expect(next.map(({ alt, loading }) => [alt, loading])).toEqual([
      ['Marlow Lamps', 'eager'],
      ['A picture for q2', 'lazy'],
    ]);
    const card = (await page.locator('askwell-card').boundingBox())!;
    expect(card.height).toBeLessThanOrEqual(0.6 * PHONE.viewport.height + 1);
  });

  test('draws each picture with its words inside its own tile on a very small phone', async () => {
    const opened = await openStorePage({}, DEFINITION);
    await givePictures(opened);
    const page = await openPage({ ...PHONE, viewport: { width: 320, height: 568 } });
    await page.goto(opened.address);
    await heading(page, 'Which lamp do you like best?').waitFor();
    await surveyOn(page).locator('.tiles img').nth(3).waitFor();
    const tiles = await surveyOn(page)
      .locator('.option')
      .evaluateAll((options) =>
        options.map((option) => {
          const { left, right, top, bottom } = option.getBoundingClientRect();
          const inner = [...option.querySelectorAll('img, span')].map((part) => part.getBoundingClientRect());
          return {
            left,
            right,
            top,
            bottom,
            isWhole: inner.every((part) => part.top >= top && part.bottom <= bottom),
          };
        }),
      );
    expect(tiles.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true]);
    const overlapping = tiles.filter((one, at) =>
      tiles
        .slice(at + 1)
        .some(
          (two) =>
            one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
        ),
    );
    expect(overlapping).toEqual([]);
  });

  test('loads no code for pictures if the survey has none, or if the plan has ended', async () => {
    const opened = await openStorePage({}, DEFINITION, openSurveyAppWith({}));
    const expectRequested = async (count: number) => {
      const page = await openPage(PHONE);
      const names: string[] = [];
      page.on('request', (request) => names.push(request.url()));
      await page.goto(opened.address);
      await heading(page, 'Which lamp do you like best?').waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => names.filter((name) => /\/images\/|pictures/.test(name)).length).toBe(count);
      await page.close();
    };
    await expectRequested(0);
    await givePictures(opened);
    opened.deps.clock.advance(PLAN_AND_SCRIPT_MS);
    await expectRequested(7);
    await setPlan(opened, 'free');
    opened.deps.clock.advance(PLAN_AND_SCRIPT_MS);
    await expectRequested(0);
  });

  test('shows its words when a picture cannot be loaded', async () => {
    const opened = await openStorePage({}, DEFINITION);
    await givePictures(opened);
    await opened.deps.database.query(`DELETE FROM images WHERE store_id = $1`, [opened.store.storeId]);
    const page = await openPage({ ...PHONE, expectedProblems: [/404/] });
    await page.goto(opened.address);
    await page.getByRole('img', { name: 'A picture for q1' }).waitFor();
    await page.getByRole('radio', { name: 'Ole' }).click();
    await heading(page, 'How likely are you to recommend us?').waitFor();
    expect(await imagesOn(page, 0)).toHaveLength(2);
  });
});

test('the survey’s own page shows the logo above the survey, and the pictures', async () => {
  const { url, deps } = await openSurveyApp();
  const published = await publishSurvey(deps, DEFINITION);
  await givePictures({ ...published, deps, url });
  const page = await openPage(PHONE);
  await page.goto(`${url}/s/${published.survey.publicId}`);
  await imagesOn(page, 5);
  const logo = page.locator('header img');
  expect(await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.height])).toEqual([
    true,
    56,
  ]);
  await expectAccessible(page);
  await takeScreenshot(page, 'pictures-hosted');
});
