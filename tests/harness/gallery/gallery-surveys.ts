import { DEFAULT_THANK_YOU, newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Picture, ShownPictures } from '#shared/survey/picture-schema.ts';
import type { ConfigByType, Question } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';

/** One card of the gallery: a survey at its second question, or at its end. */
export interface Exhibit {
  readonly definition: SurveyDefinition;
  readonly answer?: Answer;
  readonly isDone?: boolean;
  /** The survey begins with the question, as most shoppers meet it. */
  readonly isFirst?: boolean;
  /** Whether Next is pressed, to show the error. */
  readonly isRefused?: boolean;
  readonly hasPictures?: boolean;
  readonly hasLogo?: boolean;
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
    show('rating', 'How well does the size fit?', {
      scale: 10,
      minLabel: 'Too small',
      maxLabel: 'Too large',
    }),
    show(
      'rating',
      'How easy was it to pay?',
      { displayType: 'numbers', minLabel: 'Very hard', maxLabel: 'Very easy' },
      { value: 3 },
    ),
  ],
  nps: [
    show(
      'nps',
      'How likely are you to recommend us to a friend?',
      { minLabel: 'Not likely', maxLabel: 'Very likely' },
      { value: 9 },
    ),
  ],
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

/** A question that may be left out, as the first and as a later one. */
const OPTIONAL: readonly Exhibit[] = [
  asOpening(asOptional(show('text', 'What could we do better?', { placeholder: 'In your own words' }))),
  asOptional(show('rating', 'How was your visit today?', {})),
];

/** A cup, a bowl and a vase in one line each, on coloured ground. */
const SHAPES = [
  'M22 34h44v30a14 14 0 0 1-14 14H36a14 14 0 0 1-14-14zM66 42h8a8 8 0 0 1 8 8v4a10 10 0 0 1-10 10h-6',
  'M14 44h72a36 30 0 0 1-36 32A36 30 0 0 1 14 44zM38 76h24v6H38z',
  'M42 14h16v14c14 10 18 22 18 32 0 14-10 24-26 24S24 74 24 60c0-10 4-22 18-32z',
];
const GROUNDS = ['#c9d3bd', '#e2c9b4', '#b9c4cf', '#e9dfc8'];

const PICTURED: readonly Exhibit[] = [
  asOpening(withPicture(show('rating', 'How do you like the new bowl?', {}))),
  withOptionPictures(
    show(
      'single_select',
      'Which shade shall we weave next?',
      { options: options(...SHADES.slice(0, 4)) },
      { optionId: '2', otherValue: null },
    ),
    4,
  ),
  withOptionPictures(
    show(
      'multi_select',
      'Which pieces do you use every day?',
      { options: options('Cup', 'Bowl', 'Vase'), allowOther: true },
      { optionIds: ['0', '2'], otherValue: null },
    ),
    3,
  ),
  withOptionPictures(
    show('single_select', 'Where did you first hear about us?', {
      options: options('Instagram', 'A friend or family', 'A podcast'),
    }),
    2,
  ),
];

export const EXHIBITS: readonly Exhibit[] = [
  ...OPENINGS,
  ...OPTIONAL,
  ...Object.values(QUESTIONS).flat(),
  ...PICTURED,
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

function asOptional(exhibit: Exhibit): Exhibit {
  return changeShown(exhibit, (question) => ({ ...question, isRequired: false }));
}

function withPicture(exhibit: Exhibit): Exhibit {
  const picture = draw(1, { width: 1200, height: 675 });
  return {
    ...changeShown(exhibit, (question) => ({ ...question, picture })),
    hasPictures: true,
    hasLogo: true,
  };
}

/** Gives the first options pictures. */
function withOptionPictures(exhibit: Exhibit, count: number): Exhibit {
  const pictured = changeShown(exhibit, (question) => {
    if (!('options' in question.config)) return question;
    const drawn = question.config.options.map((option, at) =>
      at < count ? { ...option, picture: draw(at, { width: 600, height: 600 }) } : option,
    );
    return { ...question, config: { ...question.config, options: drawn } } as Question;
  });
  return { ...pictured, hasPictures: true };
}

function changeShown(exhibit: Exhibit, change: (question: Question) => Question): Exhibit {
  const { definition } = exhibit;
  const questions = definition.questions.map((question) =>
    question.questionId === 'shown' ? change(question) : question,
  );
  return { ...exhibit, definition: { ...definition, questions } };
}

function draw(at: number, { width, height }: Pick<Picture, 'width' | 'height'>): Picture {
  const left = (100 - (100 * width) / height) / 2;
  const view = `${left} 0 ${(100 * width) / height} 100`;
  const shape = `<path d="${SHAPES[at % SHAPES.length]}" fill="#fffdf8" stroke="#3d3530" stroke-width="2"/>`;
  const ground = `<path d="M${left} 0h999v999H${left}z" fill="${GROUNDS[at % GROUNDS.length]}"/>`;
  return svgPicture(`viewBox="${view}"`, ground + shape, { width, height });
}

const LOGO = svgPicture(
  'viewBox="0 0 150 50"',
  '<path d="M4 8h34v34H4z" fill="#6a3a57"/><text x="50" y="35" font-family="Georgia,serif" font-size="29" fill="#8d6a7e">Juniper</text>',
  { width: 300, height: 100 },
);

function svgPicture(box: string, inner: string, size: Pick<Picture, 'width' | 'height'>): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ${box}>${inner}</svg>`;
  return { address: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '', ...size };
}

export function picturesOf({ hasPictures = false, hasLogo = false }: Exhibit): ShownPictures {
  return { origin: '', logo: hasLogo ? LOGO : null, inQuestions: hasPictures };
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
