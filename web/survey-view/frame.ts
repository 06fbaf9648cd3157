import type { Look } from '#shared/theme/theme.ts';
import { h, sheetOf } from './dom.ts';
import type { Messages } from './messages.ts';
import CSS from './survey-view.css?inline';
import type { SurveySettings } from './survey-element.ts';

/** The parts around every screen: the card with its colours, the progress bar, notices and the brand line. */
export function createFrame(root: ShadowRoot) {
  const bar = h('i');
  const progress = h('div', { role: 'progressbar' }, bar);
  const notice = h('p', { class: 'hint', role: 'status' });
  const brand = h('p', { class: 'brand' });
  const card = h('div', { class: 'card' }, progress, notice, brand);
  root.append(card);
  let applied: Look | undefined;

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
    /** Sets texts, colours and direction, which may change while the shopper answers. */
    apply: ({ look, removeBranding }: SurveySettings, messages: Messages): void => {
      // Setting a style sheet again recalculates every style, in the builder at each key press. So set it only
      // when it changed.
      if (look !== applied) {
        const { style, darkStyle } = (applied = look);
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
