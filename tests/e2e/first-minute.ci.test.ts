import { expect, test } from 'vitest';
import { answerAsShopper, begin, expectFirstMinute } from './support/first-minute-walk.ts';
import { appIn } from './support/app-frame.ts';

test('leads from the approval to a published survey that is switched on, and shows the first answer arrive, at 1280 px', () =>
  expectFirstMinute(1280));

test('says that a survey is not on the store until it is switched on and a page has shown it', async () => {
  const { app, page, product } = await begin(390);
  await app.getByRole('button', { name: 'How do people find me?' }).click();
  await app.getByRole('button', { name: 'Looks good' }).click();
  // A merchant who comes back goes on at the step where they left.
  await app.getByRole('heading', { name: 'Where should it ask?' }).waitFor();
  const ticked = async () => {
    await appIn(page).getByRole('heading', { name: 'Where should it ask?' }).waitFor();
    const boxes = await appIn(page).getByRole('checkbox', { checked: true }).all();
    return Promise.all(boxes.map((box) => box.evaluate((input) => input.closest('label')?.textContent)));
  };
  await appIn(page).getByRole('checkbox', { name: 'Popup' }).click();
  await appIn(page).getByRole('link', { name: 'Switch on: Popup' }).waitFor();
  await appIn(page).getByRole('link', { name: 'See plans' }).click();
  await appIn(page).getByRole('heading', { name: 'Choose a plan' }).waitFor();
  await page.goBack();
  expect(await ticked()).toEqual(['Thank-you page', 'Popup']);
  await page.reload();
  expect(await ticked()).toEqual(['Thank-you page', 'Popup']);
  await appIn(page).getByRole('checkbox', { name: 'Popup' }).click();
  await appIn(page).getByRole('button', { name: 'Publish' }).click();
  const word = () => appIn(page).getByText('Published, not switched on');
  await page.waitForURL(/\/surveys\/delivery\//);
  await word().waitFor();
  const place = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const path of [`/builder/${place}`, `/surveys/analytics/${place}`, `/surveys/delivery/${place}`, '']) {
    await page.goto(`${product.storeUrl}/admin/apps/askwell${path}`);
    await word().first().waitFor();
    expect(await appIn(page).getByText('Live', { exact: true }).count(), path).toBe(0);
  }
  await appIn(page)
    .getByRole('link', { name: /Add to store/ })
    .first()
    .click();
  await appIn(page).waitForURL(/\/surveys\/delivery\//);
  await page.context().request.post(`${product.storeUrl}/admin/editor`, {
    form: { place: 'checkout', on: 'yes' },
    headers: { origin: product.storeUrl },
  });
  await appIn(page).getByText('Published, not seen yet', { exact: true }).waitFor();
  await answerAsShopper(page, product);
  await appIn(page).getByText('Live', { exact: true }).waitFor();
});
