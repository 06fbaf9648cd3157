import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { DESKTOP, openPart, PHONE, question, row, saveStatus } from './support/builder-page.ts';
import { openApp } from './support/open-app.ts';
import { mouse } from './support/input-method.ts';
import { TYPES } from './support/question-types.ts';

/** A type button's name starts with the type, followed by its description. */
const startsWith = (name: string) => new RegExp(`^${name}`);

async function fillOptions(page: Page, first: Locator): Promise<void> {
  await first.fill('A friend');
  await page.getByLabel('Option 2', { exact: true }).fill('A search');
}

const PARTS = [
  ...['Thank-you screen', 'Path map', 'Translations', 'Compare two versions', 'Name and description'],
  'History',
];

// The long tests cover each width, the store's admin and the keyboard.
test('publishes a survey of every type with a branch by mouse, on a phone and wide', async () => {
  const { page, appUrl } = await openApp('top level', { viewport: PHONE });
  await page.goto(`${appUrl}/surveys/scratch`);
  await expectGoodScreen(page, 'an empty survey');

  // On a phone: a strip of numbers, the card, and a sheet with settings that peeks.
  for (const [name, text] of TYPES.slice(0, 3)) {
    await page.getByRole('button', { name: 'Add question' }).click();
    if (name === 'Single choice') await expectGoodScreen(page, 'the chooser');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: startsWith(name) })
      .click();
    await page.keyboard.type(text);
    const first = page.getByLabel('Option 1', { exact: true });
    if (await first.isVisible()) await fillOptions(page, first);
    await expectGoodScreen(page, `the editor of ${name}`);
  }
  expect(new URL(page.url()).pathname).toMatch(/^\/builder\/\w+$/);
  await row(page, 1).getByRole('button', { name: /^1\./ }).click();
  await page.getByRole('button', { name: 'Answer it yourself' }).click();
  await page.locator('askwell-survey').getByRole('heading', { name: TYPES[0][1] }).waitFor();
  await expectGoodScreen(page, 'the preview');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  expect(await question(page).inputValue()).toBe(TYPES[0][1]);

  // On a desktop: the other types, a rule and publishing.
  await page.setViewportSize(DESKTOP);
  for (const [name, text] of TYPES.slice(3)) {
    await page.getByRole('button', { name: 'Add question' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: startsWith(name) })
      .click();
    await page.keyboard.type(text);
    const first = page.getByLabel('Option 1', { exact: true });
    if (await first.isVisible()) await fillOptions(page, first);
    await page.getByRole('button', { name: `Type: ${name}. Change type` }).waitFor();
  }
  await row(page, 1).getByRole('button', { name: /^1\./ }).click();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByRole('checkbox', { name: 'A search' }).check();
  await rule.getByLabel('Question to show').selectOption({ label: `5. ${TYPES[4][1]}` });
  await expectGoodScreen(page, 'a rule');

  // Drags the last question to the first place by its handle, and undoes it.
  await mouse({ app: page, page }).carryToTop(7);
  await row(page, 1).getByText(TYPES[6][1]).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 1).getByText(TYPES[0][1]).waitFor();

  for (const part of PARTS) {
    await openPart(page, part);
    if (part === 'Translations') await page.getByRole('button', { name: 'Add language' }).click();
    await expectGoodScreen(page, part);
    await page.setViewportSize(PHONE);
    await expectGoodScreen(page, `${part} on a phone`);
    await page.setViewportSize(DESKTOP);
  }
  await saveStatus(page, 'Saved').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectGoodScreen(page, 'publishing');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published, not seen yet').first().waitFor();
  await page.getByText('Everything is published').waitFor();

  // The builder asks about a changed text, and the previous version can be restored.
  await row(page, 3).getByRole('button', { name: /^3\./ }).click();
  await question(page).fill('What was missing?');
  await page.getByText('1 unpublished change').waitFor();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect(await page.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
  await page.getByText('A new meaning', { exact: true }).click();
  await expectGoodScreen(page, 'meanings');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Everything is published').waitFor();
  await openPart(page, 'History');
  await page.getByRole('button', { name: 'Look at version 1' }).click();
  await expectGoodScreen(page, 'a version');
  await page.getByRole('button', { name: 'Restore to the draft' }).click();
  await row(page, 3).getByText(TYPES[2][1]).waitFor();
  await page.getByText('1 unpublished change').waitFor();
});
