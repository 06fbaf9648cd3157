import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkResponse } from '#server/areas/collect/responses/check-response.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { createRun } from '#web/survey-view/run/create-run.ts';
import type { PartialSnapshot, Run, RunMode, Snapshot } from '#web/survey-view/run/run.ts';
import { diceArb, rollAnswer, soundDefinitionArb, type Dice } from '#tests/support/arbitraries.ts';
import { deepFreeze, question, rule, survey } from '#tests/shared/survey/build.ts';

let now = 0;
let stored: Snapshot[] = [];
let sent: Snapshot[] = [];

beforeEach(() => {
  now = 1_000;
  stored = [];
  sent = [];
});

function run(
  definition: SurveyDefinition,
  mode: RunMode = 'live',
  restore?: PartialSnapshot | null,
  respondentKey = 'r1',
): Run {
  return createRun({
    survey: compileSurvey(deepFreeze(definition)),
    ports: { clock: () => now, store: (each) => stored.push(each), send: (each) => sent.push(each) },
    respondentKey,
    mode,
    restore,
  });
}

const current = (it: Run) => it.getState().question?.questionId ?? null;
const text = (value: string) => ({ value });
const one = (optionId: string, otherValue: string | null = null) => ({ optionId, otherValue });

const PLAIN = survey(
  question('text', 'a'),
  question('text', 'b', { isRequired: false }),
  question('text', 'c'),
);

/** `yes` leads through b to d, `no` through c. */
const FORK = survey(
  question('single_select', 'a', { options: ['yes', 'no'], rules: [rule('CONTAINS', ['no'], 'c')] }),
  question('text', 'b', { config: { nextQuestionId: 'd' } }),
  question('text', 'c'),
  question('text', 'd'),
);

describe('answering a survey', () => {
  test('goes from the first question to the thank-you screen', () => {
    const it = run(PLAIN);
    expect(it.getState()).toMatchObject({ done: false, canGoBack: false, isLast: false, path: ['a'] });
    it.answer(text('one'));
    expect(it.next()).toBe(true);
    expect(current(it)).toBe('b');
    expect(it.next()).toBe(true);
    expect(it.getState()).toMatchObject({ isLast: true, canGoBack: true, path: ['a', 'b', 'c'] });
    it.answer(text('three'));
    expect(it.submit()).toBe(true);
    expect(it.getState()).toMatchObject({
      question: null,
      done: true,
      canGoBack: false,
      path: ['a', 'b', 'c'],
      thankYou: { title: 'Thank You!' },
      progress: { fraction: 1, left: 0 },
    });
    expect(it.snapshot()).toMatchObject({
      complete: true,
      currentQuestionId: null,
      answers: { a: text('one'), c: text('three') },
    });
  });

  test('returns the finding of a question, and marks it as refused only after a failed move', () => {
    const it = run(PLAIN);
    expect(it.getState()).toMatchObject({ finding: { code: 'required' }, refused: false });
    expect(it.next()).toBe(false);
    expect(it.getState().refused).toBe(true);
    it.answer(text('x'));
    expect(it.getState()).toMatchObject({ finding: null, refused: false });
    it.answer(text('  '));
    expect(it.getState()).toMatchObject({ finding: { code: 'required' }, answer: undefined });
  });

  test('enforces the smallest and the largest number of choices', () => {
    const it = run(
      survey(
        question('multi_select', 'a', { options: ['x', 'y', 'z'], config: { minSelect: 2, maxSelect: 2 } }),
      ),
    );
    it.answer({ optionIds: ['x'], otherValue: null });
    expect(it.getState().finding).toEqual({ code: 'too_few', min: 2 });
    it.answer({ optionIds: ['x', 'y', 'z'], otherValue: null });
    expect(it.getState().finding).toEqual({ code: 'too_many', max: 2 });
    it.answer({ optionIds: ['x', 'y'], otherValue: 'left over' });
    expect(it.getState()).toMatchObject({
      finding: null,
      answer: { optionIds: ['x', 'y'], otherValue: null },
    });
  });

  test('does not submit before the last question', () => {
    const it = run(PLAIN);
    it.answer(text('x'));
    expect(it.submit()).toBe(false);
    expect(current(it)).toBe('a');
  });

  test('says Submit as soon as the answer makes this the last question', () => {
    const it = run(
      survey(
        question('rating', 'a', { rules: [rule('CONTAINS', ['1'], 'b')], config: { isTerminal: true } }),
        question('text', 'b'),
      ),
    );
    expect(it.getState().isLast).toBe(true);
    it.answer({ value: 1 });
    expect(it.getState().isLast).toBe(false);
  });

  test('shows nothing for a survey without questions', () => {
    const it = run(survey());
    expect(it.getState()).toMatchObject({ question: null, done: false, isLast: false, options: [] });
    expect([it.next(), it.back(), it.submit()]).toEqual([false, false, false]);
  });

  test('notifies its listeners, and keeps its state object between changes', () => {
    const it = run(PLAIN);
    let told = 0;
    const stop = it.subscribe(() => (told += 1));
    const before = it.getState();
    expect(it.getState()).toBe(before);
    it.answer(text('x'));
    expect(told).toBe(1);
    expect(it.getState()).not.toBe(before);
    stop();
    it.answer(text('y'));
    expect(told).toBe(1);
  });
});

describe('going back', () => {
  test('returns to the question that the shopper came from', () => {
    const it = run(FORK);
    it.answer(one('no'));
    it.next();
    expect(current(it)).toBe('c');
    expect(it.back()).toBe(true);
    expect(current(it)).toBe('a');
    expect(it.back()).toBe(false);
  });

  test('keeps later answers while the path still leads there, and submits none of an abandoned branch', () => {
    const it = run(FORK);
    it.answer(one('yes'));
    it.next();
    it.answer(text('on b'));
    it.next();
    it.back();
    it.back();
    expect(it.snapshot()).toMatchObject({
      path: ['a', 'b', 'd'],
      currentQuestionId: 'a',
      answers: { b: text('on b') },
    });
    it.answer(one('no'));
    expect(it.snapshot().path).toEqual(['a']);
    it.next();
    it.answer(text('on c'));
    it.next();
    it.answer(text('on d'));
    it.next();
    expect(it.snapshot()).toMatchObject({ complete: true, path: ['a', 'c', 'd'] });
    expect(Object.keys(it.snapshot().answers)).toEqual(['a', 'c', 'd']);
  });
});

describe('storing and sending', () => {
  test('stores each change and sends after each question, with a growing revision', () => {
    const it = run(PLAIN);
    it.answer(text('x'));
    expect(stored.map((each) => each.revision)).toEqual([1]);
    expect(sent).toEqual([]);
    it.next();
    expect(sent.map((each) => [each.revision, each.complete])).toEqual([[2, false]]);
    it.next();
    it.answer(text('z'));
    it.submit();
    expect(sent.at(-1)).toMatchObject({ complete: true, answers: { a: text('x'), c: text('z') } });
    const revisions = stored.map((each) => each.revision);
    expect(revisions).toEqual([...revisions].sort((one, other) => one - other));
    expect(new Set(revisions).size).toBe(revisions.length);
  });

  test('flushes an answer that was not sent yet, once', () => {
    const it = run(PLAIN);
    it.flush();
    expect(sent).toEqual([]);
    it.answer(text('x'));
    it.flush();
    it.flush();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ answers: { a: text('x') }, complete: false });
  });

  test('does not send an invalid answer', () => {
    const it = run(survey(question('multi_select', 'a', { options: ['x', 'y'], config: { minSelect: 2 } })));
    it.answer({ optionIds: ['x'], otherValue: null });
    it.flush();
    expect(sent).toEqual([]);
  });

  test('measures the time on each question, over all visits', () => {
    const it = run(PLAIN);
    now += 4_000;
    it.answer(text('x'));
    it.next();
    now += 500;
    it.back();
    now += 1_000;
    expect(it.snapshot().timings).toEqual({ a: 5_000, b: 500 });
    now -= 60_000;
    expect(it.snapshot().timings).toEqual({ a: 5_000, b: 500 });
  });

  test('neither stores nor sends a preview', () => {
    const it = run(PLAIN, 'preview');
    it.answer(text('x'));
    it.next();
    it.flush();
    expect([stored, sent]).toEqual([[], []]);
  });
});

describe('resuming a run', () => {
  test('continues in the middle, with answers, path, times and revision', () => {
    const first = run(FORK);
    now += 3_000;
    first.answer(one('yes'));
    first.next();
    first.answer(text('half'));
    const kept = JSON.parse(JSON.stringify(stored.at(-1))) as Snapshot;
    const again = run(FORK, 'live', kept);
    expect(again.getState()).toMatchObject({ answer: text('half'), path: ['a', 'b'], canGoBack: true });
    expect(again.snapshot()).toEqual(kept);
    again.next();
    expect(sent.at(-1)?.revision).toBeGreaterThan(kept.revision);
  });

  test('continues at the question that the shopper had gone back to', () => {
    const first = run(FORK);
    first.answer(one('yes'));
    first.next();
    first.answer(text('b'));
    first.next();
    first.back();
    first.back();
    const again = run(FORK, 'live', stored.at(-1));
    expect(current(again)).toBe('a');
    expect(again.snapshot().path).toEqual(['a', 'b', 'd']);
  });

  test('shows the thank-you screen again after completion, and sends the last snapshot again', () => {
    const first = run(survey(question('text', 'a')));
    first.answer(text('x'));
    first.next();
    sent = [];
    const again = run(survey(question('text', 'a')), 'live', stored.at(-1));
    expect(again.getState().done).toBe(true);
    again.flush();
    expect(sent).toHaveLength(1);
    expect(again.next()).toBe(false);
  });

  test('stops where the stored snapshot no longer fits the survey', () => {
    const kept: PartialSnapshot = {
      revision: 4,
      path: ['a', 'b', 'd'],
      currentQuestionId: 'd',
      answers: { a: one('no'), b: text('b') },
    };
    const it = run(FORK, 'live', kept);
    expect(it.getState()).toMatchObject({ path: ['a'], answer: one('no') });
    const gone = run(FORK, 'live', { ...kept, answers: { a: one('perhaps') } });
    expect(gone.getState()).toMatchObject({ path: ['a'], answer: undefined });
    expect(current(run(FORK, 'live', {}))).toBe('a');
  });
});

describe('a preview', () => {
  test('shows any question on request, and goes back in order', () => {
    const it = run(PLAIN, 'preview');
    expect(it.goTo('c')).toBe(true);
    expect(it.getState()).toMatchObject({ path: ['c'], canGoBack: true, progress: { done: 2, left: 1 } });
    it.back();
    expect(current(it)).toBe('b');
    expect(it.goTo('gone')).toBe(false);
    expect(run(PLAIN, 'live').goTo('c')).toBe(false);
  });

  test('restarts without answers', () => {
    const it = run(survey(question('text', 'a')), 'preview');
    it.answer(text('x'));
    it.next();
    it.restart();
    expect(it.getState()).toMatchObject({ done: false, answers: {}, path: ['a'] });
    const live = run(survey(question('text', 'a')));
    live.answer(text('x'));
    live.next();
    live.restart();
    expect(live.getState().done).toBe(true);
  });

  test('continues with the edited survey and keeps the position and answers that still fit', () => {
    const it = run(FORK, 'preview');
    it.answer(one('yes'));
    it.next();
    const edited = { ...FORK, questions: FORK.questions.map((each) => ({ ...each, text: 'Edited' })) };
    it.replaceSurvey(compileSurvey(edited));
    expect(it.getState()).toMatchObject({ question: { text: 'Edited', questionId: 'b' }, path: ['a', 'b'] });
    it.replaceSurvey(compileSurvey(survey(question('nps', 'a'), question('text', 'd'))));
    expect(it.getState()).toMatchObject({ question: { questionId: 'a' }, answers: {} });
    it.replaceSurvey(compileSurvey(survey()));
    expect(current(it)).toBeNull();
    it.replaceSurvey(compileSurvey(PLAIN));
    expect(current(it)).toBe('a');
  });
});

describe('the order of options', () => {
  const letters = ['a', 'b', 'c', 'd'];
  const shuffled = (id: string): Question =>
    question('drop_down', id, { options: letters, config: { allowOther: true } });
  const order = (respondent: string, asked = shuffled('q')) =>
    run(survey(asked), 'live', null, respondent)
      .getState()
      .options.map((option) => option.id);

  test('stays the same for one respondent, with Other last', () => {
    expect(order('r1')).toEqual(order('r1'));
    expect(order('r1').at(-1)).toBe('other');
    expect([...order('r1')].sort()).toEqual([...letters, 'other']);
  });

  test('differs between questions, and is unchanged where it is not randomised', () => {
    const orders = new Set(['q', 'r', 's', 't', 'u'].map((id) => order('r1', shuffled(id)).join()));
    expect(orders.size).toBeGreaterThan(1);
    expect(
      order('r1', question('single_select', 'q', { options: letters, config: { randomize: false } })),
    ).toEqual(letters);
  });

  test('is evenly distributed over all permutations', () => {
    const counts = new Map<string, number>();
    const rounds = 4_800;
    for (let each = 0; each < rounds; each += 1) {
      const key = order(`visitor-${each}`).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // Chi-squared with 23 degrees of freedom exceeds 49.7 by chance once in a thousand runs.
    const expected = rounds / 24;
    const chiSquared = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(chiSquared).toBeLessThan(49.7);
  });
});

describe('any run of any valid survey', () => {
  /** Answers, moves forward and back, and reloads the page at random, until the end or 80 steps. */
  function wander(definition: SurveyDefinition, dice: Dice, watch: (it: Run) => void): Run {
    let it = run(definition);
    for (let step = 0; step < 80 && !it.getState().done; step += 1) {
      const asked = it.getState().question;
      const move = dice.roll(8);
      if (move === 0) it.back();
      else if (move === 1)
        it = run(definition, 'live', JSON.parse(JSON.stringify(it.snapshot())) as Snapshot);
      else {
        if (asked) it.answer(rollAnswer(asked, dice));
        watch(it);
        it.next();
      }
      watch(it);
    }
    return it;
  }

  test('produces only responses that pass the check', () => {
    fc.assert(
      fc.property(soundDefinitionArb(), diceArb, (definition, dice) => {
        const compiled = compileSurvey(definition);
        wander(definition, dice, (it) => {
          const { answers, complete, path } = it.snapshot();
          const checked = checkResponse(compiled, answers, { complete });
          expect(checked.findings).toEqual([]);
          expect(path.slice(0, checked.path.length)).toEqual(checked.path);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('has progress that rises with each step and is 1 only at the end', () => {
    fc.assert(
      fc.property(soundDefinitionArb(), diceArb, (definition, dice) => {
        const it = run(definition);
        let before = -1;
        while (!it.getState().done) {
          const { progress, question: asked, path } = it.getState();
          expect(progress.fraction).toBeGreaterThan(before);
          expect(progress.fraction).toBeLessThan(1);
          before = progress.fraction;
          if (asked) it.answer(rollAnswer(asked, dice));
          expect(it.next()).toBe(true);
          expect(it.getState().path.length).toBeLessThanOrEqual(path.length + progress.left);
        }
        expect(it.getState().progress.fraction).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  test('accepts any typed text', () => {
    const compiled = compileSurvey(survey(question('text', 'q')));
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xffff })), fc.constantFrom(0, 3_997, 3_999), (units, padding) => {
        const it = run(survey(question('text', 'q')));
        it.answer(text('x'.repeat(padding) + String.fromCharCode(...units) + '\ud83d\0'));
        const { answers } = it.snapshot();
        expect(checkResponse(compiled, answers, { complete: false }).findings).toEqual([]);
      }),
    );
  });
});
