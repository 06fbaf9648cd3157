import axe from 'axe-core';
import { expect } from 'vitest';
import type { DrivenBrowser, Point } from './drive/driven-browser.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const PATIENCE = { timeout: PATIENCE_MS };

type Place = 'page' | 'frame';

/** What a merchant does in the store's admin, and in the app that it frames. */
export class Merchant {
  readonly #browser: DrivenBrowser;

  constructor(browser: DrivenBrowser) {
    this.#browser = browser;
  }

  /** Waits until this text is in sight. */
  async reads(text: string, place: Place = 'frame'): Promise<void> {
    const isThere = `document.body.innerText.includes(${JSON.stringify(text)})`;
    await expect
      .poll(() => this.evaluate<boolean>(place, isThere).catch(() => false), { ...PATIENCE, message: text })
      .toBe(true);
  }

  /** Clicks what has this name, or a name that begins with it. */
  async presses(name: string, place: Place = 'frame'): Promise<void> {
    await this.#browser.click(await this.#settledPlace(name, place));
  }

  evaluate<Value>(place: Place, expression: string): Promise<Value> {
    return place === 'page' ? this.#browser.evaluate(expression) : this.#browser.evaluateInFrame(expression);
  }

  /** Examines the framed app. */
  async expectAccessible(): Promise<void> {
    await this.evaluate('frame', `(() => { ${axe.source}; return true; })()`);
    await this.evaluate(
      'frame',
      `(axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => {
        window.foundByAxe = violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' '));
      }), true)`,
    );
    await expect.poll(() => this.evaluate('frame', 'window.foundByAxe ?? null'), PATIENCE).toEqual([]);
  }

  /** The middle of the element in the window, once it no longer moves. */
  async #settledPlace(name: string, place: Place): Promise<Point> {
    const places: (Point | null)[] = [];
    const isSettled = async (): Promise<boolean> => {
      places.push(await this.#placeOf(name, place).catch(() => null));
      const [before, now] = places.slice(-2);
      return before != null && now != null && before.x === now.x && before.y === now.y;
    };
    await expect.poll(isSettled, { ...PATIENCE, message: name }).toBe(true);
    return places.at(-1) ?? { x: 0, y: 0 };
  }

  async #placeOf(name: string, place: Place): Promise<Point | null> {
    const within = await this.evaluate<Point | null>(place, placeOfNamed(name));
    if (within === null || place === 'page') return within;
    const frame = await this.#browser.evaluate<Point>(
      `(({ x, y }) => ({ x, y }))(document.querySelector('iframe').getBoundingClientRect())`,
    );
    return { x: frame.x + within.x, y: frame.y + within.y };
  }
}

/** An expression for the place of a link, button, label or field of the card, which it brings into sight; null until it is there. */
function placeOfNamed(name: string): string {
  return `((found) => {
    if (!found) return null;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  })([...document.querySelectorAll('a, button, label, textarea')].find((each) => each.checkVisibility() && !each.disabled &&
    (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(${JSON.stringify(name)})))`;
}
