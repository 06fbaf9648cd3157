import { expect, test, vi } from 'vitest';
import { compileSurvey } from '#shared/survey/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { createRun } from '#shared/survey/run/create-run.ts';
import type { Run, Snapshot } from '#shared/survey/run/run.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import type { SurveySettings } from '#web/survey-view/survey-view.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

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

/** Its code comes by itself, on a busy machine late. */
const soon = (check: () => void) => vi.waitFor(check, 30_000);

const settingsOf = (definition: SurveyDefinition, ports: SurveySettings['ports'] = {}): SurveySettings => ({
  definition,
  look: lookOf(DEFAULT_THEME),
  respondentKey: 'somebody',
  ports,
});

/** As on a page where its code has not come yet. */
async function openEarly(settings: SurveySettings, onChange: () => void = () => undefined): Promise<Run> {
  vi.resetModules();
  const { startRun } = await import('#web/storefront/late-run.ts');
  return startRun(settings, onChange);
}

test.each(Object.entries(SURVEYS))('it opens as the run itself does: %s', async (_name, definition) => {
  const early = await openEarly(settingsOf(definition));
  const ports = { clock: () => 0 };
  const survey = compileSurvey(definition);
  const real = createRun({ survey, ports, respondentKey: 'somebody', mode: 'live' });
  const { progress, finding, ...state } = real.getState();
  expect(early.getState()).toMatchObject({ ...state, progress: { fraction: progress.fraction } });
  expect(finding).toEqual(definition.questions.length > 0 ? { code: 'required' } : null);
});

test('what is done before its code is there is done when it is', async () => {
  const sent: Snapshot[] = [];
  const changed = vi.fn();
  const ports = { send: (snapshot: Snapshot) => void sent.push(snapshot) };
  const run = await openEarly(settingsOf(SURVEYS['several questions']!, ports), changed);
  const [first] = run.getState().options;
  run.answer({ optionId: first!.id, otherValue: null });
  expect(run.getState().answer).toMatchObject({ optionId: first!.id });
  expect(run.next()).toBe(false);
  expect(run.getState().question?.questionId).toBe('a');
  await soon(() => expect(run.getState().question?.questionId).toBe('b'));
  expect(sent).toMatchObject([{ answers: { a: { optionId: first!.id } }, path: ['a', 'b'] }]);
  expect(changed).toHaveBeenCalled();
  run.back();
  expect(run.getState().question?.questionId).toBe('a');
});

test('an answer that is missing is asked for when its code is there', async () => {
  const run = await openEarly(settingsOf(SURVEYS['several questions']!));
  run.next();
  await soon(() => expect(run.getState()).toMatchObject({ refused: true, path: ['a'] }));
});

test('who leaves before its code is there has answered all the same', async () => {
  const stored: Snapshot[] = [];
  const sent: Snapshot[] = [];
  const run = await openEarly(
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
  await soon(() => expect(run.getState().question?.questionId).toBe('b'));
  expect(sent.at(-1), 'newer than what left').toMatchObject({ path: ['a', 'b'], answers: left.answers });
  expect(sent.at(-1)!.revision).toBeGreaterThan(4);
});

test('what may not stand as it is stays on the device until its code has looked', async () => {
  const ports = { store: vi.fn(), send: vi.fn() };
  const run = await openEarly(settingsOf(survey(question('text', 'a'), question('text', 'b')), ports));
  run.answer({ value: ' ' });
  run.flush();
  expect(ports.store).toHaveBeenCalledTimes(1);
  expect(ports.send).not.toHaveBeenCalled();
});
