import { PREVIEW_RESET_SECONDS } from '../figures.ts';
import type { ShoppersThankYou } from '#shared/survey/definition.ts';
import { h } from '../dom.ts';
import { say, translated, type Messages } from '../messages.ts';
import type { Screen } from './screen.ts';

/** The thank-you screen. In a preview it counts down and restarts the survey. */
export function thanksScreen(
  thankYou: ShoppersThankYou,
  messages: Messages,
  onReset: (() => void) | null,
): Screen {
  // A live region from the start, so that a screen reader reads a code that arrives later.
  const place = h('div', { 'aria-live': 'polite' });
  let shown: unknown;
  const countdown = onReset && h('p', { class: 'hint', role: 'timer' });
  return {
    element: h(
      'div',
      {},
      h('h2', { tabindex: -1 }, translated(thankYou.title, 'thankYouTitle', messages)),
      h('p', {}, translated(thankYou.message, 'thankYouMessage', messages)),
      place,
      countdown,
    ),
    update: (_, code = thankYou.discountCode ?? '') => {
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
  const button = h('button', { type: 'button', 'aria-live': 'polite' }, messages.copy);
  button.addEventListener('click', () => {
    // Without clipboard access the code is selected, so that the shopper can copy it with a key press.
    getSelection()?.selectAllChildren(text);
    (navigator.clipboard as Clipboard | undefined)?.writeText(code).then(
      () => (button.textContent = messages.copied),
      () => undefined,
    );
  });
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, messages.discountCode),
    h('div', { class: 'code' }, text, button),
  );
}
