import { describe, expect, test } from 'vitest';
import { optionLabel } from '#shared/survey/option-texts.ts';
import { translateDefinition } from '#shared/survey/edit/translate-definition.ts';
import { question, survey } from './build.ts';

describe('translating a definition', () => {
  const definition = {
    ...survey(
      question('single_select', 'a', { options: ['x', 'y'], description: 'Why' }),
      question('rating', 'b', { config: { minLabel: 'Bad' } }),
      question('text', 'c', { config: { placeholder: 'Here' } }),
    ),
    translations: {
      de: {
        thankYou: { title: 'Danke!' },
        questions: {
          a: { text: 'Frage', options: { x: 'Iks' }, otherLabel: 'Anderes' },
          b: { minLabel: 'Schlecht' },
          c: { placeholder: 'Hier' },
        },
      },
      'pt-BR': { questions: { a: { text: 'Pergunta' } } },
    },
  };

  test('replaces translated texts and keeps everything else, such as ids and rules', () => {
    const { questions, thankYou } = translateDefinition(definition, 'de');
    expect(thankYou).toEqual({ ...definition.thankYou, title: 'Danke!' });
    expect(questions[0]).toMatchObject({
      questionId: 'a',
      text: 'Frage',
      description: 'Why',
      config: {
        otherLabel: 'Anderes',
        options: [
          { id: 'x', text: 'Iks', meaningId: 'x' },
          { id: 'y', text: 'y' },
        ],
      },
    });
    expect(questions[1]).toMatchObject({ text: 'b', config: { minLabel: 'Schlecht', maxLabel: '' } });
    expect(questions[2]).toMatchObject({ config: { placeholder: 'Hier' } });
  });

  test('takes no other region’s texts, and none without a translation', () => {
    expect(translateDefinition(definition, 'pt-BR').questions[0]?.text).toBe('Pergunta');
    for (const language of ['pt', 'pt-PT', 'sv', 'constructor']) {
      expect(translateDefinition(definition, language)).toBe(definition);
    }
  });
});

test('a blank option is labelled by its position', () => {
  expect(optionLabel(' ', 3)).toBe('Response 3');
  expect(optionLabel('Blue', 3)).toBe('Blue');
});
