import type { Locator, Page } from 'playwright-core';
import type { SurveyDriver } from '#tests/support/survey-conformance.ts';
import { mountSurvey, openSurveyPage, type SurveyWindow } from './survey-page.ts';

/** Presses and fills in controls by mouse, touch or keyboard. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses a radio button, checkbox or option of a dropdown by its name. */
  readonly choose: (target: Locator) => Promise<void>;
  readonly select: (dropDown: Locator, option: string) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly pickDay: (day: Locator) => Promise<void>;
}

/** The survey moves on this long after a press on a choice. */
const BEAT_MS = 350;

/** Drives the custom element in Chromium by the given input device. */
export async function surveyDriver(
  input: (page: Page) => InputMethod,
  options: { hasTouch?: boolean } = {},
): Promise<SurveyDriver> {
  const page = await openSurveyPage(options);
  const { press, choose, select, write, pickDay } = input(page);
  const view = page.locator('askwell-survey');
  const go = view.locator('button.go');
  const dropDown = view.locator('select');
  const controls = view.locator('.option input, .step input');
  const field = view.locator('input.field:visible, textarea');
  const text = async (part: string) => (await view.locator(part).allTextContents()).join(' ').trim();
  const labels = (checked = false) =>
    controls.evaluateAll(
      (inputs, only) =>
        (inputs as HTMLInputElement[])
          .filter((input) => !only || input.checked)
          .map((input) => /^\d+/.exec(input.ariaLabel ?? '')?.[0] ?? input.parentElement!.textContent.trim()),
      checked,
    );
  const isDropDown = async () => (await dropDown.count()) > 0;

  return {
    mount: (definition, settings) => mountSurvey(page, definition, settings),
    wait: (ms) => page.clock.runFor(ms),
    question: async () => ((await go.count()) ? (await text('h2')).replace(/\s\*$/, '') : null),
    description: () => text('#hint'),
    choices: async () =>
      (await isDropDown()) ? (await dropDown.locator('option').allTextContents()).slice(1) : labels(),
    chosen: async () =>
      (await isDropDown()) ? dropDown.locator('option:checked').allTextContents() : labels(true),
    choose: async (choice) => {
      if (await isDropDown()) await select(dropDown, choice);
      else await choose(controls.nth((await labels()).indexOf(choice)));
    },
    type: (words) => write(field, words),
    typed: () => field.inputValue(),
    placeholder: async () => (await field.getAttribute('placeholder')) ?? '',
    pickDay: (day) => pickDay(view.locator(`button[value="${day}"]`)),
    // After a press on a choice the button is hidden, and the survey moves on by itself.
    next: async () => ((await go.isVisible()) ? press(go) : page.clock.runFor(BEAT_MS)),
    back: () => press(view.getByRole('button', { name: 'Back' })),
    canGoBack: () => view.getByRole('button', { name: 'Back' }).isVisible(),
    forwardLabel: () => text('button.go'),
    error: () => text('[role=alert]'),
    isInputFocused: () =>
      view.evaluate((host) => host.shadowRoot!.activeElement?.matches('input,select,textarea') ?? false),
    progress: async () => Number(await view.getByRole('progressbar').getAttribute('aria-valuenow')),
    texts: () => view.evaluate((host) => host.shadowRoot!.querySelector<HTMLElement>('.card')!.innerText),
    showQuestion: (questionId) =>
      page.evaluate((id) => {
        (window as unknown as SurveyWindow).view.questionId = id;
      }, questionId),
    sendCode: (code) =>
      page.evaluate((sent) => {
        (window as unknown as SurveyWindow).view.discountCode = sent;
      }, code),
    events: () => page.evaluate(() => (window as unknown as SurveyWindow).events),
    stored: () => page.evaluate(() => (window as unknown as SurveyWindow).stored.map((each) => each!)),
  };
}

export function mouse(): InputMethod {
  return {
    press: (target) => target.click(),
    choose: (target) => target.click(),
    select: async (dropDown, option) => {
      await dropDown.selectOption({ label: option });
    },
    write: async (field, text) => {
      await field.click();
      await field.fill(text);
      await field.blur();
    },
    pickDay: (day) => day.click(),
  };
}

export function touch(): InputMethod {
  return {
    ...mouse(),
    press: (target) => target.tap(),
    choose: (target) => target.tap(),
    pickDay: (day) => day.tap(),
  };
}

/** Tab, arrows, Space, Enter and letters, without a pointer. */
export function keyboard(page: Page): InputMethod {
  const key = (name: string) => page.keyboard.press(name);
  const hasFocus = (target: Locator) =>
    target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
  const until = async (isThere: () => Promise<boolean>, name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await key(name);
    }
    throw new Error(`Not reached by ${name}.`);
  };
  const tabTo = (target: Locator) => until(() => hasFocus(target), 'Tab');

  return {
    press: async (target) => {
      await tabTo(target);
      await key('Enter');
    },
    choose: async (target) => {
      const isRadio = (await target.getAttribute('type')) === 'radio';
      if (!isRadio) {
        await tabTo(target);
        return key('Space');
      }
      const group = page.locator('askwell-survey input[type=radio]');
      const inGroup = () =>
        group.evaluateAll((all) =>
          all.some((radio) => (radio.getRootNode() as ShadowRoot).activeElement === radio),
        );
      await until(inGroup, 'Tab');
      await until(() => hasFocus(target), 'ArrowDown');
      if (!(await target.isChecked())) await key('Space');
    },
    select: async (dropDown, option) => {
      await tabTo(dropDown);
      await until(
        async () => (await dropDown.locator('option:checked').textContent()) === option,
        'ArrowDown',
      );
    },
    write: async (field, text) => {
      await tabTo(field);
      await key('ControlOrMeta+a');
      await key('Delete');
      await page.keyboard.type(text);
      await key('Tab');
    },
    pickDay: async (day) => {
      const current = page.locator('askwell-survey td button[tabindex="0"]');
      await tabTo(current);
      const wanted = Number((await day.getAttribute('value'))!.slice(8));
      for (;;) {
        const at = Number((await current.getAttribute('value'))!.slice(8));
        if (at === wanted) break;
        const step = Math.abs(wanted - at) >= 7 ? 'Arrow' + (wanted > at ? 'Down' : 'Up') : '';
        await key(step || 'Arrow' + (wanted > at ? 'Right' : 'Left'));
      }
      await key('Enter');
    },
  };
}
