import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { Inbox } from '#shared/api/analytics-inbox.ts';
import { appIn, openAt } from '#tests/e2e/support/app-frame.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const INBOX = '/surveys/analytics/autumn?tab=detractors';

type App = Page | Frame;

const QUESTIONS = [
  {
    questionId: 'score',
    type: 'nps',
    text: 'Would you recommend us?',
    config: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
  },
  {
    questionId: 'words',
    type: 'text',
    text: 'What could we do better?',
    config: { placeholder: '', nextQuestionId: null, isTerminal: false },
  },
];

async function publish(app: App): Promise<string> {
  const made = { surveyId: 'autumn', templateId: 'net-promoter-score' };
  const { definition } = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', made);
  const questions = QUESTIONS.map((question, orderIndex) => ({
    ...question,
    surveyId: 'autumn',
    meaningId: question.questionId,
    description: null,
    isRequired: false,
    orderIndex,
    logic: { rules: [] },
  }));
  const save = {
    baseRevision: 1,
    saveId: 'autumn',
    definition: { ...definition, name: 'After your order', questions },
  };
  await fetchFromApi(app, 'PUT', '/surveys/autumn/draft', save);
  const path = '/surveys/autumn/publish';
  return (await fetchFromApi<{ publicId: string }>(app, 'POST', path, { draftRevision: 2 })).publicId;
}

const WORDS = [
  'The parcel came a week late, and nobody told me why.',
  'The mug had a crack. I wrote to you twice and never heard back from anybody in your team, which is a pity.',
  '',
  'Too expensive for what it is.',
];

/** Low scores of shoppers without an order. */
async function answer(app: App, publicId: string, count: number): Promise<void> {
  await app.evaluate(
    async ({ id, number, words }) => {
      for (let at = 0; at < number; at += 1) {
        const responseId = crypto.randomUUID().replaceAll('-', '');
        const text = words[at % words.length] ?? '';
        const now = Date.now();
        const reply = await fetch(`/api/v1/collect/${id}/responses/${responseId}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {} },
            answers: { score: { value: at % 7 }, ...(text !== '' && { words: { value: text } }) },
            ...{ path: ['score', 'words'], startedAt: now - 9_000, changedAt: now, sentAt: now },
            attributes: { placement: 'popup', country: 'DE', customerType: 'repeat', language: 'de' },
          }),
        });
        if (!reply.ok) throw new Error(await reply.text());
      }
    },
    { id: publicId, number: count, words: WORDS },
  );
}

const grid = (app: App) => app.getByRole('grid', { name: 'Low scores, newest first' });
const panel = (app: App) => app.getByRole('complementary', { name: 'The low score' });

/** Pictures at both widths, and axe. */
async function look(page: Page, name: string): Promise<void> {
  for (const [suffix, size] of [
    ['', DESKTOP],
    ['-phone', PHONE],
  ] as const) {
    await page.setViewportSize(size);
    await appIn(page).waitForFunction(
      (width) => window.innerWidth <= width && document.body.clientWidth <= width,
      size.width,
    );
    await appIn(page)
      .locator(
        size === PHONE ? '[data-wide=false], dialog, [class*=nothing]' : '[data-wide=true], [class*=nothing]',
      )
      .first()
      .waitFor();
    await takeScreenshot(page, `inbox-${name}-framed${suffix}`);
    await expectGoodScreen(appIn(page), `the inbox, ${name}`);
  }
  await page.setViewportSize(DESKTOP);
}

test('a team works through low scores by keyboard, in the store’s admin', async () => {
  const { page, app: first } = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  const publicId = await publish(first);
  await openAt(page, INBOX);
  await appIn(page)
    .getByText(/^No low scores\. /)
    .waitFor();
  await look(page, '0');

  await answer(appIn(page), publicId, 3);
  await openAt(page, '/');
  await openAt(page, INBOX);
  const app = appIn(page);
  await grid(app).waitFor();
  await look(page, '3');

  await answer(app, publicId, 297);
  await openAt(page, '/');
  await openAt(page, INBOX);
  await grid(app).waitFor();
  await look(page, '300');

  await app.getByText('Filter', { exact: true }).click();
  await app.getByRole('combobox', { name: 'You are' }).fill('Ana');
  await page.keyboard.press('Tab');
  await grid(app).getByRole('row').nth(1).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = app.getByRole('group', { name: 'Selected low scores' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('combobox', { name: 'Owner of the selected low scores' }).fill('Bo');
  await bar.getByRole('button', { name: 'Assign' }).click();
  await grid(app).getByText('Bo').nth(1).waitFor();
  await look(page, 'selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await grid(app).locator('[data-response]').nth(1).focus();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await panel(app).waitFor();
  await panel(app).getByRole('button', { name: 'In work' }).click();
  await panel(app).getByText('New → In work').waitFor();
  await panel(app)
    .getByText(/^Ana, /)
    .first()
    .waitFor();
  await look(page, 'panel');
  await panel(app)
    .getByRole('region', { name: 'History' })
    .getByRole('button', { name: 'Undo' })
    .first()
    .click();
  await panel(app)
    .getByText(/Undone by Ana/)
    .waitFor();
  const { counts } = await fetchFromApi<Inbox>(app, 'GET', '/surveys/autumn/inbox');
  expect(counts).toEqual({ new: 300, in_work: 0, solved: 0 });
  await panel(app).getByLabel('Due').focus();
  await page.keyboard.type('12012026');
  await page.keyboard.press('Enter');
  await panel(app).getByText('Due: Dec 1, 2026').waitFor();
  expect(
    await panel(app)
      .getByText(/^Due: /)
      .count(),
  ).toBe(1);
  await panel(app).getByLabel('Due').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await panel(app).getByText('Type the whole day, with four digits for the year.').waitFor();
  await panel(app).getByText('Due: Dec 1, 2026').waitFor();
});

/** Orders in the online store, and gives a low score with words on the page of the order. */
async function orderAndComplain(storeUrl: string): Promise<void> {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const form = { type: 'repeat', country: 'DE', basket: '', consent: 'yes', back: '/store/' };
  await page.request.post(`${storeUrl}/store/shopper`, { form, headers: { origin: storeUrl } });
  await page.goto(`${storeUrl}/store/products/glass-teapot`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: /Place the order/ }).click();
  await page.locator('[data-order-status] askwell-survey').waitFor();
  await page.getByRole('radio', { name: /^2 / }).click();
  await page.getByRole('textbox', { name: 'What could we do better?' }).fill('The lid was broken.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
}

test('a merchant writes to the shopper of an order, with a discount code of the store', async () => {
  const { page, app: first, storeUrl } = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  await publish(first);
  const delivery = { ...DEFAULT_DELIVERY, placements: [{ type: 'thank_you' }] };
  await fetchFromApi(first, 'PUT', '/surveys/autumn/delivery', { delivery });
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('button', { name: 'Add it to the theme' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).waitFor();
  await orderAndComplain(storeUrl);
  const openLowScore = async () => {
    await page.goto(`${storeUrl}/admin/apps/askwell${INBOX}`);
    await page.waitForFunction(
      () => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame',
    );
    await grid(appIn(page)).locator('[data-response]').first().click();
    return panel(appIn(page)).getByRole('region', { name: 'Shopper' });
  };
  let shopper = await openLowScore();
  await shopper.getByRole('link', { name: '#1001' }).waitFor();
  const mail = shopper.getByRole('link', { name: 'Write to them' });
  await mail.waitFor();
  expect(await mail.getAttribute('href')).toMatch(/^mailto:[^?]+@shopper\.example\?subject=/);
  await shopper.getByRole('button', { name: 'Discount code' }).click();
  await shopper
    .getByText('Your store has not allowed Askwell to create discount codes.', { exact: false })
    .waitFor();
  await look(page, 'discount-asked');

  // The pictures changed the screen's width, and the form is still open.
  await shopper.getByRole('link', { name: 'Allow discount codes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  shopper = await openLowScore();
  await shopper.getByRole('button', { name: 'Discount code' }).click();
  await shopper.getByRole('button', { name: 'Create code' }).click();
  const code = await shopper.getByRole('status').locator('code').textContent();
  await look(page, 'discount-created');
  const draft = await shopper.getByRole('link', { name: 'Write to them' }).getAttribute('href');
  expect(decodeURIComponent(draft ?? '')).toContain(code);
});
