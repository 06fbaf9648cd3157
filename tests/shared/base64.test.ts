import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBase64 } from '#shared/api/images.ts';

it('accepts what is written in base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      expect(isBase64(Buffer.from(bytes).toString('base64'))).toBe(true);
    }),
  );
});

it('agrees with a regular expression about any short text', () => {
  const anyText = fc.string({ unit: fc.constantFrom('A', 'z', '9', '+', '/', '=', '-', '\n', 'é', '😀') });
  fc.assert(
    fc.property(anyText, (text) => {
      expect(isBase64(text)).toBe(/^[A-Za-z0-9+/]+={0,2}$/.test(text));
    }),
    { numRuns: 2_000 },
  );
});
