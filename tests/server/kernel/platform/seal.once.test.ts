import fc from 'fast-check';
import { expect, it } from 'vitest';
import { open, seal } from '#server/kernel/platform/seal.ts';

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
const current = key('b', 2);
const previous = key('a', 1);

it('decrypts what it encrypted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
      expect(open(seal(plain, 'context', [current]), 'context', [current])).toBe(plain);
    }),
  );
});

it('returns different ciphertext each time, without any of the plaintext', () => {
  const twice = [seal('secret', 'context', [current]), seal('secret', 'context', [current])];
  expect(twice[0]).not.toBe(twice[1]);
  expect(twice[0]).toMatch(/^v1\.b\.[\w-]+$/);
});

it('decrypts with the previous key and encrypts with the new one', () => {
  const old = seal('secret', 'context', [previous]);
  expect(open(old, 'context', [current, previous])).toBe('secret');
  expect(seal('secret', 'context', [current, previous])).toMatch(/^v1\.b\./);
});

it('refuses an unknown key and names it', () => {
  expect(() => open(seal('secret', 'context', [previous]), 'context', [current])).toThrow('(a)');
});

it('refuses ciphertext of another context', () => {
  expect(() => open(seal('secret', 'access:one', [current]), 'access:two', [current])).toThrow();
});

it('refuses ciphertext with any changed character', () => {
  const sealed = seal('a secret', 'context', [current]);
  fc.assert(
    fc.property(fc.nat(sealed.length - 6), (offset) => {
      const at = offset + 5;
      const other = sealed[at] === 'A' ? 'Q' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      fc.pre(
        Buffer.from(changed.slice(5), 'base64url').compare(Buffer.from(sealed.slice(5), 'base64url')) !== 0,
      );
      expect(() => open(changed, 'context', [current])).toThrow();
    }),
  );
});

it('refuses a truncated authentication tag', () => {
  const sealed = seal('a secret', 'context', [current]);
  expect(() => open(sealed.slice(0, -8), 'context', [current])).toThrow();
});
