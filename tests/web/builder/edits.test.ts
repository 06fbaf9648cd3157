import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionSchema } from '#shared/survey/definition-schema.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { END } from '#shared/survey/flow/default-next.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';
import { addQuestion } from '#shared/survey/edit/add-question.ts';
import { setDefaultNext, setTerminal } from '#web/admin/features/builder/edit/change-flow.ts';
import { changeOptions } from '#shared/survey/edit/change-options.ts';
import {
  changeSettings,
  changeWording,
  giveNewMeaning,
} from '#web/admin/features/builder/edit/change-question.ts';
import { addRule, changeRule, moveRule, removeRule } from '#web/admin/features/builder/edit/change-rules.ts';
import {
  changeSurvey,
  changeThankYou,
  setTranslation,
} from '#web/admin/features/builder/edit/change-survey.ts';
import { changeType } from '#web/admin/features/builder/edit/change-type.ts';
import { deleteQuestion } from '#web/admin/features/builder/edit/delete-question.ts';
import { duplicateQuestion } from '#web/admin/features/builder/edit/duplicate-question.ts';
import {
  openDefinition,
  selectQuestion,
  setSurveyId,
  type EditingState,
} from '#shared/survey/edit/editing-state.ts';
import { moveQuestion } from '#web/admin/features/builder/edit/move-question.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import type { Question } from '#shared/survey/question.ts';
import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import { definitionArb, diceArb, idsFrom, rollAnswer, type Dice } from '#tests/support/arbitraries.ts';
import { deepFreeze, question, rule, survey } from '#tests/shared/survey/build.ts';
import { thorough } from '#tests/support/thorough.ts';

const opened = (...questions: readonly Question[]): EditingState =>
  deepFreeze(openDefinition(survey(...questions)));
const ids = ({ definition }: EditingState) => definition.questions.map((each) => each.questionId);
const find = ({ definition }: EditingState, id: string) =>
  definition.questions.find((each) => each.questionId === id);

const ABC = opened(question('text', 'a'), question('text', 'b'), question('text', 'c'));

describe('opening and selecting', () => {
  test('selects the first question, or none', () => {
    expect(ABC.selectedQuestionId).toBe('a');
    expect(opened().selectedQuestionId).toBeNull();
    expect(selectQuestion(ABC, 'c').selectedQuestionId).toBe('c');
    expect(selectQuestion(ABC, 'gone')).toBe(ABC);
  });
});

describe('adding a question', () => {
  test('needs a survey id', () => {
    const state = openDefinition(newDefinition(''));
    expect(() => addQuestion(state, 'text', idsFrom('n'))).toThrow('Survey ID is not set');
    expect(ids(addQuestion(setSurveyId(state, 's9'), 'text', idsFrom('n')))).toEqual(['n1']);
  });

  test('inserts it at the end or at an index, and selects it', () => {
    const atEnd = addQuestion(ABC, 'nps', idsFrom('n'));
    expect(ids(atEnd)).toEqual(['a', 'b', 'c', 'n1']);
    expect(atEnd.selectedQuestionId).toBe('n1');
    expect(ids(addQuestion(ABC, 'nps', idsFrom('n'), 1))).toEqual(['a', 'n1', 'b', 'c']);
    expect(ids(addQuestion(ABC, 'nps', idsFrom('n'), 99))).toEqual(['a', 'b', 'c', 'n1']);
  });

  test('refuses one more question than a survey may have', () => {
    const full = opened(...Array.from({ length: 200 }, (_, index) => question('text', `q${index}`)));
    expect(() => addQuestion(full, 'text', idsFrom('n'))).toThrow('A survey can have at most 200 questions.');
    expect(() => duplicateQuestion(full, 'q0', idsFrom('n'))).toThrow('at most 200');
  });
});

describe('deleting a question', () => {
  test('selects the next one, the previous one at the end, or none when empty', () => {
    const second = deleteQuestion(selectQuestion(ABC, 'b'), 'b').state;
    expect(second.selectedQuestionId).toBe('c');
    expect(second.definition.questions.map((each) => each.orderIndex)).toEqual([0, 1]);
    expect(deleteQuestion(ABC, 'c').state.selectedQuestionId).toBe('b');
    expect(deleteQuestion(opened(question('text', 'a')), 'a').state.selectedQuestionId).toBeNull();
  });

  test('reports the references that it breaks and leaves them in place', () => {
    const state = opened(
      question('nps', 'first', {
        rules: [rule('CONTAINS', ['1'], 'last'), rule('CONTAINS', ['2'], 'mid', 'last')],
      }),
      question('text', 'mid', { config: { nextQuestionId: 'last' } }),
      question('text', 'last'),
    );
    const { state: after, broken } = deleteQuestion(state, 'last');
    expect(broken).toEqual([
      { kind: 'rule', questionId: 'first', ruleIndex: 0 },
      { kind: 'rule', questionId: 'first', ruleIndex: 1 },
      { kind: 'next', questionId: 'mid' },
    ]);
    expect(find(after, 'first')).toBe(find(state, 'first'));
  });

  test('deletes its translations', () => {
    const state = setTranslation(ABC, 'de', { questions: { a: { text: 'A' }, b: { text: 'B' } } });
    const { definition } = deleteQuestion(state, 'a').state;
    expect(definition.translations).toEqual({ de: { questions: { b: { text: 'B' } } } });
  });
});

describe('duplicating a question', () => {
  const state = opened(
    question('single_select', 'first', {
      options: ['x', 'y'],
      rules: [
        rule('CONTAINS', ['x', 'other'], 'last'),
        rule('CONTAINS', ['y'], 'first'),
        rule('CONTAINS', ['y'], 'gone'),
      ],
      config: { nextQuestionId: 'last', allowOther: true },
    }),
    question('text', 'last'),
  );

  test('inserts a copy with new ids after it, and selects the copy', () => {
    const after = duplicateQuestion(state, 'first', idsFrom('n'));
    expect(ids(after)).toEqual(['first', 'n3', 'last']);
    expect(after.selectedQuestionId).toBe('n3');
    expect(find(after, 'n3')).toMatchObject({
      meaningId: 'n3',
      text: 'first',
      config: {
        options: [
          { id: 'n1', text: 'x', meaningId: 'n1' },
          { id: 'n2', text: 'y', meaningId: 'n2' },
        ],
        nextQuestionId: 'last',
      },
    });
    expect(find(after, 'first')).toMatchObject({ questionId: 'first', orderIndex: 0 });
  });

  test('keeps the rules that are still valid, for the copy’s own options', () => {
    const copy = find(duplicateQuestion(state, 'first', idsFrom('n')), 'n3');
    expect(copy?.logic.rules).toEqual([rule('CONTAINS', ['n1', 'other'], 'last')]);
  });

  test('copies the translations to the new ids', () => {
    const german = setTranslation(state, 'de', {
      questions: { first: { text: 'Erste', options: { x: 'Iks' } } },
    });
    const { translations } = duplicateQuestion(german, 'first', idsFrom('n')).definition;
    expect(translations.de?.questions?.n3).toEqual({ text: 'Erste', options: { n1: 'Iks' } });
    expect(translations.de?.questions?.first).toEqual({ text: 'Erste', options: { x: 'Iks' } });
  });
});

describe('moving a question', () => {
  test('renumbers the questions and keeps the selection and every rule', () => {
    const after = moveQuestion(selectQuestion(ABC, 'b'), 'a', 2);
    expect(ids(after)).toEqual(['b', 'c', 'a']);
    expect(after.definition.questions.map((each) => each.orderIndex)).toEqual([0, 1, 2]);
    expect(after.selectedQuestionId).toBe('b');
  });

  test('does not change the targets of rules', () => {
    fc.assert(
      fc.property(definitionArb({ minQuestions: 2 }), diceArb, (definition, dice) => {
        const state = deepFreeze(openDefinition(definition));
        const moved = definition.questions[dice.roll(definition.questions.length)]?.questionId ?? '';
        const after = moveQuestion(state, moved, dice.roll(definition.questions.length)).definition;
        for (const each of definition.questions) {
          const ruled = each.config.nextQuestionId !== null;
          const answer = rollAnswer(each, dice);
          if (!ruled) continue;
          const lead = (where: typeof definition) => {
            const compiled = compileSurvey(where);
            const index = compiled.indexById.get(each.questionId) ?? END;
            return where.questions[nextQuestion(compiled, index, answer)]?.questionId;
          };
          expect(lead(after)).toBe(lead(definition));
        }
      }),
    );
  });
});

describe('changing the type', () => {
  test('keeps texts, options and rules between choice types, and gives a new meaning', () => {
    const state = opened(
      question('single_select', 'a', {
        options: ['x'],
        rules: [rule('CONTAINS', ['x'], 'b')],
        config: { isTerminal: true },
      }),
    );
    const after = find(changeType(state, 'a', 'multi_select', idsFrom('n')), 'a');
    expect(after).toMatchObject({
      type: 'multi_select',
      text: 'a',
      config: {
        options: [{ id: 'x', meaningId: 'x' }],
        displayType: 'checkbox',
        minSelect: 1,
        maxSelect: null,
        isTerminal: true,
      },
      logic: { rules: [rule('CONTAINS', ['x'], 'b')] },
    });
    expect(after?.meaningId).not.toBe('a');
  });

  test('keeps labels and the numbers that the other scale has', () => {
    const rules = [rule('CONTAINS', ['0', '3'], 'b'), rule('CONTAINS', ['9'], 'b')];
    const state = opened(question('nps', 'a', { rules, config: { minLabel: 'No', nextQuestionId: 'b' } }));
    const after = find(changeType(state, 'a', 'rating', idsFrom('n')), 'a');
    expect(after?.logic.rules).toEqual([rule('CONTAINS', ['3'], 'b')]);
    expect(after?.config).toEqual({
      scale: 5,
      minLabel: 'No',
      maxLabel: '',
      displayType: 'stars',
      nextQuestionId: 'b',
      isTerminal: false,
    });
  });

  test('does nothing for a question that has the type already', () => {
    expect(changeType(ABC, 'a', 'text', idsFrom('n'))).toBe(ABC);
  });
});

describe('changing options', () => {
  const state = opened(question('single_select', 'a', { options: ['x', 'y'] }));
  const texts = (after: EditingState) => {
    const changed = find(after, 'a');
    return changed?.type === 'single_select' ? changed.config.options : [];
  };

  test('is ignored if two texts are equal after trimming and lowercasing', () => {
    const alike = [
      { id: 'x', text: 'Same' },
      { id: 'y', text: ' sAME ' },
    ];
    expect(changeOptions(state, 'a', alike, idsFrom('n'))).toBe(state);
  });

  test('accepts several blank options', () => {
    expect(texts(changeOptions(state, 'a', [{ text: ' ' }, { text: '' }], idsFrom('n')))).toHaveLength(2);
  });

  test('keeps id and meaning of a corrected option, and gives new ones to a new option', () => {
    const after = changeOptions(state, 'a', [{ id: 'y', text: 'Why' }, { text: 'New' }], idsFrom('n'));
    expect(texts(after)).toEqual([
      { id: 'y', text: 'Why', meaningId: 'y' },
      { id: 'n1', text: 'New', meaningId: 'n1' },
    ]);
  });

  test('does not give the same id to two options', () => {
    const twice = changeOptions(
      state,
      'a',
      [
        { id: 'x', text: 'one' },
        { id: 'x', text: 'two' },
      ],
      idsFrom('n'),
    );
    expect(texts(twice).map((option) => option.id)).toEqual(['x', 'n1']);
  });

  test('refuses more options than a question may have', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ text: `${index}` }));
    expect(() => changeOptions(state, 'a', many, idsFrom('n'))).toThrow(
      'A question can have at most 50 options.',
    );
  });
});

describe('changing one question', () => {
  test('keeps the meaning for a correction, not for another scale', () => {
    const state = opened(question('rating', 'a'));
    expect(find(changeWording(state, 'a', { text: 'Corrected', isRequired: false }), 'a')).toMatchObject({
      text: 'Corrected',
      isRequired: false,
      meaningId: 'a',
    });
    const numbers = changeSettings(state, 'a', 'rating', { displayType: 'numbers' }, idsFrom('n'));
    expect(find(numbers, 'a')).toMatchObject({
      meaningId: 'a',
      config: { displayType: 'numbers', scale: 5 },
    });
    const seven = changeSettings(state, 'a', 'rating', { scale: 7 }, idsFrom('n'));
    expect(find(seven, 'a')).toMatchObject({ meaningId: 'n1', config: { scale: 7 } });
    expect(find(giveNewMeaning(state, 'a', idsFrom('m')), 'a')?.meaningId).toBe('m1');
  });

  test('leaves the settings of another type unchanged', () => {
    expect(changeSettings(ABC, 'a', 'nps', { minLabel: 'x' }, idsFrom('n'))).toBe(ABC);
  });

  test('sets the terminal setting, unless the type has none', () => {
    expect(find(setTerminal(ABC, 'a', true), 'a')?.config).toMatchObject({ isTerminal: true });
    const nps = opened(question('nps', 'a'));
    expect(setTerminal(nps, 'a', true)).toBe(nps);
    expect(find(setDefaultNext(ABC, 'a', 'c'), 'a')?.config.nextQuestionId).toBe('c');
  });

  test('adds, changes, moves and removes rules', () => {
    let state = opened(question('nps', 'a'));
    state = addRule(addRule(state, 'a'), 'a', rule('CONTAINS', ['1'], 'b'));
    expect(find(state, 'a')?.logic.rules).toEqual([rule('CONTAINS', []), rule('CONTAINS', ['1'], 'b')]);
    state = moveRule(changeRule(state, 'a', 0, rule('NOT_CONTAINS', ['2'], 'c')), 'a', 0, 1);
    expect(find(state, 'a')?.logic.rules).toEqual([
      rule('CONTAINS', ['1'], 'b'),
      rule('NOT_CONTAINS', ['2'], 'c'),
    ]);
    expect(find(removeRule(state, 'a', 0), 'a')?.logic.rules).toEqual([rule('NOT_CONTAINS', ['2'], 'c')]);
  });
});

describe('any sequence of edits', () => {
  test('keeps the survey valid and saveable, and earlier states unchanged', () => {
    fc.assert(
      fc.property(definitionArb(), fc.array(diceArb, { maxLength: 12 }), (definition, dices) => {
        const newId = idsFrom('new');
        const history: { state: EditingState; copy: EditingState }[] = [];
        let state = openDefinition(definition);
        for (const dice of dices) {
          history.push({ state: deepFreeze(state), copy: structuredClone(state) });
          state = randomEdit(state, dice, newId);
          expectWhole(state);
        }
        // Undo returns to an earlier state, so no edit may change one.
        for (const { state: past, copy } of history) expect(past).toStrictEqual(copy);
      }),
      { numRuns: thorough(60, 20) },
    );
  });
});

function expectWhole({ definition, selectedQuestionId }: EditingState): void {
  const { questions } = definition;
  expect(questions.map((each) => each.orderIndex)).toEqual(questions.map((_, index) => index));
  const questionIds = questions.map((each) => each.questionId);
  expect(new Set(questionIds).size).toBe(questionIds.length);
  if (selectedQuestionId !== null) expect(questionIds).toContain(selectedQuestionId);
  else expect(questionIds).toEqual([]);
  const checked = definitionSchema.safeParse(definition);
  expect(checked.error?.issues ?? []).toEqual([]);
}

function randomEdit(state: EditingState, dice: Dice, newId: () => string): EditingState {
  const { questions } = state.definition;
  const any = () => questions[dice.roll(Math.max(1, questions.length))]?.questionId ?? 'none';
  const type = QUESTION_TYPES[dice.roll(QUESTION_TYPES.length)] ?? 'text';
  const edits: readonly (() => EditingState)[] = [
    () => addQuestion(state, type, newId, dice.roll(questions.length + 2)),
    () => deleteQuestion(state, any()).state,
    () => duplicateQuestion(state, any(), newId),
    () => moveQuestion(state, any(), dice.roll(questions.length + 2)),
    () => changeType(state, any(), type, newId),
    () => changeWording(state, any(), { text: 'Other words', description: null }),
    () => changeSettings(state, any(), 'rating', { scale: 2 + dice.roll(9) }, newId),
    () =>
      changeOptions(
        state,
        any(),
        [{ id: 'o1', text: 'One' }, { text: ['One', 'Two', ''][dice.roll(3)] ?? '' }],
        newId,
      ),
    () => addRule(state, any(), rule('CONTAINS', ['o1'], any())),
    () => removeRule(state, any(), dice.roll(3)),
    () => moveRule(state, any(), dice.roll(3), dice.roll(3)),
    () => changeRule(state, any(), dice.roll(3), rule('NOT_CONTAINS', ['1'], any())),
    () => setDefaultNext(state, any(), any()),
    () => setTerminal(state, any(), dice.roll(2) === 0),
    () => changeSurvey(state, { name: 'Renamed' }),
    () => changeThankYou(state, { discountCode: 'THANKS10' }),
    () => setTranslation(state, 'de', { questions: { [any()]: { text: 'Frage' } } }),
    () => selectQuestion(state, any()),
  ];
  return edits[dice.roll(edits.length)]?.() ?? state;
}
