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
  /** The patterns of its words, with `|` between choices, and the most words between each and the one before it. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly pattern: string;
  readonly gap: number;
}

const GAPS: Readonly<Record<string, number>> = { ' ': 1, _: 0, '~': 5 };
const GAP_OF_LETTERS = 10;

/** Texts are divided here, too. */
const DIVIDES_WORDS = /['’/-]/g;

export function readEntries(words: TopicWords, language: TextLanguage): Entry[] {
  const list = (text: string, kind: Kind, tone: Entry['tone']) =>
    plainText(text, language)
      .replaceAll(DIVIDES_WORDS, language === 'ja' ? '$&' : '_')
      .split(',')
      .flatMap(alternatives)
      .flatMap((entry) => readEntry(entry, language, kind, tone))
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

/** `late(r|st)` is two entries, and `(very late|early|too_soon) again`, too, of which the second has a choice of words. */
function alternatives(written: string): string[] {
  const { 0: choice, index = 0 } = CHOICE_OF_ENTRIES.exec(written) ?? {};
  if (choice === undefined) return [written];
  const before = written.slice(0, index);
  const after = written.slice(index + choice.length);
  const each = choice.slice(1, -1).split('|');
  const isOfWords = /(?:^|[\s~_])$/.test(before) && /^(?:$|[\s~_?])/.test(after);
  const words = isOfWords ? each.filter((one) => NEXT_TO_EACH_OTHER.test(one)) : [];
  const apart = each.filter((one) => !words.includes(one));
  return [...apart, ...(words.length > 0 ? [`(${words.join('|')})`] : [])].flatMap((one) =>
    alternatives(`${before}${one}${after}`),
  );
}

const NEXT_TO_EACH_OTHER = /^\s*[^\s~]+\s*$/;
/** Within a word, or with words that do not stand next to each other. */
const CHOICE_OF_ENTRIES =
  /(?<=[^\s~_])\([^)]*\)|\([^)]*\)(?=[^\s~_?])|\((?!\s*[^\s~|)]+\s*(?:\|\s*[^\s~|)]+\s*)*\))[^)]*\)/;
const CHOICE_OF_WORDS = /^\((.*)\)$/;

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

function readEntry(written: string, language: TextLanguage, kind: Kind, tone: Entry['tone']): Entry[] {
  const isWeak = written.trimEnd().endsWith('?');
  const plain = written.replace(/\?\s*$/, '').trim();
  const pieces = plain.replaceAll(/\s*([~_|])\s*/g, '$1').match(/[\s~_]|(?:\([^)]*\)|[^\s~_(])+/g) ?? [];
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of pieces) {
    if (piece in GAPS) gap = language === 'ja' ? GAP_OF_LETTERS : (GAPS[piece] ?? 0);
    else parts.push({ pattern: piece.replace(CHOICE_OF_WORDS, '$1'), gap });
  }
  const [only, another] = parts;
  const choices =
    only && !another
      ? only.pattern
          .split('|')
          .map((choice) => choice.split('_').map((pattern): Part => ({ pattern, gap: 0 })))
      : [parts];
  return choices.map((parts) => ({ kind, tone, isWeak, parts }));
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
