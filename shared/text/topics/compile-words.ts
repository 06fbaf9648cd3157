import { normalized } from '../normalize.ts';
import { foldWords } from '../split-words.ts';
import type { TextLanguage } from '../stop-words.ts';
import { TOPIC_IDS, type TopicId } from './topics.ts';
import type { TopicWords } from './topic-words.ts';

/** What an entry tells: a topic, or something about the topics beside it. */
export type Kind = TopicId | 'nothing' | 'feeling' | 'not' | 'but' | 'wish';

export interface Entry {
  readonly kind: Kind;
  /** 1 for praise, -1 for complaint. */
  readonly tone: -1 | 0 | 1;
  /** Counts only in a text without other topics. */
  readonly isWeak: boolean;
  /** The patterns of its words, and the most words between each and the one before it. */
  readonly parts: readonly { readonly pattern: string; readonly gap: number }[];
  /** The number of its letters. The longer of two entries for the same words counts. */
  readonly letters: number;
}

const GAPS: Readonly<Record<string, number>> = { ' ': 1, _: 0, '~': 5 };
const GAP_OF_LETTERS = 10;

export function readEntries(words: TopicWords, language: TextLanguage): Entry[] {
  const list = (text: string, kind: Kind, tone: Entry['tone']) =>
    text
      .split(',')
      .flatMap(alternatives)
      .map((entry) => readEntry(entry, language, kind, tone))
      .filter(({ parts }) => parts.length > 0);
  const topics = TOPIC_IDS.flatMap((topic) => {
    const { said, praise, complaint } = words.topics[topic];
    return [...list(said, topic, 0), ...list(praise, topic, 1), ...list(complaint, topic, -1)];
  });
  return [
    ...weakenAmbiguous(topics),
    ...list(words.nothing, 'nothing', 0),
    ...list(words.good, 'feeling', 1),
    ...list(words.bad, 'feeling', -1),
    ...list(words.not, 'not', 0),
    ...list(words.but, 'but', 0),
    ...list(words.wish, 'wish', 0),
  ];
}

/** `(fast|quick) delivery` is two entries. */
function alternatives(written: string): string[] {
  const [, before = '', choice, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/s.exec(written) ?? [];
  if (choice === undefined) return [written];
  return choice.split('|').flatMap((each) => alternatives(`${before}${each}${after}`));
}

/** What stands in the lists of several topics, such as *dry*, tells less than what stands in one. */
function weakenAmbiguous(entries: readonly Entry[]): Entry[] {
  const written = ({ parts }: Entry) => parts.map(({ pattern, gap }) => `${gap} ${pattern}`).join(' ');
  const kinds = new Map<string, Set<Kind>>();
  for (const entry of entries)
    kinds.set(written(entry), (kinds.get(written(entry)) ?? new Set()).add(entry.kind));
  return entries.map((entry) => ({
    ...entry,
    isWeak: entry.isWeak || (kinds.get(written(entry))?.size ?? 0) > 1,
  }));
}

function readEntry(written: string, language: TextLanguage, kind: Kind, tone: Entry['tone']): Entry {
  const isWeak = written.trimEnd().endsWith('?');
  const plain = plainText(written.replace(/\?\s*$/, ''), language);
  const joined = plain.replaceAll(/(?<=\S)['’/-](?=\S)/g, '_').replaceAll(/\s*([~_])\s*/g, '$1');
  const pieces = joined.match(/[\s~_]|[^\s~_]+/g) ?? [];
  const parts: { pattern: string; gap: number }[] = [];
  let gap = 0;
  for (const piece of pieces) {
    if (piece in GAPS) gap = language === 'ja' ? GAP_OF_LETTERS : (GAPS[piece] ?? 0);
    else parts.push({ pattern: piece, gap });
  }
  const letters = parts.reduce((sum, { pattern }) => sum + pattern.replaceAll('*', '').length, 0);
  return { kind, tone, isWeak, parts, letters };
}

/** Without capitals, accents and what is often written otherwise: doubled consonants, apostrophes, *ae* for *ä*. */
export function plainText(text: string, language: TextLanguage): string {
  if (language === 'ja') return foldWords(text).replaceAll(/(?<![a-z]) (?![a-z])/g, '');
  if (language === 'ar') return foldWords(text).replaceAll('ى', 'ي').replaceAll('ة', 'ه').replaceAll('ـ', '');
  const written = language === 'de' ? withUmlauts(text) : text;
  return foldWords(language === 'en' ? written.replaceAll(/['’]/g, '') : written).replaceAll(DOUBLED, '$1');
}

/** Not *rr*, which tells *carro* from *caro*. */
const DOUBLED = /([bcdfghjklmnpqstvwxz])\1+/g;

function withUmlauts(text: string): string {
  return normalized(text, 'NFKC').replaceAll(/[äöüÄÖÜ]/g, (letter) => `${foldWords(letter)}e`);
}
