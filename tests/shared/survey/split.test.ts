import { describe, expect, it, test } from 'vitest';
import { definitionSchema } from '#shared/survey/definition-schema.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { definitionOf, splitKey, splitKeyIn, type SurveySplit } from '#shared/survey/split.ts';
import { publishingFaults } from '#shared/survey/flow/unfinished-parts.ts';
import { variantFor } from '#shared/survey/variant.ts';
import { addressOfVariant } from '#shared/survey/definition-address.ts';
import { deepFreeze, question, rule, survey } from './build.ts';

const OPTIONS = ['friend', 'search', 'podcast'];
const source = question('single_select', 'source', { options: OPTIONS, config: { randomize: false } });
const note = question('text', 'note', { isRequired: false });

function withSplit(split: SurveySplit, ...questions: (typeof source)[]): SurveyDefinition {
  const asked = questions.length > 0 ? questions : [source, note];
  return deepFreeze({ ...survey(...asked), split });
}

const wording = withSplit({
  kind: 'wording',
  questionId: 'source',
  text: 'Who told you?',
  description: null,
});
const optionOrder = withSplit({
  kind: 'option_order',
  questionId: 'source',
  optionIds: ['podcast', 'search', 'friend'],
});
const questionOrder = withSplit({ kind: 'question_order', questionIds: ['note', 'source'] });

describe('the version that a shopper gets', () => {
  it('is always the same for one shopper, and another draw in another test', () => {
    const drawn = Array.from({ length: 400 }, (_, shopper) => variantFor('one', `s${shopper}`));
    expect(Array.from({ length: 400 }, (_, shopper) => variantFor('one', `s${shopper}`))).toEqual(drawn);
    const same = drawn.filter((variant, at) => variantFor('two', `s${at}`) === variant).length;
    expect(same).toBeGreaterThan(150);
    expect(same).toBeLessThan(250);
  });

  it('is each for half of the shoppers', () => {
    const a = Array.from({ length: 20_000 }, (_, at) => variantFor('key', `shopper-${at}`)).filter(
      (variant) => variant === 'a',
    ).length;
    // Four standard errors.
    expect(Math.abs(a - 10_000)).toBeLessThan(283);
  });

  it('has an address of its own', () => {
    expect(addressOfVariant('/questions/x/3.json', 'b')).toBe('/questions/x/3-b.json');
    expect(addressOfVariant('/questions/x/3.json', undefined)).toBe('/questions/x/3.json');
  });
});

describe('what each version says', () => {
  test.each([wording, optionOrder, questionOrder])('A is the survey as it is written', (definition) => {
    const { split: _, ...written } = definition;
    expect(definitionOf(definition, 'a')).toEqual(written);
    expect(definitionOf(definition, null)).toEqual(written);
    expect(definitionSchema.safeParse(definition).success).toBe(true);
  });

  it('differs in one thing, and keeps ids and meanings', () => {
    expect(definitionOf(wording, 'b').questions[0]).toEqual({
      ...source,
      orderIndex: 0,
      text: 'Who told you?',
    });
    const [reordered] = definitionOf(optionOrder, 'b').questions;
    const { config } = reordered as typeof source;
    expect('options' in config && config.options.map(({ id, meaningId }) => [id, meaningId])).toEqual([
      ['podcast', 'podcast'],
      ['search', 'search'],
      ['friend', 'friend'],
    ]);
    expect(
      definitionOf(questionOrder, 'b').questions.map(({ questionId, orderIndex }) => [
        questionId,
        orderIndex,
      ]),
    ).toEqual([
      ['note', 0],
      ['source', 1],
    ]);
  });

  it('puts options that B’s order does not name at the end', () => {
    const split: SurveySplit = { kind: 'option_order', questionId: 'source', optionIds: ['podcast', 'gone'] };
    const { config } = definitionOf(withSplit(split), 'b').questions[0] as typeof source;
    expect('options' in config && config.options.map(({ id }) => id)).toEqual([
      'podcast',
      'friend',
      'search',
    ]);
  });
});

describe('one test', () => {
  it('goes on while both versions say the same, and ends when either changes', () => {
    const other = question('text', 'note', { text: 'Anything else?' });
    const { split } = wording;
    if (split?.kind !== 'wording') throw new Error('This is a test of a wording.');
    expect(splitKey(withSplit(split, source, other))).toBe(splitKey(wording));
    expect(splitKey(withSplit({ ...split, text: 'Who told you about us?' }))).not.toBe(splitKey(wording));
    expect(splitKey(withSplit(split, { ...source, text: 'Where from?' }, note))).not.toBe(splitKey(wording));
    expect(splitKey(survey(source))).toBeNull();
  });

  it('of a wording leaves out shoppers who read a translation', () => {
    const translations = { de: { questions: { source: { text: 'Woher?' } } } };
    expect(splitKeyIn({ ...wording, translations }, 'de')).toBeNull();
    expect(splitKeyIn({ ...wording, translations }, 'en')).toBe(splitKey(wording));
    expect(splitKeyIn({ ...optionOrder, translations }, 'de')).toBe(splitKey(optionOrder));
  });
});

describe('publishing', () => {
  test.each([wording, optionOrder, questionOrder])('accepts a whole test', (definition) => {
    expect(publishingFaults(definition)).toEqual([]);
  });

  test.each<[string, SurveyDefinition]>([
    ['no longer exists', withSplit({ kind: 'wording', questionId: 'gone', text: 'a', description: null })],
    ['has no text', withSplit({ kind: 'wording', questionId: 'source', text: ' ', description: null })],
    ['are the same', withSplit({ kind: 'wording', questionId: 'source', text: 'source', description: null })],
    ['are the same', withSplit({ kind: 'option_order', questionId: 'source', optionIds: OPTIONS })],
    ['without options', withSplit({ kind: 'option_order', questionId: 'note', optionIds: [] })],
    [
      'random order',
      withSplit(
        { kind: 'option_order', questionId: 'source', optionIds: ['podcast'] },
        question('single_select', 'source', { options: OPTIONS, config: { randomize: true } }),
      ),
    ],
    ['are the same', withSplit({ kind: 'question_order', questionIds: ['source', 'note'] })],
    [
      'In version B:',
      withSplit(
        { kind: 'question_order', questionIds: ['last', 'source'] },
        question('single_select', 'source', {
          options: OPTIONS,
          rules: [rule('CONTAINS', ['friend'], 'last')],
        }),
        question('text', 'last', { isRequired: false }),
      ),
    ],
  ])('says what is wrong: %s', (words, definition) => {
    expect(publishingFaults(definition).map(({ message }) => message)).toEqual([
      expect.stringContaining(words),
    ]);
  });
});
