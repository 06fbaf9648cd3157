import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupEqual } from '#server/areas/analytics/themes/group-equal.ts';
import { createWordSplitter } from '#shared/text/split-words.ts';
import { STOP_WORDS } from '#shared/text/stop-words.ts';

/** Signs of several scripts, marks and halves of pairs. */
const someSigns = fc.string({
  unit: fc.constantFrom(
    'a',
    'É',
    'é',
    '\u0301',
    'ß',
    'か',
    'が',
    '\u3099',
    'ｶ',
    'م',
    '1',
    ' ',
    '…',
    '🙂',
    '\ud83d',
  ),
  maxLength: 6,
});

const stems = (language: string, text: string) => createWordSplitter(language)(text).map(({ stem }) => stem);

describe('words of a text', () => {
  it.each([
    ['en', 'Deliveries', 'delivery'],
    ['en', 'shipping', 'ship'],
    ['de', 'Lieferungen', 'Lieferung'],
    ['fr', 'livraisons', 'livraison'],
    ['es', 'envíos', 'envío'],
    ['it', 'spedizioni', 'spedizione'],
    ['nl', 'leveringen', 'levering'],
    ['pt', 'encomendas', 'encomenda'],
    ['ja', '遅かった', '遅い'],
    ['ar', 'والتوصيل', 'توصيل'],
    ['pl', 'PACZKA', 'paczka'],
  ])('in %s have the same stem in other forms: %s and %s', (language, one, other) => {
    const [first] = stems(language, one);
    expect(first).toBeDefined();
    expect(stems(language, other)).toEqual([first]);
  });

  it.each(Object.entries(STOP_WORDS))('in %s leave out stop words', (language, words) => {
    if (language === 'ja') expect(stems('ja', 'これはとてもいいです')).not.toContain('です');
    else expect(stems(language, [...words].join(' '))).toEqual([]);
  });

  it('leave out numbers, signs and what an apostrophe cuts off', () => {
    expect(stems('fr', 'l’emballage, 42 € :-)')).toEqual(stems('fr', 'emballage'));
    expect(stems('en', 'I didn’t, 2024!')).toEqual([]);
  });

  it('keep the sounds of kana apart, and join their widths', () => {
    expect(stems('ja', 'ガラス')).toEqual(stems('ja', 'ガラス'));
    expect(stems('ja', 'ガラス')).not.toEqual(stems('ja', 'カラス'));
  });
});

describe('equal texts', () => {
  it('are one group whatever their capitals, accents, spaces and punctuation', () => {
    expect(groupEqual(['Très bien!', 'tres  bien', 'Très bien!', 'non', ' … '])).toEqual([
      { key: 'non', text: 'non', at: [3] },
      { key: 'tres bien', text: 'Très bien!', at: [0, 1, 2] },
    ]);
  });

  it('name each place once', () => {
    fc.assert(
      fc.property(fc.array(someSigns), (texts) => {
        const places = groupEqual(texts).flatMap(({ at }) => at);
        const named = new Set(places);
        expect(named.size).toBe(places.length);
        const words = [...texts.keys()].filter((at) => /[\p{L}\p{N}]/u.test(texts[at] ?? ''));
        expect(words.every((at) => named.has(at))).toBe(true);
      }),
    );
  });
});
