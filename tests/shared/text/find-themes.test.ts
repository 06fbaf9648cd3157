import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findThemes, type Theme } from '#shared/text/find-themes.ts';
import { createPhraseMatcher } from '#shared/text/match-themes.ts';
import { knownLanguage } from '#shared/text/split-words.ts';
import { THEME_RULE_LIMITS } from '#shared/text/theme-rule.ts';

const english = () => 'en';
const repeated = (text: string, times: number) => Array.from({ length: times }, () => text);

/** Texts of few words, so that words meet each other. */
const someText = fc
  .array(
    fc.constantFrom(
      'late',
      'parcel',
      'slow',
      'size',
      'small',
      'price',
      'the',
      'ok',
      '遅い',
      '配送',
      '12',
      '🙂',
    ),
    {
      maxLength: 6,
    },
  )
  .map((words) => words.join(' '));
const someTexts = fc.array(
  fc.oneof(
    someText,
    fc.string({
      unit: fc.constantFrom('a', 'É', '\u0301', 'か', '\u3099', 'م', '1', ' ', '🙂', '\ud83d'),
      maxLength: 30,
    }),
  ),
  {
    maxLength: 60,
  },
);

const told = (themes: readonly Theme[], texts: readonly string[]) =>
  themes.map(({ at, ...theme }) => ({ ...theme, texts: at.map((place) => texts[place]).sort() }));

describe('themes', () => {
  it('are the same in whatever order the texts come', () => {
    fc.assert(
      fc.property(someTexts, fc.infiniteStream(fc.nat()), (texts, keys) => {
        const shuffled = texts
          .map((text) => ({ text, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ text }) => text);
        expect(told(findThemes(shuffled, english), shuffled)).toEqual(
          told(findThemes(texts, english), texts),
        );
      }),
    );
  });

  it('hold each text once at most, each of three texts or more, with words and quotes of their own', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const themes = findThemes(texts, english);
        const places = themes.flatMap(({ at }) => at);
        expect(new Set(places).size).toBe(places.length);
        expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
        for (const { at, words, quotes } of themes) {
          expect(at.length).toBeGreaterThanOrEqual(3);
          expect([...at]).toEqual([...at].sort((a, b) => a - b));
          expect(words.length).toBeGreaterThan(0);
          const own = at.map((place) => texts[place]?.trim());
          for (const quote of quotes) expect(own).toContain(quote.text);
        }
      }),
    );
  });

  it('of one sentence that many people wrote are that sentence, with their number', () => {
    const sentence = 'The blue lamp flickers every evening';
    const themes = findThemes([...repeated(sentence, 52), `${sentence.toUpperCase()}!`, 'Fine'], english);
    expect(themes).toHaveLength(1);
    expect(themes[0]?.at).toHaveLength(53);
    expect(themes[0]?.quotes).toEqual([{ text: sentence, texts: 53 }]);
  });

  it('tell apart what texts speak of, and join what is said in other words or with a typo', () => {
    const delivery = [
      'Delivery was slow',
      'slow shipping',
      'shipping and delivery took ages',
      'delivery took ages',
    ];
    const size = [
      'The dress runs small',
      'size runs small',
      'wrong size, dress too tight',
      'size is tight',
      'dress tight',
    ];
    const texts = [...delivery, ...size, ...repeated('delivery slow', 4), 'delivrey slow'];
    const groups = findThemes(texts, english).map(({ at }) => at.map((place) => texts[place]));
    expect(groups).toHaveLength(2);
    expect(groups[0]?.sort()).toEqual([...delivery, ...repeated('delivery slow', 4), 'delivrey slow'].sort());
    expect(groups[1]?.sort()).toEqual([...size].sort());
  });

  it('of a script without spaces are found by its words', () => {
    const texts = [
      '配送が遅い',
      '配送が遅かった',
      '配送が遅すぎる',
      'サイズが小さい',
      'サイズが小さめだった',
      'サイズが小さすぎる',
    ];
    const themes = findThemes(texts, () => 'ja');
    expect(themes.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        [0, 1, 2],
        [3, 4, 5],
      ]),
    );
    expect(themes).toHaveLength(2);
  });

  it('are found in each language by itself', () => {
    const texts = [...repeated('parcel arrived broken', 12), ...repeated('colis arrivé cassé', 12)];
    const spread = texts.map((text, at) => `${text} ${'abcdefghijkl'[at % 12]}`);
    const themes = findThemes(spread, (text) => (text.startsWith('colis') ? 'fr' : 'en'));
    expect(themes.map(({ language, at }) => [language, at.length])).toEqual([
      ['en', 12],
      ['fr', 12],
    ]);
  });

  it('join a few texts, whose language is uncertain, to those of the main language', () => {
    const texts = [...repeated('parcel arrived broken', 40), 'parcel'];
    const spread = texts.map((text, at) => `${text} ${at}`);
    const themes = findThemes(spread, (text) => (text.startsWith('parcel 4') ? 'nl' : 'en'));
    expect(themes.map(({ language, at }) => [language, at.length])).toEqual([['en', 41]]);
  });

  it('are found in the beginning of very long texts', () => {
    const long = 'slow delivery '.repeat(10_000);
    const themes = findThemes([`a ${long}`, `b ${long}`, `c ${long}`], english);
    expect(themes).toHaveLength(1);
  });
});

describe('the words suggested to pin a theme by', () => {
  const caught = ({ suggested, language }: Theme, texts: readonly string[]) => {
    const match = createPhraseMatcher(suggested.map((text) => ({ language: knownLanguage(language), text })));
    return texts.filter((text) => match(text).length > 0);
  };

  it.each([
    ['ar', Array.from({ length: 12 }, (_, at) => `التوصيل بطيء جدا، انتظرت ${at + 3} أيام`)],
    ['ja', Array.from({ length: 12 }, (_, at) => `配送が遅いです。${at}日待ちました`)],
    ['en', Array.from({ length: 12 }, (_, at) => `waited ${at} days for my slow parcel`)],
  ])('catch its texts in %s, also where the words stand apart', (language, texts) => {
    const others = ['blue', 'green', 'red'].map((colour) => `I like ${colour}`);
    const [theme] = findThemes([...texts, ...others], (text) => (others.includes(text) ? 'en' : language));
    if (theme === undefined) throw new Error('There is a theme.');
    expect(caught(theme, [...texts, ...others])).toEqual(texts);
  });

  it('are each in one of its texts, and fit into a pinned theme', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        for (const theme of findThemes(texts, english)) {
          const own = theme.at.map((at) => texts[at] ?? '');
          for (const text of theme.suggested) {
            expect(text.length).toBeLessThanOrEqual(THEME_RULE_LIMITS.phraseLength);
            expect(caught({ ...theme, suggested: [text] }, own)).not.toEqual([]);
          }
        }
      }),
    );
  });
});
