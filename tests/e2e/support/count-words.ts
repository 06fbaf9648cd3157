import type { Frame, Page } from 'playwright-core';

export interface Counted {
  readonly words: number;
  readonly controls: number;
}

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem]';

/**
 * Counts what a merchant sees of the main area: words are runs between spaces with a letter or a digit, controls are what
 * the keyboard reaches. Hidden parts, closed menus and texts for screen readers alone do not count.
 */
export async function countWords(page: Page | Frame, within = 'main'): Promise<Counted> {
  return page.locator(within).evaluate((root, controls) => {
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    let words = 0;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement || !isShown(parentElement)) continue;
      words += (textContent ?? '').split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
    }
    return { words, controls: [...root.querySelectorAll(controls)].filter(isShown).length };
  }, CONTROLS);
}
