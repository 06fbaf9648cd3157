import { describe, expect, test } from 'vitest';
import { readDefinition, upgradeTo, type Upgrade } from '#server/areas/surveys/definition-format.ts';
import { optionLabel } from '#shared/survey/option-texts.ts';
import { translateDefinition } from '#shared/survey/translate-definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

describe('reading a stored definition', () => {
  const upgrades: readonly Upgrade[] = [
    (stored) => ({ ...stored, name: `${String(stored.name)} 2` }),
    (stored) => ({ ...stored, name: `${String(stored.name)} 3` }),
  ];

  test('returns the current format unchanged', () => {
    const definition = survey(question('text', 'a'));
    expect(readDefinition(definition)).toBe(definition);
  });

  test('upgrades any earlier format step by step, without changing the stored object', () => {
    const stored = Object.freeze({ formatVersion: 1, name: 'x' });
    expect(upgradeTo(3, upgrades, stored)).toEqual({ formatVersion: 3, name: 'x 2 3' });
    expect(upgradeTo(3, upgrades, { formatVersion: 2, name: 'x' })).toEqual({
      formatVersion: 3,
      name: 'x 3',
    });
    expect(upgradeTo(3, upgrades, { formatVersion: 3, name: 'x' })).toEqual({ formatVersion: 3, name: 'x' });
  });

  test.each([
    [null],
    ['text'],
    [{}],
    [{ formatVersion: 0 }],
    [{ formatVersion: 2 }],
    [{ formatVersion: '1' }],
    [{ formatVersion: 1.5 }],
  ])('returns null for %j', (stored) => {
    expect(readDefinition(stored)).toBeNull();
  });
});

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
