import { VIEW_LIMITS } from '#shared/limits.ts';
import type { ThankYou } from '#shared/survey/definition.ts';
import { h } from '../dom.ts';
import { ENGLISH, say, type Messages } from '../messages.ts';
import type { Screen } from './screen.ts';

/** The end. In a preview it counts down and begins again. */
export function thanksScreen(thankYou: ThankYou, messages: Messages, onReset: (() => void) | null): Screen {
  // A merchant who left the specified words alone means them in the shopper's language.
  const title = thankYou.title === ENGLISH.thankYouTitle ? messages.thankYouTitle : thankYou.title;
  const message = thankYou.message === ENGLISH.thankYouMessage ? messages.thankYouMessage : thankYou.message;
  const heading = h('h2', { tabindex: -1 }, title);
  const countdown = onReset && h('p', { class: 'hint', role: 'timer' });
  const stop = countdown ? count(countdown, messages, onReset) : undefined;
  return {
    element: h(
      'div',
      { class: 'screen' },
      heading,
      h('p', {}, message),
      thankYou.discountCode ? discount(thankYou.discountCode, messages) : null,
      countdown,
    ),
    focus: () => heading.focus({ preventScroll: true }),
    leave: stop,
  };
}

function count(line: HTMLElement, messages: Messages, onReset: () => void): () => void {
  let seconds: number = VIEW_LIMITS.previewResetSeconds;
  const tell = () => (line.textContent = say(messages.resetting, seconds));
  tell();
  const timer = setInterval(() => {
    seconds -= 1;
    if (seconds > 0) {
      tell();
      return;
    }
    clearInterval(timer);
    onReset();
  }, 1000);
  return () => clearInterval(timer);
}

function discount(code: string, messages: Messages): HTMLElement {
  const button = h('button', { type: 'button', 'aria-live': 'polite' }, messages.copy);
  button.addEventListener('click', () => {
    // Without the permission the code still stands there to be selected.
    (navigator.clipboard as Clipboard | undefined)?.writeText(code).then(
      () => (button.textContent = messages.copied),
      () => undefined,
    );
  });
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, messages.discountCode),
    h('div', { class: 'code' }, h('b', {}, code), button),
  );
}
