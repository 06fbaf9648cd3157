import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAIL_LANGUAGES, mailAddress, mailDraft } from '#web/admin/features/low-scores/mail-draft.ts';
import { LANGUAGES } from '#web/survey-view/languages.ts';

const FACTS = {
  language: 'en',
  name: 'Ana Exemplo',
  score: { value: 3, scale: 10 },
  words: 'The lamp came broken.',
  discount: { code: 'ABCD2345WXYZ', percent: 15, endsAt: '2026-12-02T10:00:00.000Z' },
  signature: 'Bo',
  store: 'Marlow Lamps',
  timeZone: 'Europe/Lisbon',
};

it('is written in each language of the shoppers’ pages, with the same facts', () => {
  expect([...MAIL_LANGUAGES].sort()).toEqual([...LANGUAGES].sort());
  const bodies = MAIL_LANGUAGES.map((language) => mailDraft({ ...FACTS, language }).body);
  expect(new Set(bodies).size).toBe(MAIL_LANGUAGES.length);
  for (const body of bodies) {
    for (const fact of ['Ana Exemplo', 'The lamp came broken.', 'ABCD2345WXYZ', 'Bo\nMarlow Lamps']) {
      expect(body).toContain(fact);
    }
  }
});

it('says only what is known, and promises nothing', () => {
  const { body, subject } = mailDraft({ ...FACTS, name: null, words: null, discount: null, signature: '' });
  expect(subject).toBe('Your answer to Marlow Lamps');
  expect(body).toBe(
    [
      'Hello,',
      'Thank you for answering our survey. You gave us 3 of 10.',
      'We would like to understand what went wrong. Would you tell us more? You can simply reply to this mail.',
      'Marlow Lamps',
    ].join('\n\n'),
  );
});

it.each([
  ['pt-BR', 'pt'],
  ['DE', 'de'],
  ['sv', 'en'],
  [null, 'en'],
])('of a shopper who answered in %s is written in %s', (language, expected) => {
  expect(mailDraft({ ...FACTS, language }).language).toBe(expected);
});

it('keeps every text inside the address, whatever a shopper wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.emailAddress(), (words, email) => {
      const draft = mailDraft({ ...FACTS, words });
      const address = new URL(mailAddress(email, draft));
      expect(address.protocol).toBe('mailto:');
      expect(decodeURIComponent(address.pathname)).toBe(email);
      expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(draft.body);
    }),
  );
});

it('shortens a long answer, because mail programs cut long addresses', () => {
  const { body } = mailDraft({ ...FACTS, words: '😀'.repeat(1_000) });
  expect(Array.from(body.matchAll(/😀/gu))).toHaveLength(300);
});
