import { expect, test, vi } from 'vitest';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { createRun } from '#web/survey-view/run/create-run.ts';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import { startDeferredRun } from '#web/storefront/first-question-run.ts';
import { loadDeferred } from '#web/storefront/load-deferred.ts';
import { loadViews } from '#web/storefront/load-views.ts';
import { startRun } from '#web/survey-view/start-run.ts';
import { RARE_VIEWS } from '#web/survey-view/types/rare-views.ts';
import type { SurveySettings } from '#web/survey-view/survey-element.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const OPTIONS = ['One', 'Two', 'Three'];
const choice = (id: string, own: object = {}) =>
  question('single_select', id, { options: OPTIONS, config: { allowOther: true, ...own } });

const SURVEYS: Record<string, SurveyDefinition> = {
  'several questions': survey(choice('a'), question('text', 'b')),
  'one question': survey(question('rating', 'a')),
  'an end after the first': survey(choice('a', { isTerminal: true }), question('text', 'b')),
  'a way on': survey(choice('a', { nextQuestionId: 'c' }), question('text', 'b'), question('date', 'c')),
  'a way that leads nowhere': survey(choice('a', { nextQuestionId: 'gone' }), question('text', 'b')),
  'an end and a way on': survey(choice('a', { isTerminal: true, nextQuestionId: 'b' }), question('nps', 'b')),
  'no questions': survey(),
};

const settingsOf = (definition: SurveyDefinition, ports: SurveySettings['ports'] = {}): SurveySettings => ({
  definition,
  look: lookOf(DEFAULT_THEME),
  respondentKey: 'somebody',
  ports,
});

const CODE = { startRun, loadRareViews: () => Promise.resolve({ RARE_VIEWS }) };

/** Opens a run whose code loads when the test resolves it. */
function openEarly(settings: SurveySettings, onChange: () => void = () => undefined) {
  let arrive: () => void = () => undefined;
  const importCode = vi.fn(() => new Promise<typeof CODE>((resolve) => (arrive = () => resolve(CODE))));
  const code = loadDeferred(importCode);
  let paint: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (paint = resolve));
  const run = startDeferredRun(code, painted)(settings, onChange);
  const loadCode = async () => {
    expect(importCode, 'before the first question is painted').not.toHaveBeenCalled();
    paint();
    await painted;
    await vi.waitFor(() => expect(importCode).toHaveBeenCalledTimes(1), { timeout: PATIENCE_MS });
    arrive();
    await vi.waitFor(() => expect(run.snapshot()).toBeDefined(), { timeout: PATIENCE_MS });
  };
  return { run, loadCode };
}

test.each(Object.entries(SURVEYS))('begins in the same state as the run itself: %s', (_name, definition) => {
  const { run: early } = openEarly(settingsOf(definition));
  const ports = { clock: () => 0 };
  const survey = compileSurvey(definition);
  const real = createRun({ survey, ports, respondentKey: 'somebody', mode: 'live' });
  const { progress, finding, ...state } = real.getState();
  expect(early.getState()).toMatchObject({ ...state, progress: { fraction: progress.fraction } });
  expect(finding).toEqual(definition.questions.length > 0 ? { code: 'required' } : null);
});

test('performs early actions when the code has loaded', async () => {
  const sent: Snapshot[] = [];
  const changed = vi.fn();
  const ports = { send: (snapshot: Snapshot) => void sent.push(snapshot) };
  const { run, loadCode } = openEarly(settingsOf(SURVEYS['several questions']!, ports), changed);
  const [first] = run.getState().options;
  run.answer({ optionId: first!.id, otherValue: null });
  expect(run.getState().answer).toMatchObject({ optionId: first!.id });
  expect(run.next()).toBe(false);
  expect(run.getState().question?.questionId).toBe('a');
  expect(run.snapshot()).toBeUndefined();
  changed.mockClear();
  await loadCode();
  expect(run.getState().question?.questionId).toBe('b');
  expect(sent).toMatchObject([{ answers: { a: { optionId: first!.id } }, path: ['a', 'b'] }]);
  expect(changed).toHaveBeenCalled();
  expect(run.snapshot()).toMatchObject({ path: ['a', 'b'] });
  run.back();
  expect(run.getState().question?.questionId).toBe('a');
});

test('uses the run at once when its code has loaded before', async () => {
  const code = loadDeferred(() => Promise.resolve(CODE));
  const settings = settingsOf(SURVEYS['several questions']!);
  const painted = Promise.resolve();
  await loadViews(code, settings.definition.questions);
  await code.load();
  const run = startDeferredRun(code, painted)(settings, () => undefined);
  expect(run.snapshot()).toMatchObject({ revision: 0 });
});

test('asks for a required answer when the code has loaded', async () => {
  const { run, loadCode } = openEarly(settingsOf(SURVEYS['several questions']!));
  run.next();
  await loadCode();
  expect(run.getState()).toMatchObject({ refused: true, path: ['a'] });
});

test.each([
  ['presses Next again', [3, 'next', 'next'], 3],
  ['corrects the answer', [3, 'next', 5, 'next'], 5],
])('keeps a shopper who %s before the code has loaded on the next question', async (_, presses, value) => {
  const { run, loadCode } = openEarly(settingsOf(survey(question('rating', 'a'), question('rating', 'b'))));
  for (const press of presses) {
    if (typeof press === 'number') run.answer({ value: press });
    else expect(run.next()).toBe(false);
  }
  await loadCode();
  expect(run.getState()).toMatchObject({ path: ['a', 'b'], answer: undefined, refused: false });
  expect(run.snapshot()?.answers).toEqual({ a: { value } });
});

test('waits for another press of Next after an answer that was corrected before the code has loaded', async () => {
  const { run, loadCode } = openEarly(settingsOf(survey(question('rating', 'a'), question('rating', 'b'))));
  run.answer({ value: 3 });
  run.next();
  run.answer({ value: 5 });
  await loadCode();
  expect(run.getState()).toMatchObject({ path: ['a'], answer: { value: 5 } });
});

test('stores and sends the answer of a shopper who leaves before the code has loaded', async () => {
  const stored: Snapshot[] = [];
  const sent: Snapshot[] = [];
  const { run, loadCode } = openEarly(
    settingsOf(SURVEYS['several questions']!, {
      store: (snapshot) => void stored.push(snapshot),
      send: (snapshot) => void sent.push(snapshot),
    }),
  );
  run.flush();
  expect(sent, 'nothing answered').toEqual([]);
  const [first, second] = run.getState().options;
  run.answer({ optionId: first!.id, otherValue: null });
  for (let press = 0; press < 3; press += 1) run.answer({ optionId: second!.id, otherValue: null });
  run.next();
  run.flush();
  const left = { path: ['a'], answers: { a: { optionId: second!.id } }, currentQuestionId: 'a' };
  expect(stored).toMatchObject([{ revision: 1 }, { revision: 2 }, { revision: 3 }, { revision: 4, ...left }]);
  expect(sent).toMatchObject([{ revision: 4, complete: false, ...left }]);
  await loadCode();
  expect(run.getState().question?.questionId).toBe('b');
  expect(sent.at(-1), 'newer than the early one').toMatchObject({ path: ['a', 'b'], answers: left.answers });
  expect(sent.at(-1)!.revision).toBeGreaterThan(4);
});

test('stores but does not send an early answer that needs validation', () => {
  const ports = { store: vi.fn(), send: vi.fn() };
  const { run } = openEarly(settingsOf(survey(question('text', 'a'), question('text', 'b')), ports));
  run.answer({ value: ' ' });
  run.flush();
  expect(ports.store).toHaveBeenCalledTimes(1);
  expect(ports.send).not.toHaveBeenCalled();
});
