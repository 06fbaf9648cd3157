import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAliases } from '#shared/channels/aliases.ts';
import { mapText, type TextMapping } from '#shared/channels/map-text.ts';
import type { OwnRule } from '#shared/channels/mapping.ts';
import { CHANNEL_LANGUAGES } from '#shared/channels/words/all-words.ts';

const english = (text: string) => mapText(text, { language: 'en' });

/** The channel and the rule, in short; proposals begin with a question mark. */
function short(found: TextMapping): string {
  if (found.kind === 'unmapped') return '-';
  if (found.kind === 'proposed') return `? ${found.reason}: ${found.channels.join(', ')}`;
  return `${found.channel} by ${found.rule}`;
}

describe('a text', () => {
  it.each([
    ['instagram', 'instagram by exact'],
    ['Tik-Tok!', 'tiktok by exact'],
    ['X', 'x by exact'],
    ['saw your ad on Instagram', 'instagram by alias'],
    ['an ad somewhere', 'online_ad by alias'],
    ['word of mouth, I think', 'friend by alias'],
    ['Chat GPT told me', 'ai_assistant by alias'],
    ['a podcst by Lisa', 'podcast by fuzzy'],
    ['a freind told me', 'friend by fuzzy'],
    ['Instgram', 'instagram by fuzzy'],
    ['my big box arrived next day', '-'],
    ['x marks the spot', '-'],
    ['', '-'],
    ['?!', '-'],
  ])('%j is mapped: %s', (text, expected) => {
    expect(short(english(text))).toBe(expected);
  });

  it.each([
    ['de', 'Instagramwerbung', 'instagram by alias'],
    ['de', 'durch eine Zeitungsanzeige', 'print by alias'],
    ['nl', 'een Facebookgroep', 'facebook by alias'],
    ['fr', 'une pub à la radio', 'radio by alias'],
    ['fr', 'le bouche-à-oreille', 'friend by alias'],
    ['es', 'lo vi en la revista', 'print by alias'],
    ['it', 'da un’amica', 'friend by alias'],
    ['pt', 'vi no Instagram', 'instagram by alias'],
    ['ja', 'ユーチューブで見ました', 'youtube by alias'],
    ['ja', '友達に教えてもらいました', 'friend by alias'],
    ['ar', 'عن طريق الفيسبوك', 'facebook by alias'],
    ['ar', 'شفته بالانستغرام', 'instagram by alias'],
  ])('in %s, %j is mapped: %s', (language, text, expected) => {
    expect(short(mapText(text, { language }))).toBe(expected);
  });

  it.each([
    ['en', 'not Instagram', '? negated: '],
    ['en', 'not Instagram but TikTok', '? negated: tiktok'],
    ['en', 'it wasn’t through a Facebook group', '? negated: '],
    ['en', 'I don’t remember, Instagram I think', 'instagram by alias'],
    ['en', 'Instagram or TikTok', '? ambiguous: instagram, tiktok'],
    ['en', 'an ad or Instagram', '? ambiguous: online_ad, instagram'],
    ['en', 'a friend sent me your TikTok', '? ambiguous: friend, tiktok'],
    ['es', 'no fue Instagram', '? negated: '],
    ['fr', 'pas ma mère', '? negated: '],
    ['ja', 'インスタではありません', '? negated: '],
    ['ja', 'テレビか雑誌', '? ambiguous: tv, print'],
  ])('in %s, %j is a proposal: %s', (language, text, expected) => {
    expect(short(mapText(text, { language }))).toBe(expected);
  });

  it('of an unknown language is proposed rather than mapped where a word denies in some language', () => {
    expect(short(mapText('no Instagram', { language: 'pt-BR' }))).toBe('instagram by alias');
    expect(short(mapText('no Instagram', { language: null }))).toBe('? negated: ');
  });

  it('is not taken for a name that differs from it as words do', () => {
    const words = [
      ['de', 'Preise'],
      ['de', 'Muster'],
      ['fr', 'tant'],
      ['es', 'carte'],
      ['en', 'courier'],
      ['en', 'material'],
    ] as const;
    for (const [language, text] of words) expect(mapText(text, { language }).kind).toBe('unmapped');
  });

  it('says which of its words were taken for what', () => {
    const found = english('  I saw it on Instgram, thanks');
    expect(found).toEqual({
      kind: 'mapped',
      channel: 'instagram',
      rule: 'fuzzy',
      ownRule: null,
      words: [
        {
          written: 'Instgram',
          start: 14,
          means: 'Instagram',
          rule: 'fuzzy',
          channel: 'instagram',
          isNegated: false,
        },
      ],
    });
  });

  it('has the matched words at the position that is reported', () => {
    const alias = fc.constantFrom(...knownAliases().all.map(({ written }) => written));
    const part = fc.oneof(
      alias,
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('not', 'or', ' ', ', ', 'の'),
    );
    const language = fc.constantFrom(...CHANNEL_LANGUAGES, null, 'xx');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), language, (parts, own) => {
        const text = parts.join(' ');
        const found = mapText(text, { language: own });
        expect(mapText(text, { language: own })).toEqual(found);
        if (found.kind === 'unmapped') return;
        expect(found.words.length).toBeGreaterThan(0);
        for (const { written, start } of found.words) {
          expect(text.slice(start, start + written.length)).toBe(written);
        }
        if (found.kind === 'mapped') expect(found.words.every(({ isNegated }) => !isNegated)).toBe(true);
      }),
    );
  });

  it('is mapped by every alias, also within other words', () => {
    for (const { written, channel, kind } of knownAliases().all) {
      expect(short(english(written))).toBe(`${channel} by exact`);
      const within = english(`Lorem ${written} ipsum`);
      const isFound = 'words' in within && within.words.some((each) => each.channel === channel);
      if (kind === 'name') expect([written, isFound]).toEqual([written, true]);
    }
  });

  it('stays the same with other capitals, accents and spaces', () => {
    const texts = fc.constantFrom(
      'Une influenceuse',
      'Ma Sœur',
      'Télévision',
      'Érika via Instagram',
      'le marché de Noël',
    );
    fc.assert(
      fc.property(texts, (text) => {
        const plain = short(mapText(text, { language: 'fr' }));
        const forms = [text.toUpperCase(), text.normalize('NFD'), `  ${text.replaceAll(' ', '  ')} …`];
        for (const form of forms) expect(short(mapText(form, { language: 'fr' }))).toBe(plain);
      }),
    );
  });
});

describe('the merchant’s own rules', () => {
  const rule = (own: Partial<OwnRule>): OwnRule => ({
    id: 'r1',
    match: 'words',
    phrase: 'Joe Miller',
    channel: 'podcast',
    ...own,
  });
  const withRules = (text: string, ...rules: OwnRule[]) =>
    mapText(text, { language: 'en', mapping: { channels: [], rules } });

  it('come before all others', () => {
    expect(withRules('heard of you at joe miller, on Instagram', rule({}))).toMatchObject({
      kind: 'mapped',
      channel: 'podcast',
      rule: 'own',
      ownRule: 'r1',
      words: [{ written: 'joe miller', means: 'Joe Miller' }],
    });
    const whole = rule({ match: 'text', phrase: 'instagram', channel: 'own:studio' });
    expect(short(withRules('Instagram!', whole))).toBe('own:studio by own');
    expect(short(withRules('on Instagram', whole))).toBe('instagram by alias');
  });

  it('can say that a text names no channel', () => {
    expect(withRules('no idea', rule({ match: 'text', phrase: 'No idea', channel: null }))).toMatchObject({
      kind: 'mapped',
      channel: null,
      rule: 'own',
    });
  });

  it('apply in their order, and only to whole words', () => {
    const [first, second] = [rule({}), rule({ id: 'r2', phrase: 'Miller', channel: 'friend' })];
    expect(short(withRules('Joe Miller', first, second))).toBe('podcast by own');
    expect(short(withRules('Joe Miller', second, first))).toBe('friend by own');
    expect(short(withRules('Joe Millers', first, second))).toBe('-');
  });

  it('propose where the text denies their words', () => {
    expect(short(withRules('not Joe Miller', rule({})))).toBe('? negated: ');
  });

  it('never apply without a phrase', () => {
    expect(short(withRules('hello', rule({ phrase: ' ' }), rule({ match: 'text', phrase: '' })))).toBe('-');
  });
});
