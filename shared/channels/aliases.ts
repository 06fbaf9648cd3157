import { runSteps } from '../run-steps.ts';
import { STOP_WORDS, type TextLanguage } from '../text/stop-words.ts';
import { CHANNEL_IDS, type ChannelId } from './channel.ts';
import { readWords } from './read-words.ts';
import { countTypos, toleranceOf } from './spelling.ts';
import { CHANNEL_LANGUAGES, LANGUAGE_WORDS } from './words/all-words.ts';
import { BRAND_WORDS, PROPER_NAMES } from './words/brands.ts';
import type { ChannelWords } from './words/channel-words.ts';

/** `weak` names a channel only if the text names no other; `whole` only if it is the whole text. */
export type AliasKind = 'name' | 'weak' | 'whole';

export interface Alias {
  readonly channel: ChannelId;
  readonly kind: AliasKind;
  /** As the list has it. */
  readonly written: string;
  /** Its words, folded and joined. */
  readonly key: string;
  readonly words: number;
  /** The languages that have it; null for a proper name, which belongs to all. */
  readonly languages: readonly TextLanguage[] | null;
}

export interface Aliases {
  readonly all: readonly Alias[];
  readonly byKey: ReadonlyMap<string, Alias>;
  readonly mostWords: number;
  /** The names that can have typos, by their number of words and by each length that a misspelt one may have. */
  readonly misspellable: ReadonlyMap<number, ReadonlyMap<number, readonly Alias[]>>;
  /** Every word of every alias, and words that say nothing: none of them is a typo. */
  readonly knownWords: ReadonlySet<string>;
}

let known: Aliases | undefined;

/** The aliases of all languages together, because shoppers do not only write in the survey's language. */
export function knownAliases(): Aliases {
  return (known ??= runSteps(collectAliases()));
}

/** Collects the aliases in steps that each take a few milliseconds, so that a server can do other work between them. */
export function* prepareAliases(): Generator<void, void> {
  if (known === undefined) known = yield* collectAliases();
}

function* collectAliases(): Generator<void, Aliases> {
  const byKey = new Map<string, Alias>();
  const grammar = grammarOf(null);
  const knownWords = new Set([
    ...Object.values(STOP_WORDS).flatMap((words) => [...words]),
    ...grammar.negations,
    ...Object.values(LANGUAGE_WORDS).flatMap(({ turns }) => folded(turns)),
    ...grammar.either,
  ]);
  for (const channel of CHANNEL_IDS) {
    yield;
    for (const alias of aliasesOf(channel)) {
      byKey.set(alias.key, joined(byKey.get(alias.key), alias));
      for (const { folded } of readWords(alias.written)) knownWords.add(folded);
    }
  }
  yield;
  const all = [...byKey.values()];
  return {
    all,
    byKey,
    mostWords: Math.max(...all.map(({ words }) => words)),
    misspellable: byWordsAndLength(all.filter(isMisspellable)),
    knownWords,
  };
}

function isMisspellable({ kind, key, words, languages }: Alias): boolean {
  if (kind === 'whole' || toleranceOf(key, languages === null).typos === 0) return false;
  return words === 1 || key.length >= SHORTEST_PHRASE;
}

function byWordsAndLength(aliases: readonly Alias[]): Aliases['misspellable'] {
  const groups = new Map<number, Map<number, Alias[]>>();
  for (const alias of aliases) {
    const byLength = groups.get(alias.words) ?? new Map<number, Alias[]>();
    groups.set(alias.words, byLength);
    const { typos } = toleranceOf(alias.key, alias.languages === null);
    for (let length = alias.key.length - typos; length <= alias.key.length + typos; length += 1) {
      const same = byLength.get(length) ?? [];
      byLength.set(length, same);
      same.push(alias);
    }
  }
  return groups;
}

/** A phrase of fewer letters is not looked for with typos: most of its words are small ones. */
const SHORTEST_PHRASE = 10;

/** The same alias in several languages. A name counts more than a weak alias, and that more than a whole text. */
function joined(one: Alias | undefined, other: Alias): Alias {
  if (!one) return other;
  const rank = (alias: Alias) => KINDS.indexOf(alias.kind);
  if (rank(one) !== rank(other)) return rank(one) < rank(other) ? one : other;
  const isProper = one.languages === null || other.languages === null;
  return { ...one, languages: isProper ? null : [...one.languages, ...other.languages] };
}

const KINDS: readonly AliasKind[] = ['name', 'weak', 'whole'];

/** All aliases as the languages list them, so that one may stand there several times. */
export function aliasesOf(channel: ChannelId): Alias[] {
  const brands: Readonly<Partial<Record<ChannelId, ChannelWords>>> = BRAND_WORDS;
  const brand = brands[channel];
  const proper = toAliases({ channel, kind: 'name', languages: null }, PROPER_NAMES[channel] ?? '');
  if (brand) return [...proper, ...aliasesIn(channel, brand, null)];
  return CHANNEL_LANGUAGES.reduce((all, language) => {
    const channels: Readonly<Partial<Record<ChannelId, ChannelWords>>> = LANGUAGE_WORDS[language].channels;
    const words = channels[channel];
    return words ? [...all, ...aliasesIn(channel, words, [language])] : all;
  }, proper);
}

function aliasesIn(
  channel: ChannelId,
  { label, aliases, weak = '', whole = '' }: ChannelWords,
  languages: Alias['languages'],
): Alias[] {
  // *Other* stands in many texts, and names this channel only alone.
  const labelKind = channel === 'other' ? 'whole' : 'name';
  return [
    ...toAliases({ channel, kind: labelKind, languages }, label),
    ...toAliases({ channel, kind: 'name', languages }, aliases),
    ...toAliases({ channel, kind: 'weak', languages }, weak),
    ...toAliases({ channel, kind: 'whole', languages }, whole),
  ];
}

function toAliases(own: Pick<Alias, 'channel' | 'kind' | 'languages'>, list: string): Alias[] {
  return list.split('|').flatMap((written) => {
    const words = readWords(written);
    return words.length === 0 ? [] : [{ ...own, written, key: keyOf(words), words: words.length }];
  });
}

export const keyOf = (words: readonly { readonly folded: string }[]): string =>
  words.map(({ folded }) => folded).join('');

/**
 * The names nearest to a misspelt text of so many words; none if all are further away than tolerated. Only proper names
 * and words of the text's language or of English are looked for: an English *courier* is not the French *courrier*.
 */
export function nearestAliases(key: string, words: number, language: TextLanguage | null): readonly Alias[] {
  let least = Infinity;
  let aliases: Alias[] = [];
  for (const alias of knownAliases().misspellable.get(words)?.get(key.length) ?? []) {
    const { languages } = alias;
    if (languages && language && !languages.includes(language) && !languages.includes('en')) continue;
    const typos = countTypos(key, alias.key, toleranceOf(alias.key, languages === null));
    if (typos < least) aliases = [];
    if (typos <= least && typos < Infinity) aliases.push(alias);
    least = Math.min(least, typos);
  }
  return aliases;
}

export interface Grammar {
  readonly negations: ReadonlySet<string>;
  readonly turns: ReadonlySet<string>;
  readonly either: ReadonlySet<string>;
}

const folded = (list: string): string[] => list.split('|').map((word) => keyOf(readWords(word)));

const grammars = new Map<TextLanguage | null, Grammar>();
let tails: ReadonlySet<string> | undefined;

/**
 * The words that deny, that begin a new clause, and that leave a choice. In a text of unknown language the words of every
 * language deny and leave a choice, and none begins a clause, so that more is proposed and less is mapped.
 */
export function grammarOf(language: TextLanguage | null): Grammar {
  const known = grammars.get(language);
  if (known) return known;
  const own = language === null ? Object.values(LANGUAGE_WORDS) : [LANGUAGE_WORDS[language]];
  const grammar = {
    negations: new Set([
      ...Object.values(LANGUAGE_WORDS).flatMap(({ negations }) => folded(negations)),
      ...own.flatMap(({ negationsHere }) => folded(negationsHere ?? '')),
    ]),
    turns: new Set(language === null ? [] : folded(LANGUAGE_WORDS[language].turns)),
    either: new Set(own.flatMap(({ either }) => folded(either))),
  };
  grammars.set(language, grammar);
  return grammar;
}

/** The name at the beginning of a compound such as *Instagramwerbung*; undefined if it is none. */
export function headOfCompound(word: string): Alias | undefined {
  tails ??= new Set(Object.values(LANGUAGE_WORDS).flatMap((words) => folded(words.tails ?? '')));
  for (const tail of tails) {
    const head = tail !== '' && word.endsWith(tail) ? word.slice(0, -tail.length).replace(/s$/, '') : '';
    const alias = knownAliases().byKey.get(head) ?? knownAliases().byKey.get(`${head}s`);
    if (head.length >= SHORTEST_HEAD && alias?.kind === 'name') return alias;
  }
  return undefined;
}

const SHORTEST_HEAD = 4;
