import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostedPath, readHostedCode } from '#shared/collect/hosted-address.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 15 }), { minLength: length, maxLength: length })
    .map((all) => all.map((digit) => digit.toString(16)).join(''));

const codeOf = (publicId: string) => hostedPath(publicId).slice('/s/'.length);

it('a short address holds the first digits of the public id and of its store', () => {
  fc.assert(
    fc.property(digits(32), digits(32), (random, storeId) => {
      const code = codeOf(random + storeId);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
      const expected = { storeStart: storeId.slice(0, 8), publicStart: random.slice(0, 17) };
      expect(readHostedCode(code)).toEqual(expected);
    }),
  );
});

it('reads a code that a person typed', () => {
  fc.assert(
    fc.property(digits(64), fc.constantFrom('o', 'O'), fc.constantFrom('i', 'l', 'I', 'L'), (id, o, i) => {
      const code = codeOf(id);
      const typed = code.toUpperCase().replaceAll('0', o).replaceAll('1', i);
      expect(readHostedCode(typed)).toEqual(readHostedCode(code));
    }),
  );
});

it('differs for two surveys whenever the digits that it holds differ', () => {
  fc.assert(
    fc.property(digits(25), digits(25), (one, other) => {
      const idOf = (held: string) => held.slice(8).padEnd(32, '0') + held.slice(0, 8).padEnd(32, '0');
      expect(codeOf(idOf(one)) === codeOf(idOf(other))).toBe(one === other);
    }),
  );
});

it.each(['', 'p1', 'x'.repeat(64), 'a'.repeat(39)])('keeps the address of the id %j as it is', (id) => {
  expect(hostedPath(id)).toBe(`/s/${id}`);
});

it.each([
  '',
  'a',
  '0'.repeat(19),
  '0'.repeat(21),
  `${'0'.repeat(19)}u`,
  `${'0'.repeat(19)}é`,
  'a'.repeat(64),
])('reads no code in %j', (text) => {
  expect(readHostedCode(text)).toBeNull();
});
