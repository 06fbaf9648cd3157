import type { Look } from '#shared/theme/theme.ts';
import type { PageMessages } from '#web/survey-view/messages.ts';
import type { SurveyView } from '#web/survey-view/survey-element.ts';
import CARD_CSS from './card.css?inline';
import { placeCard } from './place-card.ts';
import { yieldToMain } from './yield-to-main.ts';

/** The texts of the card around the survey. */
export type CardWords = Pick<PageMessages, 'close' | 'survey'>;

export const CARD_ENGLISH: CardWords = { close: 'Close', survey: 'Survey' };

export interface SurveyCard {
  readonly open: (look: Look) => void | Promise<void>;
  /** Replaces the survey by a sentence. */
  readonly say: (sentence: string) => void;
}

/**
 * A card in a corner of the page. Its shadow root isolates it from the page's styles, and it never covers the buy
 * buttons.
 */
export function createCard(view: SurveyView, words: CardWords, onClose: () => void): SurveyCard {
  const host = document.createElement('askwell-card');
  const root = host.attachShadow({ mode: 'open' });
  const card = document.createElement('section');
  const close = document.createElement('button');
  card.setAttribute('role', 'region');
  card.setAttribute('aria-label', words.survey);
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', words.close);
  card.append(close, view);
  root.append(card);

  let stopPlacing = () => {};
  const closeCard = () => {
    stopPlacing();
    host.remove();
    onClose();
  };
  close.addEventListener('click', closeCard);
  host.addEventListener('keydown', ({ key }) => key === 'Escape' && closeCard());

  return {
    open: async ({ style, darkStyle }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `${CARD_CSS}section{${style}}@media(prefers-color-scheme:dark){section{${darkStyle}}}`,
      );
      root.adoptedStyleSheets = [sheet];
      // A separate task measures the position. The card stays hidden until then, so that it does not flash
      // elsewhere.
      host.style.setProperty('--askwell-seen', 'hidden');
      document.body.append(host);
      await yieldToMain();
      stopPlacing = placeCard(host);
      host.style.removeProperty('--askwell-seen');
    },
    say: (sentence) => {
      const line = document.createElement('p');
      line.setAttribute('role', 'status');
      line.textContent = sentence;
      view.replaceWith(line);
    },
  };
}
