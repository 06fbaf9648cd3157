import { afterEach, beforeEach, vi } from 'vitest';
import type { Snapshot } from '#shared/survey/run/run.ts';
import { showSurvey, type CheckoutSurvey } from '#web/extensions/checkout/checkout-view.ts';
import type { Drawn } from '#web/extensions/checkout/platform.ts';
import { describeSurveyView, type SurveyDriver, type Told } from '#tests/support/survey-conformance.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * The checkout's parts, moved by what the platform tells of them: a property set, then an event. Where a person would
 * be taken, the platform decides by the part that carries the error.
 */
function driver(): SurveyDriver {
  const root = document.createElement('main');
  const told: Told[] = [];
  const stored: Snapshot[] = [];
  let shown: CheckoutSurvey | undefined;
  const all = (tag: string) => [...root.querySelectorAll<Drawn>(tag)];
  const list = () => all('s-choice-list, s-select')[0];
  const field = () => all('s-text-area, s-date-field, s-text-field').find(({ hidden }) => !hidden)!;
  const control = () => all('s-choice-list, s-select, s-text-area, s-date-field')[0]!;
  const options = () => all('s-choice, s-option');
  const buttons = () => all('s-button');
  const tell = (element: Drawn, ...events: string[]) => {
    for (const event of events) element.dispatchEvent(new Event(event));
  };
  const now = <T>(value: T) => Promise.resolve(value);
  const done = (act: () => void) => {
    act();
    return Promise.resolve();
  };

  const choose = (choice: string): void => {
    const id = String(options().find(({ textContent }) => textContent === choice)!.value);
    const at = list()!;
    const isMulti = (at as { multiple?: boolean }).multiple === true;
    const before = at.values ?? [];
    if (isMulti) at.values = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    else at.values = [id];
    at.value = id;
    tell(at, 'change');
  };
  const write = (text: string): void => {
    field().value = text;
    tell(field(), 'input', 'change');
  };

  return {
    mount: (definition, { preview = false, respondentKey = '', restore } = {}) => {
      shown?.leave();
      told.length = stored.length = 0;
      shown = showSurvey(root, {
        ...{ definition, preview, respondentKey, restore: restore ?? null },
        ports: { clock: Date.now, store: (snapshot) => stored.push(snapshot) },
        onAnswer: (questionId, answer) => told.push({ name: 'answer', detail: { questionId, answer } }),
        onPath: (path, questionId) => told.push({ name: 'path', detail: { path: [...path], questionId } }),
        onSubmitted: (detail) => told.push({ name: 'submitted', detail }),
      });
      return Promise.resolve();
    },
    wait: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    question: () => now(buttons().length > 0 ? all('s-heading')[0]!.textContent.replace(/\s\*$/, '') : null),
    description: () => now(all('s-text')[0]!.textContent),
    choices: () => now(options().map(({ textContent }) => textContent)),
    chosen: () => now(options().flatMap(({ selected, textContent }) => (selected ? [textContent] : []))),
    choose: (choice) => done(() => choose(choice)),
    type: (text) => done(() => write(text)),
    typed: () => now(String(field().value ?? '')),
    placeholder: () => now(field().placeholder ?? ''),
    pickDay: (day) => done(() => write(day)),
    next: () => done(() => tell(buttons()[1]!, 'click')),
    back: () => done(() => tell(buttons()[0]!, 'click')),
    canGoBack: () => now(!buttons()[0]!.hidden),
    forwardLabel: () => now(buttons()[1]!.textContent),
    error: () => now(control().error ?? ''),
    isInputFocused: () => now((control().error ?? '') !== ''),
    progress: () => now(Math.round(Number(all('s-progress')[0]!.value) * 100)),
    texts: () =>
      now(
        all('*')
          .filter(({ children }) => children.length === 0)
          .map(({ textContent }) => textContent)
          .join('\n'),
      ),
    showQuestion: (questionId) => done(() => shown?.run.goTo(questionId)),
    sendCode: (code) => done(() => shown?.showCode(code)),
    told: () => now(told),
    stored: () => now(stored),
  };
}

describeSurveyView('the survey in the checkout', () => Promise.resolve(driver()));
