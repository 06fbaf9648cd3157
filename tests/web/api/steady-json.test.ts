import fc from 'fast-check';
import { expect, it } from 'vitest';
import { steadyJson } from '#web/admin/lib/steady-json.ts';

it('is the JSON of any value, asked for once or again', () => {
  fc.assert(
    fc.property(fc.object({ withNullPrototype: false, maxDepth: 5 }), (value) => {
      const json = JSON.stringify(value);
      expect([steadyJson(value), steadyJson(value)]).toEqual([json, json]);
    }),
  );
});

it('follows a value that is changed by making it anew', () => {
  const one = { text: 'One' };
  const two = { text: 'Two', isLast: undefined };
  const before = { definition: { name: 'Before', questions: [one, two] } };
  expect(steadyJson(before)).toBe(JSON.stringify(before));
  const after = { definition: { ...before.definition, questions: [{ ...one, text: 'First' }, two] } };
  expect(steadyJson(after)).toBe(JSON.stringify(after));
});
