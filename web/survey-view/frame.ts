import type { Look } from '#shared/theme/theme.ts';
import { h } from './dom.ts';
import type { Messages } from './messages.ts';
import { CSS, sheetOf } from './styles.ts';
import type { SurveySettings } from './survey-view.ts';

/** What stands around every screen: the card with its colours, the line of progress, notices and our name. */
export function createFrame(root: ShadowRoot) {
  const bar = h('i');
  const progress = h('div', { role: 'progressbar' }, bar);
  const notice = h('p', { class: 'hint', role: 'status' });
  const brand = h('p', { class: 'brand' });
  const card = h('div', { class: 'card' }, progress, notice, brand);
  root.append(card);
  let worn: Look | undefined;

  return {
    place: (screen: HTMLElement, isStep: boolean): void => {
      screen.classList.toggle('step-in', isStep);
      notice.before(screen);
    },
    showProgress: (fraction: number): void => {
      const percent = Math.round(fraction * 100);
      bar.style.width = `${percent}%`;
      progress.ariaValueNow = String(percent);
    },
    /** Texts, colours and direction, which may change while a survey is being answered. */
    dress: ({ look, removeBranding }: SurveySettings, messages: Messages): void => {
      // A sheet put in place again has every style found anew: at each key, in the builder.
      if (look !== worn) {
        const { style, darkStyle } = (worn = look);
        const css = `.card{${style}}@media(prefers-color-scheme:dark){.card{${darkStyle}}}`;
        root.adoptedStyleSheets[0] = sheetOf(CSS + css);
      }
      card.dir = messages.direction;
      card.lang = messages.language;
      progress.ariaLabel = messages.progress;
      brand.textContent = removeBranding ? '' : `${messages.poweredBy} Askwell`;
    },
    say: (text: string): void => {
      notice.textContent = text;
    },
  };
}
