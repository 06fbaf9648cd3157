import { DEFAULT_THANK_YOU, newDefinition, newQuestion } from '#shared/survey/defaults.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { ConfigByType, Question, QuestionType } from '#shared/survey/question.ts';

/** One card of the gallery: a survey at its second question, or at its end. */
export interface Exhibit {
  readonly definition: SurveyDefinition;
  readonly answer?: Answer;
  readonly isDone?: boolean;
  /** The survey begins with the question, as most shoppers meet it. */
  readonly isFirst?: boolean;
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

const SOURCES = ['Instagram', 'A friend or family', 'A podcast', 'TikTok', 'A magazine', 'A shop window'];
const TEAS = [
  'Assam',
  'Ceylon',
  'Darjeeling',
  'Earl Grey',
  'Genmaicha',
  'Hojicha',
  'Jasmine',
  'Keemun',
  'Lapsang',
  'Matcha',
  'Oolong',
  'Sencha',
];

/** Questions that a survey begins with. */
const OPENINGS: readonly Exhibit[] = [
  show('single_select', 'How did you first hear about us?', { options: options(...SOURCES.slice(0, 3)) }),
  show('single_select', 'How did you first hear about us?', { options: options(...SOURCES) }),
  show('multi_select', 'Which teas shall we bring back?', { options: options(...TEAS), allowOther: true }),
  show('nps', 'How likely are you to recommend us to a friend?', {
    minLabel: 'Not likely',
    maxLabel: 'Very likely',
  }),
  show('rating', 'How easy was it to find what you wanted?', { minLabel: 'Hard', maxLabel: 'Easy' }),
  show('date', 'When would you like it delivered?', {}),
].map(asOpening);

export const EXHIBITS: readonly Exhibit[] = [
  ...OPENINGS,
  ...Object.values(QUESTIONS).flat(),
  { ...show('text', 'Anything else?', {}, { value: 'No, thank you.' }), isDone: true },
  { ...show('text', 'Anything else?', {}, { value: 'No, thank you.' }, 'PLUM-10'), isDone: true },
  { definition: newDefinition('empty') },
];

function asOpening(exhibit: Exhibit): Exhibit {
  const { definition } = exhibit;
  return {
    ...exhibit,
    isFirst: true,
    definition: { ...definition, questions: definition.questions.slice(1) },
  };
}

/** The stored state in which the exhibit begins. */
export function keptOf({ answer, isDone = false, isFirst = false, definition }: Exhibit) {
  if (definition.questions.length === 0) return null;
  if (isFirst) return null;
  const path = isDone ? ['before', 'shown', 'after'] : ['before', 'shown'];
  const answers = { ...(answer && { shown: answer }), ...(isDone && { after: { value: 'Done.' } }) };
  const currentQuestionId = isDone ? null : 'shown';
  return { revision: 1, path, currentQuestionId, answers, timings: {}, complete: isDone, changedAt: 0 };
}

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
