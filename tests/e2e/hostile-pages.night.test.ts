import { expect, test } from 'vitest';
import { answer, openStorePage, surveyOn } from '#tests/e2e/support/store-page.ts';
import { openPage } from '#tests/support/browser.ts';

test('places the card correctly on a page that allows only our script and resets all styles', async () => {
  const { address, url, show, responses } = await openStorePage();
  show({
    policy: `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${url}; connect-src ${url}`,
    head: `<style>body *{all:unset!important;display:inline!important;position:static!important;opacity:0!important;
      transform:scale(0.1)!important;pointer-events:none!important;font-size:2px!important}</style>`,
  });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(address);
  await surveyOn(page).waitFor();
  const box = (await page.locator('askwell-card').boundingBox())!;
  expect([Math.round(box.x + box.width), Math.round(box.y + box.height)]).toEqual([1264, 784]);
  expect(box.width).toBe(384);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
});

test('causes no error on a page with a broken JSON, no storage, no animation frames or conflicting global names', async () => {
  const { address, show, responses } = await openStorePage();
  const page = await openPage();
  const breakages = {
    'a broken JSON': `JSON.stringify = JSON.parse = () => { throw new Error('broken') };`,
    'a JSON that gives nonsense': `JSON.stringify = () => 'nonsense';`,
    'names that are taken': `Object.defineProperty(window, '__askwell', { value: 0, writable: false });`,
  };
  for (const [name, code] of Object.entries(breakages)) {
    show({ head: `<script>${code}</script>` });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await surveyOn(page).count(), name).toBe(0);
  }
  show({
    head: `<script>
      Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } });
      navigator.sendBeacon = undefined;
      window.requestAnimationFrame = undefined;
    </script>`,
  });
  await page.goto(address);
  await surveyOn(page).waitFor();
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
});

test('leaves the page unchanged when the app is down, slow or sends invalid replies', async () => {
  const { address, show, url } = await openStorePage();
  show({});
  const page = await openPage({ expectedProblems: [/Failed to load resource/, /ERR_FAILED/] });
  const script = new RegExp(`^${url}/store/(?!files/)`);
  await page.route(script, (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await surveyOn(page).count()).toBe(0);
  await page.unroute(script);

  for (const part of ['/questions/', '/store/files/']) {
    const wanted = new RegExp(`^${url}${part}`);
    await page.route(wanted, (route) => route.fulfill({ status: 500, body: 'nonsense' }));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await surveyOn(page).count(), part).toBe(0);
    await page.unroute(wanted);
  }

  let asked = 0;
  await page.route(script, () => void (asked += 1));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: 'A lamp' }).waitFor();
  await expect.poll(() => asked).toBe(1);
});

test('the survey works on a page that has frozen its globals', async () => {
  const { address, show, responses } = await openStorePage();
  // Browsers allow no page to freeze the window, so this one freezes its prototypes.
  show({
    head: `<script>
      for (const each of [Object, Array, Function, Promise, Element, EventTarget]) Object.freeze(each.prototype);
      for (const each of [document, JSON, Math, navigator]) Object.freeze(each);
    </script>`,
  });
  const page = await openPage();
  await page.goto(address);
  await surveyOn(page).waitFor();
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
});
