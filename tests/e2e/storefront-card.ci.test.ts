import { describe, expect, test } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openPage } from '#tests/support/browser.ts';
import { layoutShift } from '#tests/support/layout-shift.ts';
import { answer, expectCardOnPhone, openStorePage, PHONE, surveyOn } from './support/store-page.ts';

const BAR = 'position:fixed;left:0;right:0;bottom:0;height:64px;background:#eee';

const PAGES = {
  'a root font of 62.5 %': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  'a transformed body': 'body { transform: translateX(40px) scale(.9) }',
  'a contained body': 'body { contain: layout paint; width: 300px; height: 300px }',
  'a body that hides its overflow': 'html, body { overflow: hidden; height: 100% }',
  'scroll snapping':
    'html { scroll-snap-type: y mandatory } main { scroll-snap-align: start; height: 200vh }',
  'a header above everything':
    'h1 { position: fixed; inset: 0 0 auto; height: 60vh; z-index: 2147483647; background: #fff }',
};

describe('the card on a phone', () => {
  test.each(Object.entries(PAGES))('has its size and place on a page with %s', (_name, css) =>
    expectCardOnPhone(css),
  );

  test('is inside the window and can be answered on a zoomed page', async () => {
    const { address, show, responses } = await openStorePage();
    show({ head: '<style>html { zoom: 1.4 }</style>' });
    const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(address);
    await surveyOn(page).waitFor();
    const box = (await page.locator('askwell-card').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(391);
    expect(Math.abs(box.y + box.height - 844)).toBeLessThanOrEqual(1);
    await answer(page);
    await expect.poll(responses).toMatchObject([{ isComplete: true }]);
  });

  test.each([
    [
      'a bar to add to the cart',
      `<form action="/cart/add" style="${BAR}"><button>Add to cart</button></form>`,
    ],
    ['a consent banner', `<div style="${BAR}"><button>Accept</button></div>`],
  ])('stands above %s', async (_name, body) => {
    const { address, show } = await openStorePage();
    show({ body });
    const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(address);
    const card = page.locator('askwell-card');
    await card.waitFor();
    const box = (await card.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(780);
  });
});

test('moves away when a buy button scrolls under it, shifts no layout and keeps the focus', async () => {
  const { address, show } = await openStorePage();
  show({
    head: '<style>html, body { height: 100%; margin: 0; overflow: hidden } main { height: 100%; overflow-y: auto }</style>',
    body: '<form action="/cart/add" style="margin-top:1400px;text-align:right"><button>Add</button></form><p style="height:2000px">',
  });
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  const card = page.locator('askwell-card');
  await card.waitFor();
  const place = async () => (await card.boundingBox())!;
  expect((await place()).x).toBeGreaterThan(640);
  await surveyOn(page).getByRole('radio').first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe('askwell-card');
  await page.locator('main').evaluate((main) => main.scrollTo(0, 850));
  await expect.poll(async () => (await place()).x).toBeLessThan(640);
  expect(await layoutShift(page)).toBe(0);
  expect(await focused()).toBe('askwell-card');
});

test.each([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', PHONE],
])('on %s, stays hidden until it is in its corner, and shifts no layout', async (_name, viewport) => {
  const { address, show } = await openStorePage();
  show({ body: '<a href="/checkout" style="position:fixed;right:0;bottom:200px">Check out</a>' });
  const page = await openPage({ viewport });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const card = document.querySelector('askwell-card');
      if (card && getComputedStyle(card).visibility === 'visible') seen.push(card.getAttribute('at') ?? '');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto(address);
  await page.locator('askwell-card').waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual([viewport === PHONE ? 'right' : 'left']);
  expect(await layoutShift(page)).toBe(0);
});

test('is as its page’s language is written, with its button at the other end than the store’s name', async () => {
  const { address, show, deps, store } = await openStorePage();
  await deps.database.query(
    `UPDATE stores SET settings = settings || '{"appearance":{"language":"ar"}}', manifest_revision = manifest_revision + 1
      WHERE store_id = $1`,
    [store.storeId],
  );
  show({ language: 'ar', head: '<meta property="og:site_name" content="Juniper &amp; Vale">' });
  const page = await openPage({ viewport: { width: 320, height: 568 } });
  await page.goto(address);
  const name = (await page.getByText('Juniper & Vale').boundingBox())!;
  const close = (await page.getByRole('button', { name: 'إغلاق' }).boundingBox())!;
  const isApart = close.x >= name.x + name.width || close.x + close.width <= name.x;
  expect(isApart).toBe(true);
});

test('a first question about a date shows its whole calendar on a phone', async () => {
  const { address, show } = await openStorePage(
    {},
    survey(question('date', 'q1', { text: 'When would you like it delivered?' })),
  );
  show({});
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(address);
  const calendar = (await page.getByRole('grid').boundingBox())!;
  const next = (await page.getByRole('button', { name: 'Submit' }).boundingBox())!;
  expect(calendar.height).toBeGreaterThan(200);
  expect(calendar.y + calendar.height).toBeLessThanOrEqual(next.y);
});

test('text in the card follows the text size that the shopper set in the browser', async () => {
  const { address, show } = await openStorePage();
  show({ head: '<style>html { font-size: 62.5% }</style>' });
  const page = await openPage({ viewport: PHONE });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
  await page.goto(address);
  const option = page.locator('askwell-survey .option').first();
  expect(await option.evaluate((row) => getComputedStyle(row).fontSize)).toBe('24px');
});

test('shows a survey that is inside the page nowhere else on it', async () => {
  const { address, show, survey } = await openStorePage([{ type: 'embedded' }, { type: 'popup' }]);
  const block = `<div data-askwell-survey="${survey.publicId}"></div>`;
  show({ body: block + block });
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-askwell-survey] askwell-survey').waitFor();
  expect(await surveyOn(page).count()).toBe(1);
  expect(await page.locator('askwell-card').count()).toBe(0);

  await page.goto(`${address}?askwell_debug=1`);
  const explained = page.locator('askwell-explanation');
  await explained.getByText('(popup) does not show here').waitFor();
  const reasons = await explained.locator('li').allTextContents();
  const inside = 'A block of this page shows it already, and a survey shows once on a page.';
  // The card and the second block.
  expect(reasons.filter((reason) => reason === inside)).toHaveLength(2);
});

test('names the store and links to its privacy policy as the page does', async () => {
  const { address, show } = await openStorePage();
  show({
    head: '<meta property="og:site_name" content="Juniper &amp; Vale">',
    body: '<footer><a href="/policies/privacy-policy">Privacy policy</a></footer>',
  });
  const page = await openPage({ viewport: PHONE });
  await page.goto(address);
  const card = page.locator('askwell-card');
  await card.getByText('Juniper & Vale').waitFor();
  expect(await card.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toMatch(
    /\/policies\/privacy-policy$/,
  );
});
