import axe from 'axe-core';
import { expect } from 'vitest';
import type { DrivenBrowser, Point } from './drive/driven-browser.ts';

export const METHODS = ['mouse', 'touch', 'keyboard'] as const;
export type Method = (typeof METHODS)[number];

/** Every element of the page, in open shadow roots too. */
const ELEMENTS = `((walk) => walk(walk, document))((walk, root) =>
  [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? walk(walk, each.shadowRoot) : [])]))`;

const FOCUSED = `((element) => {
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
})(document.activeElement)`;

/** What a shopper does with a survey, by one way of input. */
export class Shopper {
  readonly #browser: DrivenBrowser;
  readonly #method: Method;

  constructor(browser: DrivenBrowser, method: Method) {
    this.#browser = browser;
    this.#method = method;
  }

  /** Waits for a heading with this text. */
  async reads(text: string): Promise<void> {
    await expect.poll(() => this.#texts('h1, h2')).toContain(text);
  }

  /** Chooses an option, and goes on: by keyboard with the button, else the survey goes on by itself. */
  async chooses(option: string, next: string): Promise<void> {
    if (this.#method !== 'keyboard') return this.#point('label', option);
    await this.#tabTo(`(element.labels?.[0]?.textContent ?? '').trim() === ${JSON.stringify(option)}`);
    await this.#browser.press('Space');
    await this.presses(next);
  }

  async writes(text: string): Promise<void> {
    if (this.#method === 'keyboard') await this.#tabTo(`element.matches('textarea')`);
    else await this.#point('textarea', '');
    await expect.poll(() => this.#browser.evaluate(`${FOCUSED}?.matches('textarea')`)).toBe(true);
    await this.#browser.type(text);
    await expect.poll(() => this.#browser.evaluate(`${FOCUSED}?.value`)).toBe(text);
  }

  async presses(button: string): Promise<void> {
    if (this.#method !== 'keyboard') return this.#point('button', button);
    await this.#tabTo(
      `element.matches('button') && element.textContent.trim() === ${JSON.stringify(button)}`,
    );
    await this.#browser.press('Enter');
  }

  /** The first option on the screen, because the survey may shuffle them. */
  async firstOption(): Promise<string> {
    return (await this.#texts('label.option'))[0] ?? '';
  }

  async expectAccessible(): Promise<void> {
    await this.#browser.evaluate(`(() => { ${axe.source}; return true; })()`);
    await this.#browser.evaluate(
      `(axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => {
        window.foundByAxe = violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' '));
      }), true)`,
    );
    await expect.poll(() => this.#browser.evaluate('window.foundByAxe ?? null')).toEqual([]);
  }

  direction(): Promise<string> {
    return this.#browser.evaluate(
      `${ELEMENTS}.find((each) => each.matches('.card[dir]'))?.getAttribute('dir') ?? ''`,
    );
  }

  #texts(selector: string): Promise<string[]> {
    return this.#browser.evaluate(
      `${ELEMENTS}.filter((each) => each.matches('${selector}') && each.checkVisibility())
        .map((each) => each.textContent.trim())`,
    );
  }

  async #point(selector: string, text: string): Promise<void> {
    const at = await this.#settledPlace(selector, text);
    await (this.#method === 'touch' ? this.#browser.tap(at) : this.#browser.click(at));
  }

  /** Scrolls the element into sight, and returns its middle once it no longer moves. */
  async #settledPlace(selector: string, text: string): Promise<Point> {
    const places: (Point | null)[] = [];
    const isSettled = async (): Promise<boolean> => {
      places.push(await this.#placeOf(selector, text));
      const [before, now] = places.slice(-2);
      return before != null && now != null && before.x === now.x && before.y === now.y;
    };
    await expect.poll(isSettled).toBe(true);
    return places.at(-1) ?? { x: 0, y: 0 };
  }

  #placeOf(selector: string, text: string): Promise<Point | null> {
    return this.#browser.evaluate(
      `((found) => {
        found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = found?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      })(${ELEMENTS}.find((each) => each.matches('${selector}') && each.checkVisibility() &&
        each.textContent.trim() === ${JSON.stringify(text)}))`,
    );
  }

  async #tabTo(condition: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      const isThere = await this.#browser.evaluate<boolean>(
        `((element) => element !== null && (${condition}))(${FOCUSED})`,
      );
      if (isThere) return;
      await this.#browser.press('Tab');
    }
    throw new Error(`Tab does not reach the element where ${condition}.`);
  }
}
