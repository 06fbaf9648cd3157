import { PREVIEW_RESET_SECONDS } from '../figures.ts';
import type { ShoppersThankYou } from '#shared/survey/definition.ts';
import { addSheet, drawing, h, sheetOf } from '../dom.ts';
import { translated } from '../english-opening.ts';
import { say, type Messages } from '../messages.ts';
import type { Screen } from './screen.ts';
import THANKS_CSS from './thanks-screen.css?inline';

const sheet = sheetOf(THANKS_CSS);

/** The thank-you screen. In a preview it counts down and restarts the survey. */
export function thanksScreen(
  thankYou: ShoppersThankYou,
  messages: Messages,
  onReset: (() => void) | null,
  shopUrl?: string,
): Screen {
  // A live region from the start, so that a screen reader reads a code that arrives later.
  const place = h('div', { 'aria-live': 'polite' });
  let shown: unknown;
  const countdown = onReset && h('p', { class: 'hint', role: 'timer' });
  const element = h(
    'div',
    { class: 'thanks', lang: messages.language },
    h('div', { class: 'tick' }, drawing('M5 12.5l4.5 4.5L19 7')),
    h('h2', { tabindex: -1 }, translated(thankYou.title, 'thankYouTitle', messages)),
    h('p', {}, translated(thankYou.message, 'thankYouMessage', messages)),
    place,
    shopUrl && h('a', { href: shopUrl }, messages.backToShop),
    countdown,
  );
  return {
    element,
    update: (_, code = thankYou.discountCode ?? '') => {
      addSheet(element, sheet);
      if (code === shown) return;
      shown = code;
      place.replaceChildren(
        code
          ? discount(code, messages)
          : h('p', { class: 'hint' }, thankYou.awaitsCode && messages.codeFollows),
      );
    },
    leave: countdown ? count(countdown, messages, onReset) : undefined,
  };
}

function count(line: HTMLElement, messages: Messages, onReset: () => void): () => void {
  let seconds: number = PREVIEW_RESET_SECONDS;
  const tell = () => (line.textContent = say(messages.resetting, seconds));
  tell();
  const timer = setInterval(() => {
    seconds -= 1;
    if (seconds) tell();
    else onReset();
  }, 1000);
  return () => clearInterval(timer);
}

function discount(code: string, messages: Messages): HTMLElement {
  const text = h('b', {}, code);
  const button = h('button', { class: 'go', type: 'button', 'aria-live': 'polite' }, messages.copy);
  button.addEventListener('click', () => {
    // Without clipboard access the code is selected, so that the shopper can copy it with a key press.
    getSelection()?.selectAllChildren(text);
    (navigator.clipboard as Clipboard | undefined)?.writeText(code).then(
      () => (button.textContent = messages.copied),
      () => undefined,
    );
  });
  return h('div', { class: 'code' }, h('div', {}, h('small', {}, messages.discountCode), text), button);
}
