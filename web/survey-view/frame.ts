import { h, setAttribute, sheetOf } from './dom.ts';
import { durationOf } from './duration.ts';
import { lookOn } from './look-on.ts';
import type { Messages } from './messages.ts';
import { createProgressBar } from './progress-bar.ts';
import type { ShoppersDefinition } from '#shared/survey/definition.ts';
import type { RunState } from './run/run.ts';
import type { Look } from '#shared/theme/theme.ts';
import CSS from './survey-view.css?inline';

/** What of a survey's settings its frame shows. */
interface FrameSettings {
  readonly definition: Pick<ShoppersDefinition, 'seconds'>;
  readonly look: Look;
  readonly removeBranding?: boolean;
  readonly store?: { readonly name?: string | undefined; readonly privacyUrl?: string | undefined };
}

/** The parts around every screen: the card with its colours, the progress, notices and the brand line. */
export function createFrame(root: ShadowRoot) {
  const asker = h('b');
  const step = h('span');
  const progress = createProgressBar();
  const notice = h('p', { class: 'hint', role: 'status' });
  const answers = h('span');
  const brand = h('span');
  const privacy = h('a', { target: '_blank', rel: 'noopener' });
  const card = h(
    'div',
    { class: 'card' },
    h('div', { class: 'who' }, asker, step),
    progress.element,
    notice,
    h('p', { class: 'brand' }, answers, brand, privacy),
  );
  root.append(card);
  // The option under a resting pointer would look chosen.
  card.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX || movementY) card.classList.add('pointed');
  });
  let applied = '';
  let duration = '';

  return {
    /** Keeps the height of the last screen as the least, so that neither the survey nor the page below it jumps. */
    holdHeight: (): void => {
      card.style.minHeight = `min(${card.getBoundingClientRect().height}px,var(--aw-hold,100vh))`;
    },
    /** `way` is 1 for a step forward, -1 for one back; 0 shows the screen without a movement. */
    place: (screen: HTMLElement, way: number): void => {
      screen.classList.toggle('step-in', !!way);
      card.classList.remove('pointed');
      screen.style.setProperty('--way', String(card.dir === 'rtl' ? -way : way));
      notice.before(screen);
    },
    showProgress: (state: RunState, messages: Messages): void => {
      const place = progress.show(state, messages);
      const isFirst = !!state.question && state.path.length < 2;
      step.textContent = isFirst ? duration : place;
      answers.textContent = isFirst ? messages.answersGo : '';
    },
    /** Sets texts, colours and direction, which may change while the shopper answers. */
    apply: (settings: FrameSettings, messages: Messages): void => {
      const { look, removeBranding, store = {} } = settings;
      // Setting a style sheet again recalculates every style, in the builder at each key press. So set it only
      // when it changed.
      const style = lookOn((root.host as HTMLElement).parentElement, look);
      if (style !== applied) root.adoptedStyleSheets[0] = sheetOf(`${CSS}.card{${(applied = style)}}`);
      card.dir = messages.direction;
      card.lang = messages.wordsLanguage ?? messages.language;
      duration = durationOf(settings.definition.seconds, messages);
      const { name = '' } = store;
      asker.textContent = name;
      setAttribute(asker, 'data-initial', /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase());
      brand.textContent = removeBranding ? '' : `${messages.poweredBy} Askwell`;
      privacy.textContent = messages.privacy;
      privacy.href = store.privacyUrl ?? '';
      privacy.hidden = !store.privacyUrl;
    },
    say: (text: string): void => {
      notice.textContent = text;
    },
  };
}
