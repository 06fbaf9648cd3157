import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import { showSurvey, type CheckoutSurvey } from '#web/extensions/checkout/checkout-view.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { messages as german } from '#web/survey-view/messages/german.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { describeSurveyView, type SurveyDriver, type ViewEvent } from '#tests/support/survey-conformance.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A component with every property that the tests set or read. */
interface Component extends Element {
  value?: string;
  values?: string[];
  selected?: boolean;
  multiple?: boolean;
  error?: string;
  label?: string;
  display?: 'auto' | 'none';
}

/** The platform's input components. */
const FIELDS = 's-text-area, s-date-field, s-number-field, s-text-field';

/**
 * Drives the checkout components as the platform does: sets a property, then dispatches an event. The platform moves
 * the focus to the component with the error.
 */
function driver(): SurveyDriver {
  const root = document.createElement('main');
  const events: ViewEvent[] = [];
  const stored: Snapshot[] = [];
  let shown: CheckoutSurvey | undefined;
  const all = (tag: string) => [...root.querySelectorAll<Component>(tag)];
  const list = () => all('s-choice-list, s-select')[0];
  const isShown = (element: Component) =>
    element.closest<Component>('s-box')?.display !== 'none' && element.display !== 'none';
  const field = () => all(FIELDS).find(isShown)!;
  const control = () => all(`s-choice-list, s-select, ${FIELDS}`)[0]!;
  const options = () => all('s-choice, s-option');
  const buttons = () => all('s-button');
  const tell = (element: Component, ...events: string[]) => {
    for (const event of events) element.dispatchEvent(new Event(event));
  };
  const now = <T,>(value: T) => Promise.resolve(value);
  const done = (act: () => void) => {
    act();
    return Promise.resolve();
  };

  const choose = (choice: string): void => {
    const id = String(options().find(({ textContent }) => textContent === choice)!.value);
    const at = list()!;
    const isMulti = at.multiple === true;
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
      events.length = stored.length = 0;
      shown = showSurvey(root, {
        ...{ definition, words: ENGLISH, preview, respondentKey, restore: restore ?? null },
        ports: { clock: Date.now, store: (snapshot) => stored.push(snapshot) },
        onAnswer: (questionId, answer) => events.push({ name: 'answer', detail: { questionId, answer } }),
        onPath: (path, questionId) => events.push({ name: 'path', detail: { path: [...path], questionId } }),
        onSubmitted: (detail) => events.push({ name: 'submitted', detail }),
      });
      return Promise.resolve();
    },
    wait: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    question: () => now(buttons().length > 0 ? all('s-heading')[0]!.textContent : null),
    description: () => now(all('s-text')[0]!.textContent),
    choices: () => now(options().map(({ textContent }) => textContent)),
    chosen: () => now(options().flatMap(({ selected, textContent }) => (selected ? [textContent] : []))),
    choose: (choice) => done(() => choose(choice)),
    type: (text) => done(() => write(text)),
    typed: () => now(field().value ?? ''),
    // The platform's fields show no placeholder: a label or the hint says the same.
    placeholder: () => now(field().matches('s-text-field') ? field().label! : all('s-text')[0]!.textContent),
    pickDay: (day) => done(() => write(day)),
    next: () => done(() => tell(buttons()[1]!, 'click')),
    back: () => done(() => tell(buttons()[0]!, 'click')),
    canGoBack: () => now(isShown(buttons()[0]!)),
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
    events: () => now(events),
    stored: () => now(stored),
  };
}

test('marks an optional question, and no required one', async () => {
  const view = driver();
  const isMarked = async () => (await view.texts()).split('\n').includes('Optional');
  await view.mount(survey(question('text', 'a', { isRequired: false })));
  expect(await isMarked()).toBe(true);
  await view.mount(survey(question('text', 'a', { isRequired: true })));
  expect(await isMarked()).toBe(false);
  expect(await view.texts()).not.toContain('*');
});

test('offers to skip an optional question until it is answered, but not the last one', async () => {
  const view = driver();
  const optional = { isRequired: false };
  await view.mount(survey(question('text', 'a', optional), question('text', 'b', optional)));
  expect(await view.forwardLabel()).toBe('Skip');
  await view.type('tea');
  expect(await view.forwardLabel()).toBe('Next');
  await view.next();
  expect(await view.forwardLabel()).toBe('Submit');
});

test.each(['single_select', 'multi_select', 'drop_down'] as const)(
  'says Other in the shopper’s language, unless the merchant renamed it: %s',
  (type) => {
    const lastOption = (otherLabel: string) => {
      const root = document.createElement('main');
      const config = { allowOther: true, otherLabel };
      showSurvey(root, {
        definition: survey(question(type, 'a', { options: ['Rot'], config })),
        words: german,
        ports: { clock: Date.now },
        respondentKey: '',
        preview: false,
      });
      return [...root.querySelectorAll('s-choice, s-option')].at(-1)?.textContent;
    };
    expect(['Other', '', 'Etwas anderes'].map(lastOption)).toEqual([
      'Sonstiges',
      'Sonstiges',
      'Etwas anderes',
    ]);
  },
);

describeSurveyView('the survey in the checkout', () => Promise.resolve(driver()));
