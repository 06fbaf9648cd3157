import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPhraseMatcher,
  createThemeMatcher,
  hasFewWords,
  isSearchable,
} from '#shared/text/match-themes.ts';
import type { TextLanguage } from '#shared/text/stop-words.ts';

const finds = (language: TextLanguage | null, phrase: string, text: string) =>
  createPhraseMatcher([{ language, text: phrase }])(text).length > 0;

describe('a phrase', () => {
  it.each([
    ['en', 'delivery', 'DELIVERIES were late'],
    ['en', 'free shipping', 'Shipping free? No: free shipping!'],
    ['en', 'late delivery', 'late, very late delivery'],
    ['en', "don't like", 'I don’t really like it'],
    ['de', 'kam spät', 'Es kam viel zu spät an'],
    ['de', 'groesse', 'groesse'],
    ['fr', 'livraison', 'Les LIVRAISONS'],
    ['pt', 'otimo servico', 'Ótimo serviço'],
    ['ar', 'توصيل', 'التوصيل بطيء'],
    ['ja', '配送が遅い', 'とにかく配送が遅いです'],
    ['ja', 'ｹｰｽ', 'iPhoneケースが小さい'],
    ['en', 'iphone', 'iPhoneケースが小さい'],
    [null, '太贵', '价格太贵了'],
    [null, 'ส่งช้า', 'ของส่งช้ามาก'],
    [null, 'доставка', 'Быстрая ДОСТАВКА'],
    [null, '배송', '배송 빠름'],
    [null, '24h', 'here in 24h'],
    [null, 'a a b', 'a a a b'],
    ['en', 'late the late box', 'late the late the late box'],
    [null, 'ab ab ac', 'ab ab ab ab ac'],
    [null, '配配送', '配配配送'],
    [null, `${'a '.repeat(29)}b`, `${'a '.repeat(35)}b`],
  ] as const)('in %s: %s is found in: %s', (language, phrase, text) => {
    expect(finds(language, phrase, text)).toBe(true);
  });

  it.each([
    ['en', 'price', 'The priest came'],
    ['en', 'late delivery', 'delivery late'],
    ['en', 'not good', 'good, not bad'],
    ['en', 'late delivery', 'late last Monday, delivery at noon'],
    ['en', 'cat', 'a catalogue'],
    ['ja', 'が', 'か'],
    [null, 'ดี', 'ของส่งช้า ไม่ดู'],
    [null, 'delivery', 'Deliveries'],
    ['en', 'lamp', ''],
    [null, 'a a b', 'a a c b'],
    [null, `${'a '.repeat(29)}b`, `${'a '.repeat(28)}b`],
    [null, '配配送', '配送配'],
  ] as const)('in %s: %s is not found in: %s', (language, phrase, text) => {
    expect(finds(language, phrase, text)).toBe(false);
  });

  it('has at most 30 words', () => {
    expect(['a '.repeat(30), '½'.repeat(29), '字'.repeat(60)].map(hasFewWords)).toEqual([true, true, true]);
    expect(['a '.repeat(31), '½'.repeat(30)].map(hasFewWords)).toEqual([false, false]);
  });

  it('needs a letter or a digit', () => {
    expect(['!?', ' ', '🙂', '…'].map(isSearchable)).toEqual([false, false, false, false]);
    expect(['a', '7', '遅い', 'ช้า'].map(isSearchable)).toEqual([true, true, true, true]);
  });
});

const LANGUAGES = [null, 'en', 'de', 'ja', 'ar', 'fr'] as const;
const WORDS = ['late', 'delivery', 'the', 'Größe', 'passt', '配送', 'ช้า', 'توصيل', 'prix', 'très', '12'];
const someWords = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 });
const somePhrase = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  text: someWords.map((words) => words.slice(0, 2).join(' ')),
});

describe('phrases', () => {
  it('are found in every text that repeats them, whatever stands around them', () => {
    fc.assert(
      fc.property(somePhrase, someWords, someWords, ({ language, text }, before, after) => {
        const written = [...before, text.toUpperCase(), ...after].join(' ');
        expect(finds(language, text, written)).toBe(true);
      }),
    );
  });

  it('are found together as they are found one by one', () => {
    fc.assert(
      fc.property(fc.array(somePhrase, { maxLength: 80 }), someWords, (phrases, words) => {
        const text = words.join(' ');
        const alone = phrases.flatMap((phrase, at) =>
          finds(phrase.language, phrase.text, text) ? [at] : [],
        );
        expect(createPhraseMatcher(phrases)(text)).toEqual(alone);
      }),
    );
  });

  it('of themes give the same themes in whatever order the themes are kept', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(somePhrase, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        someWords,
        (lists, words) => {
          const themes = lists.map((phrases, at) => ({ id: `t${at}`, phrases }));
          const text = words.join(' ');
          expect(createThemeMatcher(themes)(text)).toEqual(createThemeMatcher(themes.toReversed())(text));
        },
      ),
    );
  });
});
