import type { Locator } from 'playwright-core';
import { openPart, row, tabTo } from './builder-page.ts';
import type { AppWindow } from './open-app.ts';

/** The actions of a merchant on a screen, by mouse, touch or keyboard. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>;
  readonly check: (target: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Selects the option whose name starts with this text. */
  readonly choose: (field: Locator, beginning: string) => Promise<void>;
  /** Drags a question to the top of the list. */
  readonly carryToTop: (from: number) => Promise<void>;
  /** Opens a part of the survey that is behind *More*. */
  readonly open: (part: string) => Promise<void>;
}

export type InputMethodOf = (opened: AppWindow) => InputMethod;

export const mouse: InputMethodOf = ({ app, page }) => ({
  press: (target) => target.click(),
  check: (target) => target.click(),
  write: async (field, text) => {
    await field.click();
    await page.keyboard.type(text);
  },
  // The browser draws the open list itself, and Playwright cannot reach it.
  choose: async (field, beginning) => {
    const option = field.getByRole('option').filter({ hasText: beginning });
    await field.selectOption(await option.getAttribute('value'));
  },
  carryToTop: async (from) => {
    const grip = row(app, from).getByRole('button', { name: /^Move question/ });
    await grip.scrollIntoViewIfNeeded();
    const [start, end] = [(await grip.boundingBox())!, (await row(app, 1).boundingBox())!];
    await page.mouse.move(start.x + 5, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(end.x + 2, end.y + 2, { steps: 5 });
    await page.mouse.up();
  },
  open: (part) => openPart(app, part),
});

export const keyboard: InputMethodOf = ({ app, page }) => ({
  press: async (target) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  },
  check: async (target) => {
    await tabTo(target);
    await page.keyboard.press('Space');
  },
  write: async (field, text) => {
    await tabTo(field);
    await page.keyboard.type(text);
  },
  choose: async (field, beginning) => {
    await tabTo(field);
    await page.keyboard.type(beginning);
  },
  carryToTop: async (from) => {
    await tabTo(row(app, from).getByRole('button', { name: /^Move question/ }));
    for (let place = from; place > 1; place -= 1) await page.keyboard.press('ArrowUp');
  },
  open: async (part) => {
    await tabTo(app.getByRole('button', { name: 'More', exact: true }));
    await page.keyboard.press('Enter');
    await app.getByRole('menuitem').first().waitFor();
    const items = await app.getByRole('menuitem').allTextContents();
    for (let at = items.indexOf(part); at > 0; at -= 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
});
