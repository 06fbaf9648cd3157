import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringifyCached } from '#web/admin/lib/api/stringify-cached.ts';

it('returns the same JSON for a repeated call as for the first', () => {
  fc.assert(
    fc.property(fc.object({ withNullPrototype: false, maxDepth: 5 }), (value) => {
      const json = JSON.stringify(value);
      expect([stringifyCached(value), stringifyCached(value)]).toEqual([json, json]);
    }),
  );
});

it('follows a value that is replaced by a changed copy', () => {
  const one = { text: 'One' };
  const two = { text: 'Two', isLast: undefined };
  const before = { definition: { name: 'Before', questions: [one, two] } };
  expect(stringifyCached(before)).toBe(JSON.stringify(before));
  const after = { definition: { ...before.definition, questions: [{ ...one, text: 'First' }, two] } };
  expect(stringifyCached(after)).toBe(JSON.stringify(after));
});
