import { h } from '#web/survey-view/dom.ts';
import type { SurveyView } from '#web/survey-view/survey-element.ts';

/** Below this width a card is a sheet, as wide as the page. */
const PHONE = '(width < 480px)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;

export interface Teaser {
  readonly line: HTMLElement;
  /** Folds the card into the line, unless the shopper uses it already. */
  readonly fold: () => void;
  readonly isFolded: () => boolean;
  /** Whether the shopper has opened the card or answered in it. */
  readonly isUsed: () => boolean;
}

/** One line with the question, which opens the card. */
export function createTeaser(host: HTMLElement, view: SurveyView): Teaser {
  const line = h(
    'button',
    { type: 'button', class: 'teaser', 'aria-expanded': 'false', hidden: true },
    h('span'),
  );
  let isUsed = false;
  const heading = () => view.shadowRoot?.querySelector('h2');
  const toggle = (isFolded: boolean) => {
    host.toggleAttribute('folded', isFolded);
    line.hidden = !isFolded;
    view.hidden = isFolded;
  };
  const use = () => void (isUsed = true);
  view.addEventListener('answer', use);
  line.addEventListener('click', () => {
    use();
    toggle(false);
    heading()?.focus();
  });
  return {
    line,
    isFolded: () => !line.hidden,
    isUsed: () => isUsed,
    fold: () => {
      if (isUsed || host.matches(':focus-within')) return;
      (line.firstChild as HTMLElement).textContent = heading()?.textContent ?? '';
      toggle(true);
    },
  };
}
