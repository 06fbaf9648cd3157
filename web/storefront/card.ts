import type { Look } from '#shared/theme/theme.ts';
import type { PageMessages } from '#web/survey-view/messages.ts';
import type { SurveyView } from '#web/survey-view/survey-view.ts';
import { CARD_CSS } from './card-styles.ts';
import { breathe } from './breathe.ts';
import { placeCard } from './place-card.ts';

/** What a card says around its survey. */
export type CardWords = Pick<PageMessages, 'close' | 'survey'>;

export const CARD_ENGLISH: CardWords = { close: 'Close', survey: 'Survey' };

export interface SurveyHolder {
  readonly open: (look: Look) => void | Promise<void>;
  /** In place of the survey. */
  readonly say: (sentence: string) => void;
}

/** A card over a corner of the page, which leaves the page's own styles and buttons alone. */
export function createCard(view: SurveyView, words: CardWords, onClose: () => void): SurveyHolder {
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

  let stop = () => {};
  const leave = () => {
    stop();
    host.remove();
    onClose();
  };
  close.addEventListener('click', leave);
  host.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());

  return {
    open: async ({ style, darkStyle }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `${CARD_CSS}section{${style}}@media(prefers-color-scheme:dark){section{${darkStyle}}}`,
      );
      root.adoptedStyleSheets = [sheet];
      // Where it goes is measured in a task of its own, and until then it must not flash up elsewhere.
      host.style.setProperty('--askwell-seen', 'hidden');
      document.body.append(host);
      await breathe();
      stop = placeCard(host);
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
