import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#shared/survey/question.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import {
  publishingFaults,
  unfinishedParts,
  withoutTrailingBlanks,
} from '#shared/survey/flow/unfinished-parts.ts';
import { deepFreeze, question, survey } from '../build.ts';

const choice = (id: string, ...texts: string[]) =>
  question('single_select', id, {
    config: { options: texts.map((text, at) => ({ id: `${id}${at}`, text, meaningId: `${id}${at}` })) },
  });
const partsOf = (...questions: Question[]) =>
  unfinishedParts(survey(...questions)).map(({ questionId, optionId }) => [questionId, optionId]);

describe('unfinished parts of a survey', () => {
  it('names each question and each option without a text, in the survey’s order', () => {
    expect(
      partsOf(question('text', 'a', { text: ' ' }), choice('b', 'Yes', '', 'No', ' \t', 'Maybe')),
    ).toEqual([
      ['a', null],
      ['b', 'b1'],
      ['b', 'b3'],
    ]);
  });

  it('leaves blank options at the end to publishing, unless nothing else is there', () => {
    expect(partsOf(choice('a', 'Yes', 'No', '', ' '))).toEqual([]);
    expect(partsOf(choice('a', '', ''))).toEqual([['a', 'a0']]);
    const { questions } = withoutTrailingBlanks(survey(choice('a', 'Yes', '', 'No', '', ' ')));
    expect(questions[0]?.config).toMatchObject({
      options: [{ text: 'Yes' }, { text: '' }, { text: 'No' }],
    });
  });

  it('says in a sentence what is missing, beside the faults of the logic', () => {
    const looping = question('rating', 'b', { config: { nextQuestionId: 'gone' } });
    expect(publishingFaults(survey(choice('a', 'Yes', '', 'No'), looping))).toEqual([
      expect.objectContaining({ questionId: 'b' }),
      { questionId: 'a', optionId: 'a1', message: 'Option 2 of question 1 has no text.' },
    ]);
    expect(publishingFaults(survey())).toHaveLength(1);
  });

  it('publishes no blank text, and changes nothing where nothing is blank', () => {
    const text = fc.constantFrom('', ' ', 'Yes', 'No');
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 4 }), (questions) => {
        const draft = deepFreeze(survey(...questions.map((texts, at) => choice(`q${at}`, ...texts))));
        const published = withoutTrailingBlanks(draft);
        expect(withoutTrailingBlanks(published)).toBe(published);
        if (unfinishedParts(draft).length > 0) return;
        const texts = published.questions.flatMap(({ config }) =>
          'options' in config ? config.options.map((option) => option.text) : [],
        );
        expect(texts.filter(isBlank)).toEqual([]);
        expect(texts).toEqual(questions.flat().filter((each) => !isBlank(each)));
      }),
    );
  });
});
