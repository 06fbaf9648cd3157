import { DEFAULT_THANK_YOU, newDefinition, newQuestion } from '#shared/survey/defaults.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { ConfigByType, Question, QuestionType } from '#shared/survey/question.ts';

/** One card of the gallery: a survey at its second question, or at its end. */
export interface Exhibit {
  readonly definition: SurveyDefinition;
  readonly answer?: Answer;
  readonly isDone?: boolean;
  /** Whether Next is pressed, to show the error. */
  readonly isRefused?: boolean;
}

const SHADES = ['Moss green', 'Slate', 'Terracotta', 'Off-white', 'Deep navy with cream piping', ''];

/** Each type of question, in the order of the gallery. */
const QUESTIONS: Readonly<Record<QuestionType, readonly Exhibit[]>> = {
  single_select: [
    show('single_select', 'Where did you first hear about us?', { options: options(...SHADES) }),
    show(
      'single_select',
      'Which shade shall we weave next?',
      { options: options(...SHADES.slice(1, 4)), allowOther: true },
      { optionId: 'other', otherValue: 'A warm plum' },
    ),
  ],
  multi_select: [
    show(
      'multi_select',
      'What nearly stopped you from ordering?',
      {
        options: options('The price', 'Delivery time', 'Finding my size', 'Paying'),
        minSelect: 2,
        maxSelect: 3,
      },
      { optionIds: ['0', '2'], otherValue: null },
    ),
  ],
  rating: [
    show('rating', 'How was your visit today?', {}, { value: 4 }),
    show(
      'rating',
      'How easy was it to pay?',
      { displayType: 'numbers', minLabel: 'Very hard', maxLabel: 'Very easy' },
      { value: 3 },
    ),
  ],
  nps: [show('nps', 'How likely are you to recommend Juniper & Vale to a friend?', {}, { value: 9 })],
  drop_down: [
    show('drop_down', 'Which size do you usually wear?', {
      options: options('Small', 'Medium', 'Large'),
      allowOther: true,
    }),
  ],
  date: [show('date', 'When would you like it delivered?', {}, { value: '2026-11-18' })],
  number: [
    show(
      'number',
      'How tall is your door?',
      { unit: 'cm', min: 100, max: 300, decimals: true },
      { value: 201.5 },
    ),
    { ...show('number', 'How many keys do you need?', { min: 1, max: 12 }), isRefused: true },
  ],
  text: [
    show('text', 'What could we do better?', { placeholder: 'In your own words' }),
    { ...show('text', 'What could we do better?', {}), isRefused: true },
  ],
};

export const EXHIBITS: readonly Exhibit[] = [
  ...Object.values(QUESTIONS).flat(),
  { ...show('text', 'Anything else?', {}, { value: 'No, thank you.' }), isDone: true },
  { ...show('text', 'Anything else?', {}, { value: 'No, thank you.' }, 'PLUM-10'), isDone: true },
  { definition: newDefinition('empty') },
];

function show<T extends QuestionType>(
  type: T,
  text: string,
  config: Partial<ConfigByType[T]>,
  answer?: Answer,
  discountCode: string | null = null,
): Exhibit {
  const before = make('text', 'before', 'Before', {});
  const after = make('text', 'after', 'After', {});
  const shown = make(type, 'shown', text, config);
  const questions = [{ ...before, isRequired: false }, shown, after];
  const thankYou = { ...DEFAULT_THANK_YOU, discountCode };
  return { definition: { ...newDefinition(text), questions, thankYou }, answer };
}

function make<T extends QuestionType>(
  type: T,
  questionId: string,
  text: string,
  config: Partial<ConfigByType[T]>,
): Question {
  const plain = newQuestion(type, 's', () => questionId);
  const own = 'options' in plain.config ? { randomize: false } : {};
  return { ...plain, text, config: { ...plain.config, ...own, ...config } } as Question;
}

function options(...texts: string[]) {
  return texts.map((text, place) => ({ id: String(place), text, meaningId: String(place) }));
}
