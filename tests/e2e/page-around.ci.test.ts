import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { openStorePage, PHONE, surveyOn } from './support/store-page.ts';

const DESKTOP = { width: 1280, height: 800 };
const card = (page: Page) => page.locator('askwell-card');

/** What themes and apps open over their pages, each with how a script opens and closes it. */
const SITUATIONS = {
  'a modal dialog': {
    body: '<dialog id="over"><input></dialog>',
    open: 'over.showModal()',
    close: 'over.close()',
  },
  'a cart drawer that slides in': {
    body: `<div id="over" style="position:fixed;inset:0;visibility:hidden;transition:visibility .2s">
      <div role="dialog" aria-modal="true" tabindex="-1" style="width:300px;height:100%">Cart</div></div>`,
    open: `over.style.visibility = 'visible'`,
    close: `over.style.visibility = 'hidden'`,
  },
  'a drawer beside the page': {
    body: '<dialog id="over" style="position:fixed;inset:0 0 0 auto;width:400px;height:100%;max-height:none"></dialog>',
    open: 'over.show()',
    close: 'over.close()',
  },
  'a menu over the page': {
    body: `<details id="over"><summary>Menu</summary>
      <div style="position:absolute;left:0;top:60px;width:100%;height:700px;background:#fff">Lamps</div></details>`,
    open: 'over.open = true',
    close: 'over.open = false',
  },
  'a popup over inert content': {
    body: '',
    open: `document.querySelector('main').inert = true`,
    close: `document.querySelector('main').inert = false`,
  },
};

test.each(Object.entries(SITUATIONS))(
  'the card leaves for %s and comes back after it',
  async (_name, parts) => {
    const { address, show, sightings } = await openStorePage();
    show({ body: parts.body });
    const page = await openPage({ viewport: DESKTOP });
    await page.goto(address);
    await card(page).waitFor();
    const choice = surveyOn(page).getByRole('radio').first();
    await page.evaluate(parts.open);
    await choice.waitFor({ state: 'hidden' });
    await page.evaluate(parts.close);
    await choice.waitFor();
    await expect.poll(sightings).toEqual(['shown 1']);
  },
);

test('the card waits for a dialog that is open already, and counts as shown only then', async () => {
  const { address, show, sightings } = await openStorePage();
  show({ body: '<dialog id="over"><button>Close</button></dialog><script>over.showModal()</script>' });
  const page = await openPage({ viewport: DESKTOP });
  await page.goto(address, { waitUntil: 'networkidle' });
  await card(page).waitFor({ state: 'attached' });
  expect(await surveyOn(page).isVisible()).toBe(false);
  expect(await sightings()).toEqual([]);
  await page.evaluate('over.close()');
  await card(page).waitFor();
  await expect.poll(sightings).toEqual(['shown 1']);
});

test('a shopper who was answering by keyboard goes on where they were', async () => {
  const { address, show } = await openStorePage();
  show({ body: '<dialog id="over"><button>Close</button></dialog>' });
  const page = await openPage({ viewport: DESKTOP });
  await page.goto(address);
  const choice = surveyOn(page).getByRole('radio').first();
  await choice.focus();
  await page.evaluate('over.showModal()');
  await card(page).waitFor({ state: 'hidden' });
  await page.evaluate('over.close()');
  await card(page).waitFor();
  await expect.poll(() => choice.evaluate((input) => input.matches(':focus'))).toBe(true);
});

const BAR = 'position:fixed;background:#eee;height:64px';
const BARS = {
  'a bar that floats above the edge': `<div style="${BAR};bottom:20px;left:50%;width:600px;max-width:95%;transform:translateX(-50%);text-align:right">
    <button>Add to cart</button></div>`,
  'a consent banner in the card’s corner': `<div style="${BAR};bottom:16px;right:16px;width:300px"><button>Accept</button></div>`,
  'a banner above a bar': `<div style="${BAR};bottom:0;left:0;right:0;text-align:right"><button>Add</button></div>
    <div style="${BAR};bottom:70px;left:0;right:0;text-align:right"><button>Accept</button></div>`,
  'a banner in a layer that lets presses through': `<div style="position:fixed;inset:0;pointer-events:none">
    <div style="position:absolute;bottom:0;left:0;right:0;height:64px;pointer-events:auto;text-align:right"><button>Accept</button></div></div>`,
};

test.each(Object.entries(BARS))('the card covers no button of %s', async (_name, body) => {
  const { address, show } = await openStorePage();
  show({ body });
  for (const viewport of [{ width: 1366, height: 768 }, PHONE]) {
    const page = await openPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(address);
    await card(page).waitFor();
    const { y, height } = (await card(page).boundingBox())!;
    for (const button of await page.locator('main button').all()) {
      const box = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(box.y);
      await button.click({ trial: true });
    }
    await surveyOn(page).getByRole('radio').first().click({ trial: true });
  }
});

test('the card makes room for a bar that slides in while the page scrolls, and takes it back', async () => {
  const { address, show } = await openStorePage();
  show({
    body: `<div id="bar" style="${BAR};bottom:20px;left:0;right:0;transform:translateY(200%);transition:.2s"></div>
      <p style="height:3000px"><script>
        addEventListener('scroll', () => { bar.style.transform = scrollY > 300 ? 'none' : 'translateY(200%)' });
      </script>`,
  });
  const page = await openPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
  await page.goto(address);
  await card(page).waitFor();
  const bottom = async () => {
    const { y, height } = (await card(page).boundingBox())!;
    return Math.round(y + height);
  };
  expect(await bottom()).toBe(784);
  await page.evaluate('scrollTo(0, 900)');
  await expect.poll(bottom).toBe(800 - 84 - 16);
  await page.evaluate('scrollTo(0, 0)');
  await expect.poll(bottom).toBe(784);
});
