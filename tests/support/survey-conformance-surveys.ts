import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import { question, rule, survey } from '#tests/shared/survey/build.ts';
import { QUESTION_SAMPLES } from './question-samples.ts';

/** One required question of each type. Each id equals its text. */
export const EACH_TYPE = survey(...QUESTION_TYPES.map((type) => QUESTION_SAMPLES[type].question));

const BLANK_LAST = { allowOther: true, randomize: false, options: ['x', 'y', ''].map(option) };

/** The third option has no text. */
export const CHOICES = survey(
  question('single_select', 'single', { config: BLANK_LAST }),
  question('multi_select', 'multi', { config: BLANK_LAST }),
  question('drop_down', 'drop', { config: BLANK_LAST }),
);

export const SCALES = survey(
  question('rating', 'stars'),
  question('rating', 'numbers', {
    config: { displayType: 'numbers', scale: 7, minLabel: 'Awful', maxLabel: 'Lovely' },
  }),
  question('nps', 'nps'),
);

export const LONG_LIST = survey(
  question('single_select', 'many', {
    options: ['ash', 'box', 'cedar', 'elm', 'fir', 'holly', 'ivy', 'larch', 'maple', 'oak', 'pine', 'yew'],
    config: { allowOther: true },
  }),
);

export const CONSTRAINED = survey(
  question('multi_select', 'multi', {
    description: 'Pick your favourites.',
    options: ['a', 'b', 'c', 'd'],
    config: { randomize: false, minSelect: 2, maxSelect: 3 },
  }),
  question('date', 'day'),
  question('date', 'maybe', { isRequired: false }),
  question('text', 'end', { isRequired: false }),
);

/** `no` leads to why, `stop` to the end, `yes` to more. */
export const BRANCHING = survey(
  question('single_select', 'first', {
    options: ['yes', 'no', 'stop'],
    config: { randomize: false, nextQuestionId: 'more' },
    rules: [rule('CONTAINS', ['no'], 'why'), rule('CONTAINS', ['stop'], 'gone')],
  }),
  question('text', 'why'),
  question('text', 'more'),
);

export const ONE_TEXT = survey(
  question('text', 'words', { isRequired: false, config: { placeholder: 'Tell us' } }),
);

function option(text: string, index: number) {
  return { id: `option-${index}`, text, meaningId: `option-${index}` };
}
