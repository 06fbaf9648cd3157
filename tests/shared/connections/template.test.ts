import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilledTooLong, fillTemplate, namesIn, templateProblem } from '#shared/connections/template.ts';

const KNOWN = ['response.nps', 'response.text'];
const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }));

describe('a JSON template', () => {
  test('keeps the structure of the template whatever the answer says', () => {
    const template = '{"a": {{response.nps}}, "b": "said: {{response.text}}!", "c": ["{{ response.text }}"]}';
    fc.assert(
      fc.property(value, fc.string({ unit: 'binary' }), (nps, text) => {
        const body = fillTemplate(template, 'json', { 'response.nps': nps, 'response.text': text });
        const expected = { a: nps, b: `said: ${text}!`, c: [text] };
        expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(expected)));
      }),
    );
  });

  test('writes null for a value that the answer lacks, and leaves it out of a text', () => {
    const template = '{"nps": {{response.nps}}, "text": "said: {{response.nps}}"}';
    expect(JSON.parse(fillTemplate(template, 'json', {}))).toEqual({ nps: null, text: 'said: ' });
  });

  test('does not fill places that an answer brings along', () => {
    const values = { 'response.text': '{{response.nps}}', 'response.nps': 3 };
    expect(fillTemplate('{"a": "{{response.text}}"}', 'json', values)).toBe('{"a":"{{response.nps}}"}');
  });

  test.each([
    ['{"a": {{response.nps}}}', null],
    ['{"a": "\\"{{response.nps}}"}', null],
    ['{"a": {{response.nps}}', 'This is not JSON. Check commas, brackets and quotes.'],
    ['{"a": {{response.name}}}', '{{response.name}} is not known. The list below has the names that are.'],
    ['{"a": "{{response nps}}"}', 'A place is written as {{name}}.'],
  ])('%s: %s', (template, problem) => {
    expect(templateProblem(template, 'json', KNOWN)).toBe(problem);
  });
});

describe('a form template', () => {
  test('has the same fields for every text of an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const body = fillTemplate('said={{response.text}}&v=1', 'form', { 'response.text': text });
        expect([...new URLSearchParams(body)]).toEqual([
          ['said', text],
          ['v', '1'],
        ]);
      }),
    );
  });

  test('accepts texts that are no whole Unicode', () => {
    expect(fillTemplate('a={{response.text}}', 'form', { 'response.text': '\ud800' })).toBe('a=%EF%BF%BD');
  });
});

test('names each place once', () => {
  expect(namesIn('{{a.b}} {{ a.b }} {{c}}')).toEqual(['a.b', 'c']);
});

test.each(['json', 'form'] as const)(
  'does not fill a %s template that would become longer than 1 MB',
  (type) => {
    const values = { 'response.text': 'a'.repeat(400_000) };
    const place = type === 'json' ? '"{{response.text}}"' : '{{response.text}}';
    const fill = (places: number) =>
      fillTemplate(
        `${type === 'json' ? '[' : ''}${Array(places).fill(place).join(',')}${type === 'json' ? ']' : ''}`,
        type,
        values,
      );
    expect(fill(2).length).toBeGreaterThan(800_000);
    expect(() => fill(3)).toThrow(FilledTooLong);
  },
);
