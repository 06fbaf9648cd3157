import type { Messages, PageMessages } from '#web/survey-view/messages.ts';
import type { SurveyView } from '#web/survey-view/survey-element.ts';
import { h, isByKey, sheetOf } from '#web/survey-view/dom.ts';
import CARD_CSS from './card.css?inline';
import { placeCard } from './place-card.ts';
import { createTeaser } from './teaser.ts';
import { yieldToMain } from './yield-to-main.ts';

/** The texts of the card around the survey, by default in English. */
export type CardWords = Partial<Pick<PageMessages, 'close' | 'survey'>> & Pick<Messages, 'direction'>;

export interface SurveyCard {
  /** `style` has the declarations of the survey's look. */
  readonly open: (style: string) => Promise<void>;
  /** Replaces the survey by a sentence. */
  readonly say: (sentence: string) => void;
}

/**
 * A card in a corner of the page. Its shadow root isolates it from the page's styles, and it never covers the buy
 * buttons.
 */
export function createCard(
  view: SurveyView,
  { close: closing = 'Close', survey = 'Survey', direction }: CardWords,
  onClose: () => void,
  left: AbortSignal,
  isTall: boolean,
): SurveyCard {
  const host = document.createElement('askwell-card');
  const root = host.attachShadow({ mode: 'open' });
  const close = h('button', { type: 'button', class: 'close', 'aria-label': closing }, '×');
  const teaser = createTeaser(host, view);
  root.append(
    h('section', { role: 'region', 'aria-label': survey, dir: direction }, close, teaser.line, view),
  );

  let stopPlacing = () => {};
  const remove = () => {
    stopPlacing();
    host.remove();
  };
  const closeCard = () => {
    remove();
    onClose();
  };
  left.addEventListener('abort', remove);
  close.addEventListener('click', closeCard);
  host.addEventListener('keydown', ({ key }) => key === 'Escape' && closeCard());
  // On a phone the first question leaves more of the page in sight than the next ones.
  const grow = () => host.toggleAttribute('tall', true);
  view.addEventListener('path', grow);
  // An answer by keyboard stays in sight with the button below it.
  view.addEventListener('answer', () => {
    if (isByKey(view.shadowRoot?.activeElement ?? null)) grow();
  });
  if (isTall) grow();

  return {
    open: async (style) => {
      root.adoptedStyleSheets = [sheetOf(`${CARD_CSS}section{${style}}`)];
      host.popover = 'manual';
      document.body.append(host);
      // The top layer: there no element of the page covers, cuts off or transforms the card.
      if ('showPopover' in host) host.showPopover();
      // The card's first layout and its placing are tasks of their own. Until it has a place, the card is hidden.
      await yieldToMain();
      host.getBoundingClientRect();
      await yieldToMain();
      // Resolves once the shopper can see the card: until then the page may have a dialog open.
      await new Promise<void>((resolve) => {
        if (host.isConnected) stopPlacing = placeCard(host, teaser, resolve);
      });
    },
    say: (sentence) => {
      teaser.line.hidden = true;
      view.replaceWith(h('p', { role: 'status' }, sentence));
    },
  };
}
