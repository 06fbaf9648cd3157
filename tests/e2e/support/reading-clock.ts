import type { Frame, Locator, Page } from 'playwright-core';

const CLICK_SECONDS = 3;
const WORDS_A_SECOND = 4;

/** Adds up what a walk costs a merchant: each click, and each word on a screen that they meet for the first time. */
export class ReadingClock {
  clicks = 0;
  words = 0;
  readonly #read = new Set<string>();

  get seconds(): number {
    return this.clicks * CLICK_SECONDS + this.words / WORDS_A_SECOND;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** A click outside of the page, such as on the browser's tabs. */
  clickElsewhere(): void {
    this.clicks += 1;
  }

  /** Counts the lines in sight that were not read on an earlier screen. */
  async read(where: Page | Frame, within: string): Promise<number> {
    const lines = await where.locator(within).first().evaluate(linesInSight);
    const before = this.words;
    for (const line of lines) {
      if (this.#read.has(line)) continue;
      this.#read.add(line);
      this.words += line.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    }
    return this.words - before;
  }
}

/** Runs in the page: the texts that a person sees without scrolling, those of shadow trees too. */
function linesInSight(root: Element): string[] {
  const lines: string[] = [];
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text !== '' && isInSight(node)) lines.push(text);
      return;
    }
    if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot);
    for (const child of node.childNodes) visit(child);
  };
  const isInSight = (text: Text): boolean => {
    const holder = text.parentElement;
    if (holder && !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (holder?.closest('style, script, noscript') || holder?.closest('[inert]')) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height, top, bottom } = range.getBoundingClientRect();
    return width > 1 && height > 1 && isUncovered(holder, (top + bottom) / 2);
  };
  /** Neither below the window's edge nor cut off by a list that scrolls. */
  const isUncovered = (from: Element | null, middle: number): boolean => {
    let box: Element | null = from;
    while (box) {
      const { top, bottom } = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowY !== 'visible' && (middle < top || middle > bottom)) return false;
      const parent: Node | null = box.parentNode;
      box = parent instanceof ShadowRoot ? parent.host : box.parentElement;
    }
    return middle > 0 && middle < window.innerHeight;
  };
  visit(root);
  return lines;
}
