import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCommunities } from '#shared/text/communities.ts';
import { groupEqual } from '#shared/text/group-equal.ts';
import { joinPhrases } from '#shared/text/join-phrases.ts';
import { mendTypos } from '#shared/text/mend-typos.ts';
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

describe('typos', () => {
  it.each(['delivry', 'delivrey', 'dellivery', 'delibery'])('%s counts as the frequent word', (typo) => {
    expect(
      mendTypos(
        new Map([
          ['delivery', 40],
          [typo, 2],
        ]),
      ),
    ).toEqual(new Map([[typo, 'delivery']]));
  });

  it('leave frequent and short words as they are', () => {
    expect(
      mendTypos(
        new Map([
          ['price', 40],
          ['prize', 30],
          ['size', 40],
          ['sizes', 11],
          ['sine', 1],
        ]),
      ).size,
    ).toBe(0);
  });
});

describe('phrases', () => {
  const texts = (terms: number[], times: number) => Array.from({ length: times }, () => ({ terms }));

  it('are words that nearly always occur together', () => {
    expect(joinPhrases([...texts([0, 1], 9), ...texts([0, 2], 2), ...texts([2], 8)], 3)).toEqual([0, 0, 2]);
  });

  it('need several texts', () => {
    expect(joinPhrases(texts([0, 1], 3), 2)).toEqual([0, 1]);
  });
});

describe('communities of a graph', () => {
  const graphOf = (nodes: number, edges: readonly (readonly [number, number, number])[]) => {
    const graph = Array.from({ length: nodes }, () => new Map<number, number>());
    for (const [one, other, weight] of edges) {
      graph[one]?.set(other, weight);
      graph[other]?.set(one, weight);
    }
    return graph;
  };

  it('are its dense parts', () => {
    const triangle = (from: number) =>
      [
        [from, from + 1, 1],
        [from + 1, from + 2, 1],
        [from, from + 2, 1],
      ] as const;
    const graph = graphOf(7, [...triangle(0), ...triangle(3), [2, 3, 0.2]]);
    expect(findCommunities(graph, 1)).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });

  it('never join nodes between which no path leads', () => {
    const edge = fc.tuple(fc.nat(11), fc.nat(11), fc.double({ min: 0.1, max: 5, noNaN: true }));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 30 }), (edges) => {
        const graph = graphOf(
          12,
          edges.filter(([one, other]) => one !== other),
        );
        const communities = findCommunities(graph, 1);
        for (const [node, reached] of reachable(graph).entries()) {
          for (const [other, community] of communities.entries()) {
            if (community === communities[node]) expect(reached.has(other)).toBe(true);
          }
        }
      }),
    );
  });
});

function reachable(graph: readonly ReadonlyMap<number, number>[]): Set<number>[] {
  return graph.map((_, node) => {
    const reached = new Set([node]);
    for (const each of reached) for (const next of graph[each]?.keys() ?? []) reached.add(next);
    return reached;
  });
}
