import { expect, test } from 'vitest';
import { DESKTOP, openInstalledApp, row, tabTo } from '#tests/e2e/support/builder-page.ts';
import { TYPES } from '#tests/e2e/support/question-types.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';

test('a survey of all seven types with a branch goes live by keyboard alone', async () => {
  const { appUrl } = await startProduct();
  const page = await openInstalledApp(appUrl, { viewport: DESKTOP });
  const key = (name: string) => page.keyboard.press(name);
  await page.goto(`${appUrl}/surveys/scratch`);
  const add = page.getByRole('button', { name: 'Add question' });
  await add.waitFor();
  for (const [at, [name, text]] of TYPES.entries()) {
    await tabTo(page, add, at === 0 ? 'Tab' : 'Shift+Tab');
    await key('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name }));
    await key('Enter');
    await page.keyboard.type(text);
    if (!/choice|Dropdown/.test(name)) continue;
    await tabTo(page, page.getByLabel('Option 1', { exact: true }));
    await page.keyboard.type('A friend');
    await key('Enter');
    await page.keyboard.type('A search');
    await key('Tab');
    await tabTo(page, page.getByLabel('Option 3', { exact: true }));
    await key('Backspace');
    expect(await page.getByLabel(/^Option \d$/).count()).toBe(2);
  }

  // The date first, by its grip and the arrow keys; then a rule for the second.
  await tabTo(page, row(page, 7).getByRole('button', { name: /^Move question/ }), 'Shift+Tab');
  for (let place = 7; place > 1; place -= 1) await key('ArrowUp');
  await row(page, 1).getByText(TYPES[6][1]).waitFor();
  await tabTo(page, row(page, 2).getByRole('button', { name: /^2\./ }));
  await key('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add a rule' }));
  await key('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'A search' }));
  await key('Space');
  await tabTo(page, page.getByLabel('Question to show'), 'Tab');
  await page.keyboard.type('6. ');
  await key('Control+z');
  await key('Control+Shift+z');
  await page.getByRole('button', { name: 'Path map' }).focus();
  await key('Enter');
  await page.getByText(/A search → 6\. Would you recommend us\?/).waitFor();

  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await key('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Publish now' }));
  await key('Enter');
  await page.getByText('Everything is published').waitFor();
});
