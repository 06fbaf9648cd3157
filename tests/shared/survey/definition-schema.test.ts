import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { definitionSchema } from '#shared/survey/definition-schema.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { definitionArb } from '#tests/support/arbitraries.ts';
import { question, survey } from './build.ts';

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

type Spoil = (definition: ReturnType<typeof writable>) => unknown;

const SOUND = survey(question('single_select', 'a', { options: ['x', 'y'] }), question('rating', 'b'));

// Untyped, because these tests write values that the types forbid.
// oxlint-disable-next-line typescript/no-explicit-any
const writable = (): any => structuredClone(SOUND);

function problems(spoil: Spoil): string[] {
  const definition = writable() as SurveyDefinition;
  spoil(definition);
  const { error } = definitionSchema.safeParse(definition);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.code}`);
}

test('the schema and the plain types are equal', () => {
  expectTypeOf<z.output<typeof definitionSchema>>().toEqualTypeOf<Writable<SurveyDefinition>>();
  expectTypeOf<z.output<typeof definitionSchema>>().toExtend<SurveyDefinition>();
});

test('the schema accepts any valid definition', () => {
  fc.assert(
    fc.property(definitionArb(), (definition) => {
      expect(definitionSchema.parse(definition)).toEqual(definition);
    }),
    { numRuns: 60 },
  );
});

describe('the schema refuses', () => {
  test.each<[string, Spoil, string]>([
    ['an unknown key of the survey', (it) => (it.extra = 1), ': unrecognized_keys'],
    ['an unknown key of a question', (it) => (it.questions[0].extra = 1), 'questions.0: unrecognized_keys'],
    [
      'an unknown key of a config',
      (it) => (it.questions[0].config.scale = 5),
      'questions.0.config: unrecognized_keys',
    ],
    ['an unknown type', (it) => (it.questions[0].type = 'ranking'), 'questions.0.type: invalid_union'],
    ['another format', (it) => (it.formatVersion = 2), 'formatVersion: invalid_value'],
    [
      'an invalid id',
      (it) => (it.questions[0].questionId = '__proto__'),
      'questions.0.questionId: invalid_format',
    ],
    [
      'an option with the id of Other',
      (it) => (it.questions[0].config.options[0].id = 'other'),
      'questions.0.config.options.0.id: custom',
    ],
    [
      'two options with the same text',
      (it) => (it.questions[0].config.options[1].text = ' X'),
      'questions.0.config.options: custom',
    ],
    [
      'two options with the same id',
      (it) => (it.questions[0].config.options[1].id = 'x'),
      'questions.0.config.options: custom',
    ],
    ['two questions with the same id', (it) => (it.questions[1].questionId = 'a'), 'questions: custom'],
    ['a wrong order index', (it) => (it.questions[1].orderIndex = 2), 'questions: custom'],
    ['a question of another survey', (it) => (it.questions[1].surveyId = 's2'), ': custom'],
    ['half a surrogate pair', (it) => (it.questions[0].text = '\ud83d'), 'questions.0.text: custom'],
    ['a NUL', (it) => (it.name = 'a\0b'), 'name: custom'],
    [
      'a text that is too long',
      (it) => (it.questions[0].text = 'x'.repeat(501)),
      'questions.0.text: too_big',
    ],
    ['a scale of one', (it) => (it.questions[1].config.scale = 1), 'questions.1.config.scale: too_small'],
    [
      'a fractional scale',
      (it) => (it.questions[1].config.scale = 4.5),
      'questions.1.config.scale: invalid_type',
    ],
    [
      '51 options',
      (it) => (it.questions[0].config.options = many(51)),
      'questions.0.config.options: too_big',
    ],
    [
      'an invalid language tag',
      (it) => (it.translations = { 'not a language': {} }),
      'translations.not a language: invalid_key',
    ],
  ])('%s', (_, spoil, problem) => {
    expect(problems(spoil)).toContain(problem);
  });

  test('201 questions', () => {
    const questions = Array.from({ length: 201 }, (_, index) => question('date', `q${index}`));
    expect(definitionSchema.safeParse(survey(...questions)).error?.issues[0]).toMatchObject({
      code: 'too_big',
      maximum: 200,
    });
    expect(definitionSchema.safeParse(survey(...questions.slice(1))).success).toBe(true);
  });
});

function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    text: `${index}`,
    meaningId: `o${index}`,
  }));
}
