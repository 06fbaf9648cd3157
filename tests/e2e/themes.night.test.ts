import type { Frame } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { makeAnswers } from '#tests/support/made-answers.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { publishSurvey } from '#tests/e2e/support/merchant-api.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** The free plan takes 100 answers. */
const TEXTS = [
  ...makeAnswers('en', 60, randomFrom(3)).map(({ text }) => text),
  ...makeAnswers('ja', 24, randomFrom(3)).map(({ text }) => text),
  ...Array.from({ length: 12 }, (_, at) => `التوصيل بطيء جدا، انتظرت ${at + 3} أيام`),
];

test('shows what people wrote as themes in the store’s admin, by mouse and keyboard, on a desktop and a phone', async () => {
  const { page, app } = await openApp('embedded', { viewport: DESKTOP });
  const storeUrl = new URL(page.url()).origin;
  await makeSurvey(app as Frame);
  await page.goto(`${storeUrl}/admin/apps/askwell/surveys/analytics/words?question=better`);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  const admin = page.frame('app-frame');
  if (admin === null) throw new Error('The admin shows no app.');
  const card = admin.getByRole('region', { name: /^1\. What could be better/ });
  const themes = card.getByRole('region', { name: 'Themes', exact: true });
  await themes.getByText(/^\d+ themes in 96 answers\. An answer counts/).waitFor();
  await themes
    .getByText(/Arabic/)
    .first()
    .waitFor();
  await themes.scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'themes');
  await takeScreenshot(page, 'themes-1280');

  await themes
    .getByRole('button', { name: /^Show all \d+ answers of/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const opened = themes.getByRole('button', { name: /^Show less of/ });
  await opened.waitFor();
  expect(await opened.getAttribute('aria-expanded')).toBe('true');
  await themes
    .getByRole('listitem')
    .filter({ has: admin.locator('time') })
    .first()
    .waitFor();
  await expectGoodScreen(admin, 'themes with the answers of one');
  await takeScreenshot(page, 'themes-1280-open');
  await page.keyboard.press('Enter');
  await opened.waitFor({ state: 'detached' });

  await card.getByRole('searchbox').fill('配送');
  await expect
    .poll(() => card.locator('time').count())
    .toBe(TEXTS.filter((text) => text.includes('配送')).length);

  await page.setViewportSize(PHONE);
  await card.getByRole('searchbox').fill('');
  await themes.scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'themes on a phone');
  await takeScreenshot(page, 'themes-390');
  await themes.getByRole('button', { name: /more themes?$/ }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'themes-390-end');
});

test('pins, splits and unpins a theme by keyboard, and counts new answers in it, on a desktop and a phone', async () => {
  const { page, app } = await openApp('embedded', { viewport: DESKTOP });
  const storeUrl = new URL(page.url()).origin;
  const send = await makeSurvey(app as Frame);
  await page.goto(`${storeUrl}/admin/apps/askwell/surveys/analytics/words?question=better`);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  const admin = page.frame('app-frame');
  if (admin === null) throw new Error('The admin shows no app.');
  const card = admin.getByRole('region', { name: /^1\. What could be better/ });
  await card.getByRole('button', { name: 'New theme' }).focus({ timeout: PATIENCE_MS });
  await page.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Pin a theme' });
  await dialog.getByLabel('Add a word or phrase').fill('التوصيل');
  await dialog.getByLabel('Language').selectOption('ar');
  await dialog.getByLabel('Add a word or phrase').focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('12 of 96 answers (13%):').waitFor();
  await expectGoodScreen(admin, 'pin a theme');
  await takeScreenshot(page, 'pin-theme-1280');
  await dialog.getByLabel('Name', { exact: true }).fill('Delivery');
  await dialog.getByLabel('Add a word or phrase').fill('二週間');
  await dialog.getByLabel('Language').selectOption('ja');
  await dialog.getByLabel('Add a word or phrase').focus();
  await page.keyboard.press('Enter');
  const deliveries = TEXTS.filter((text) => text.includes('二週間')).length;
  await dialog.getByText(`Japanese · ${deliveries} answers`).waitFor();
  await dialog.getByRole('button', { name: 'Pin theme' }).click();
  const pinned = card.getByRole('region', { name: 'Pinned themes' });
  await pinned.getByText('Delivery', { exact: true }).waitFor();
  const shown = pinned.getByText(/^\d+ answers · /);
  const before = Number.parseInt((await shown.textContent()) ?? '', 10);
  expect(deliveries).toBeGreaterThan(2);
  expect(before).toBe(12 + deliveries);
  await pinned.scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'pinned themes');
  await takeScreenshot(page, 'pinned-themes-1280');
  await send(admin, ['التوصيل سريع', 'Nothing of that'], TEXTS.length);
  await pinned.getByText(new RegExp(`^${before + 1} answers · `)).waitFor();

  await page.setViewportSize(PHONE);
  await pinned.getByRole('button', { name: 'Edit Delivery' }).press('Enter');
  const editing = admin.getByRole('dialog', { name: 'Edit “Delivery”' });
  await editing.getByText(/ of 98 answers /).waitFor();
  await editing.getByRole('button', { name: 'Split off 二週間' }).press('Enter');
  await expectGoodScreen(admin, 'edit a theme on a phone');
  await takeScreenshot(page, 'edit-theme-390');
  await editing.getByLabel('Name of the new theme').scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'edit-theme-390-split');
  await editing.getByRole('button', { name: 'Save' }).press('Enter');
  await pinned.getByText('13 answers · 13%').waitFor();
  await pinned.scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'pinned themes on a phone');
  await takeScreenshot(page, 'pinned-themes-390');
  await pinned.getByRole('button', { name: 'Unpin Delivery' }).press('Enter');
  await pinned.getByText('Delivery', { exact: true }).waitFor({ state: 'detached' });
});

type SendTexts = (from: Frame, texts: readonly string[], first: number) => Promise<void>;

/** Publishes a survey with one text question and sends the answers, as shoppers' pages do. */
async function makeSurvey(app: Frame): Promise<SendTexts> {
  const publicId = await publishSurvey(app, {
    surveyId: 'words',
    name: 'What people write',
    questions: [
      {
        questionId: 'better',
        type: 'text',
        text: 'What could be better?',
        config: { placeholder: '', nextQuestionId: null, isTerminal: false },
      },
    ],
  });
  const sendAll: SendTexts = (from, texts, first) =>
    from.evaluate(
      async ({ id, texts, first }) => {
        const send = async (text: string, number: number) => {
          const now = Date.now();
          const responseId = String(number).padStart(32, '0');
          const reply = await fetch(`/api/v1/collect/${id}/responses/${responseId}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              version: 1,
              revision: 1,
              respondentKey: responseId,
              complete: true,
              answers: { better: { value: text } },
              timings: { better: 5_000 },
              path: ['better'],
              startedAt: now - 8_000,
              changedAt: now,
              sentAt: now,
              attributes: { placement: 'popup', country: 'DE', customerType: 'repeat' },
            }),
          });
          if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
        };
        for (const [number, text] of texts.entries()) await send(text, first + number);
      },
      { id: publicId, texts, first },
    );
  await sendAll(app, TEXTS, 0);
  return sendAll;
}
