import { expect, test } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { answer, openStorePage, PHONE, surveyOn } from './support/store-page.ts';

const PRODUCT = `<header style="height:60px"><a href="/" id="logo">Juniper</a> <a href="/cart" id="cart">Cart</a></header>
  <form action="/cart/add" style="margin-top:1200px"><button style="width:100%;height:48px">Add to cart</button></form>
  <p style="height:2000px">`;

test.each([
  ['390 by 844', PHONE],
  ['320 by 568', { width: 320, height: 568 }],
])(
  'on a product page of %s pixels, one line above the buy button opens the sheet',
  async (_name, viewport) => {
    const { address, show, responses, sightings } = await openStorePage();
    show({ body: PRODUCT });
    const page = await openPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(address);
    const box = async () => (await page.locator('askwell-card').boundingBox())!;
    const line = page.getByRole('button', { name: 'What brought you here?', expanded: false });
    await line.waitFor();
    await takeScreenshot(page, `storefront/line-${viewport.width}`);
    await expectAccessible(page, { within: 'askwell-card' });
    expect((await box()).height).toBeGreaterThanOrEqual(44);
    expect((await box()).height).toBeLessThanOrEqual(60);
    expect(await surveyOn(page).isVisible()).toBe(false);
    await expect.poll(sightings).toEqual(['shown 1']);

    const buy = page.getByRole('button', { name: 'Add to cart' });
    const gap = async () => {
      const { y, height } = await box();
      return Math.round((await buy.boundingBox())!.y - y - height);
    };
    await buy.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect.poll(gap).toBe(4);

    await line.click();
    const heading = page.getByRole('heading', { name: 'What brought you here?' });
    expect(await heading.evaluate((element) => element.matches(':focus'))).toBe(true);
    expect((await box()).height).toBeLessThanOrEqual(viewport.height / 2);
    await page.evaluate('scrollTo(0, 0)');
    await page.locator('#cart').click({ trial: true });
    await page.locator('#logo').click({ trial: true });
    await answer(page);
    await expect.poll(responses).toMatchObject([{ isComplete: true }]);
  },
);

test.each([
  ['a phone', PHONE, 390],
  ['a desktop', { width: 1280, height: 800 }, 768],
])('on %s, follows a root font of 200 % and stays inside the window', async (_name, viewport, wide) => {
  const { address, show, responses } = await openStorePage();
  show({ head: '<style>html { font-size: 200% }</style>' });
  const page = await openPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(address);
  await surveyOn(page).waitFor();
  const option = surveyOn(page).locator('.option').first();
  expect(await option.evaluate((row) => getComputedStyle(row).fontSize)).toBe('32px');
  const { x, y, width, height } = (await page.locator('askwell-card').boundingBox())!;
  expect(width).toBe(wide);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(viewport.height);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
});

test('no list cuts off the focus ring, and an option looks hovered only once the pointer has moved', async () => {
  const ask = (id: string) => question('single_select', id, { text: id, options: ['A', 'B', 'C'] });
  const {
    address,
    show,
    survey: made,
  } = await openStorePage({ type: 'embedded' }, survey(ask('One'), ask('Two')));
  show({ body: `<div data-askwell-survey="${made.publicId}"></div>` });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(address);
  const option = surveyOn(page).locator('.option').nth(1);
  const border = () => option.evaluate((row) => getComputedStyle(row).borderTopColor);
  await option.click();
  await page.getByRole('heading', { name: 'Two' }).waitFor();
  await expect.poll(() => option.evaluate((row) => row.matches(':hover'))).toBe(true);
  expect(await border()).toBe('rgba(0, 0, 0, 0)');
  await option.hover({ position: { x: 9, y: 9 } });
  await expect.poll(border).not.toBe('rgba(0, 0, 0, 0)');

  await page.keyboard.press('Tab');
  const cut = await surveyOn(page)
    .locator('.option:has(:focus-visible)')
    .evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(row);
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const list = row.parentElement!.getBoundingClientRect();
      return Math.max(ring + list.left - left, ring + right - list.right);
    });
  expect(cut).toBeLessThanOrEqual(0);
});

test('an embedded survey keeps its height at the next step', async () => {
  const options = Array.from({ length: 9 }, (_, at) => `Answer ${at}`);
  const {
    address,
    show,
    survey: made,
  } = await openStorePage(
    { type: 'embedded' },
    survey(
      question('single_select', 'q1', { text: 'What brought you here?', options }),
      question('rating', 'q2', { text: 'How was it?' }),
    ),
  );
  show({ body: `<div data-askwell-survey="${made.publicId}"></div><p id="below">Below</p>` });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(address);
  const below = async () => (await page.locator('#below').boundingBox())!.y;
  await surveyOn(page).waitFor();
  const before = await below();
  await page.getByRole('radio', { name: 'Answer 3' }).click();
  await page.getByRole('heading', { name: 'How was it?' }).waitFor();
  expect(await below()).toBe(before);
});

test('the option that the keyboard has chosen stays in sight beside the button that appears', async () => {
  const options = Array.from({ length: 9 }, (_, at) => `Answer ${at}`);
  const { address, show } = await openStorePage(
    {},
    survey(
      question('single_select', 'q1', { text: 'What brought you here?', options }),
      question('rating', 'q2'),
    ),
  );
  show({});
  const page = await openPage({ viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });
  await page.goto(address);
  await surveyOn(page).getByRole('radio').first().focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  const next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  const chosen = surveyOn(page).locator('.option:has(:checked)');
  await expect
    .poll(async () => {
      const { y, height } = (await chosen.boundingBox())!;
      return (await next.boundingBox())!.y - y - height;
    })
    .toBeGreaterThan(0);
});
