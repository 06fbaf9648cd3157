import { expect } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import type { QuestionSample } from './question-samples.ts';

const BOUNDED = survey(
  question('number', 'weight', {
    isRequired: false,
    config: { unit: 'kg', min: 40, max: 200, decimals: true },
  }),
  question('number', 'bottles', { isRequired: false }),
  question('text', 'end', { isRequired: false }),
);

export const numberSample: QuestionSample<'number'> = {
  asks: 'How much do you weigh?',
  question: question('number', 'weight', { config: { unit: 'kg', decimals: true } }),
  give: (view) => view.type('72,5'),
  answer: { value: 72.5 },
  viewTests: {
    'shows the allowed numbers, and refuses to move on with another one': async (view) => {
      const sentence = 'Please enter a number from 40 to 200.';
      await view.mount(BOUNDED);
      expect(await view.description()).toBe(sentence);
      await view.type('39.9');
      await view.next();
      expect(await view.question()).toBe('weight');
      expect(await view.error()).toBe(sentence);
      expect(await view.isInputFocused()).toBe(true);
      await view.type('much');
      await view.next();
      expect(await view.error()).toBe('Please enter a number.');
      await view.type('40');
      await view.next();
      expect(await view.question()).toBe('bottles');
    },
    'accepts only whole numbers unless decimals are allowed, and no number when skipped': async (view) => {
      await view.mount(BOUNDED);
      await view.next();
      await view.type('1.5');
      await view.next();
      expect(await view.error()).toBe('Please enter a whole number.');
      await view.type('1,200');
      await view.next();
      expect(await view.question()).toBe('end');
      await view.back();
      expect(await view.typed()).toBe('1200');
      await view.next();
      await view.next();
      expect((await view.events()).at(-1)).toMatchObject({
        name: 'submitted',
        detail: { answers: { bottles: { value: 1200 } } },
      });
    },
  },
  defaults: { unit: '', min: null, max: null, decimals: false, nextQuestionId: null, isTerminal: false },
};
