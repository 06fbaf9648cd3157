import type { Frame, Locator, Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

export const question = (page: Page | Frame): Locator => page.getByLabel('Question', { exact: true });
/** Matches exactly, because “Not saved” contains “saved” too. */
export const saveStatus = (page: Page | Frame, word: string): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${word}$`) })
    .first();
export const row = (page: Page | Frame, number: number): Locator =>
  page
    .getByRole('region', { name: 'Questions' })
    .getByRole('listitem')
    .nth(number - 1);

/** Opens one of the survey's parts that are behind *More*. */
export async function openPart(page: Page | Frame, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Presses Tab until the target has the focus, backwards where that is shorter. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < 120; presses += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement, body } = element.ownerDocument;
      if (element === activeElement) return null;
      const isBehind = activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind && activeElement !== body ? 'Shift+Tab' : 'Tab';
    });
    if (way === null) return;
    await keyboard.press(way);
  }
  throw new Error(`Not reached by Tab: ${target.toString()}`);
}
