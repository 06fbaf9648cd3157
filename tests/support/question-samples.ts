import { expect } from 'vitest';
import type { ConfigByType, Question } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { question } from '#tests/shared/survey/build.ts';
import { numberSample } from './number-sample.ts';
import type { SurveyDriver } from './survey-conformance.ts';

/** What tests need of each question type: a question, a person's answer, and the stored form. */
export interface QuestionSample<T extends QuestionType> {
  /** The question in a merchant's words. */
  readonly asks: string;
  readonly question: Question;
  readonly give: (view: SurveyDriver) => Promise<void>;
  readonly answer: object;
  /** Tests of this type that every view must pass, by title. */
  readonly viewTests?: Readonly<Record<string, (view: SurveyDriver) => Promise<void>>>;
  /** The settings of a new question; its ids are n1, n2, … */
  readonly defaults: ConfigByType[T];
}

const flow = { nextQuestionId: null, isTerminal: false };
const blank = [
  { id: 'n2', text: '', meaningId: 'n2' },
  { id: 'n3', text: '', meaningId: 'n3' },
];
const choice = { options: blank, randomize: true, allowOther: false, otherLabel: 'Other', ...flow };
const inOrder = { config: { randomize: false } };

export const QUESTION_SAMPLES: { readonly [T in QuestionType]: QuestionSample<T> } = {
  single_select: {
    asks: 'How did you find us?',
    question: question('single_select', 'single', { options: ['Red', 'Blue'], ...inOrder }),
    give: (view) => view.choose('Blue'),
    answer: { optionId: 'Blue', otherValue: null },
    defaults: { ...choice, displayType: 'radio' },
  },
  multi_select: {
    asks: 'What did you look at?',
    question: question('multi_select', 'multi', { options: ['Tea', 'Milk', 'Lemon'], ...inOrder }),
    give: async (view) => {
      await view.choose('Tea');
      await view.choose('Milk');
    },
    answer: { optionIds: ['Tea', 'Milk'], otherValue: null },
    defaults: { ...choice, maxSelect: null, minSelect: 1, displayType: 'checkbox' },
  },
  text: {
    asks: 'What could be better?',
    question: question('text', 'words'),
    give: (view) => view.type('Well done.'),
    answer: { value: 'Well done.' },
    defaults: { placeholder: '', ...flow },
  },
  rating: {
    asks: 'How easy was it?',
    question: question('rating', 'stars'),
    give: (view) => view.choose('4'),
    answer: { value: 4 },
    defaults: { scale: 5, minLabel: '', maxLabel: '', displayType: 'stars', ...flow },
  },
  nps: {
    asks: 'Would you recommend us?',
    question: question('nps', 'nps'),
    give: (view) => view.choose('9'),
    answer: { value: 9 },
    defaults: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
  },
  drop_down: {
    asks: 'Where do you live?',
    question: question('drop_down', 'drop', { options: ['Small', 'Large'], ...inOrder }),
    give: (view) => view.choose('Large'),
    answer: { optionId: 'Large', otherValue: null },
    defaults: choice,
  },
  date: {
    asks: 'When did you order?',
    question: question('date', 'day'),
    give: async (view) => {
      await view.pickDay('2026-11-15');
      expect(await view.typed()).toBe('2026-11-15');
    },
    answer: { value: '2026-11-15' },
    defaults: flow,
  },
  number: numberSample,
};
