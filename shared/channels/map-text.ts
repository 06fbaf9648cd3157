import { knownLanguage } from '../text/split-words.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import {
  type Alias,
  type Grammar,
  grammarOf,
  headOfCompound,
  keyOf,
  knownAliases,
  nearestAliases,
} from './aliases.ts';
import type { ChannelKey } from './channel.ts';
import { type ChannelMapping, NO_MAPPING, type OwnRule } from './mapping.ts';
import { ownRules } from './own-rules.ts';
import { readWords, type TextWord } from './read-words.ts';

/** How words were recognised: the merchant's rule, the whole text, a name within it, or a name with typos. */
export type MatchRule = 'own' | 'exact' | 'alias' | 'fuzzy';

/** Words of the text, and what they were taken for. */
export interface MatchedWords {
  readonly written: string;
  readonly start: number;
  /** The alias or the merchant's phrase. */
  readonly means: string;
  readonly rule: MatchRule;
  readonly channel: ChannelKey | null;
  readonly isNegated: boolean;
}

export type TextMapping =
  | {
      readonly kind: 'mapped';
      /** Null if the merchant said that this text names no channel. */
      readonly channel: ChannelKey | null;
      readonly rule: MatchRule;
      /** The merchant's rule, if one decided. */
      readonly ownRule: string | null;
      readonly words: readonly MatchedWords[];
    }
  | {
      /** For the merchant to decide: something is denied, or several channels are named. */
      readonly kind: 'proposed';
      readonly reason: 'negated' | 'ambiguous';
      /** The channels that are named and not denied, in the order of the text. */
      readonly channels: readonly ChannelKey[];
      readonly words: readonly MatchedWords[];
    }
  | { readonly kind: 'unmapped' };

export interface MapOptions {
  /** The language that the text is most likely in, such as that of the survey; null if it is unknown. */
  readonly language: string | null;
  readonly mapping?: ChannelMapping;
}

/** Finds the channel that a text names, by rules that can be shown. The text is an option's or a shopper's own. */
export function mapText(text: string, { language, mapping = NO_MAPPING }: MapOptions): TextMapping {
  const words = readWords(text);
  const key = keyOf(words);
  if (key === '') return { kind: 'unmapped' };
  const whole = wholeByRule(text, key, mapping.rules) ?? wholeByName(text, key);
  if (whole) return decide([whole]);
  const known = language === null ? null : knownLanguage(baseOf(language));
  const grammar = grammarOf(known);
  const negated = negatedPlaces(words, grammar);
  const byRule = wordsByRule(words, mapping.rules);
  if (byRule.length > 0) return decide(byRule.map((found) => toMatched(text, words, found, negated)));
  const names = findNames(words, known);
  const found = leavesChoice(words, names, grammar) ? names : withoutWeak(names);
  return decide(found.map((each) => toMatched(text, words, each, negated)));
}

function wholeByRule(text: string, key: string, rules: readonly OwnRule[]): Decided | undefined {
  const rule = ownRules(rules).byText.get(key);
  return rule && { ...wholeText(text, rule.phrase, rule.channel), rule: 'own', ownRule: rule.id };
}

function wholeByName(text: string, key: string): Decided | undefined {
  const alias = knownAliases().byKey.get(key);
  return alias && { ...wholeText(text, alias.written, alias.channel), rule: 'exact', ownRule: null };
}

const wholeText = (text: string, means: string, channel: ChannelKey | null) => ({
  written: text.trim(),
  start: text.length - text.trimStart().length,
  means,
  channel,
  isNegated: false,
});

interface Decided extends MatchedWords {
  readonly ownRule: string | null;
}

function decide(all: readonly Decided[]): TextMapping {
  const [first] = all;
  if (!first) return { kind: 'unmapped' };
  const words = all.map(({ ownRule: _, ...each }) => each);
  const affirmed = all.filter(({ isNegated }) => !isNegated);
  const channels = [...new Set(affirmed.map(({ channel }) => channel))];
  const named = channels.filter((channel) => channel !== null);
  if (affirmed.length < all.length) return { kind: 'proposed', reason: 'negated', channels: named, words };
  if (channels.length > 1) return { kind: 'proposed', reason: 'ambiguous', channels: named, words };
  // The plainest rule that found the channel.
  const { rule, ownRule } = all.find((each) => each.rule !== 'fuzzy') ?? first;
  return { kind: 'mapped', channel: first.channel, rule, ownRule, words };
}

/** Words of the text by their places, the last one not included. */
interface Found {
  readonly from: number;
  readonly to: number;
  readonly means: string;
  readonly channel: ChannelKey | null;
  readonly rule: MatchRule;
  readonly ownRule: string | null;
  readonly isWeak: boolean;
}

/** The first of the merchant's rules whose words stand in the text, wherever they do. */
function wordsByRule(words: readonly TextWord[], rules: readonly OwnRule[]): Found[] {
  const found = ownRules(rules).inWords(words);
  if (found === null) return [];
  const { rule, starts, count } = found;
  return starts.map((from) => ({
    from,
    to: from + count,
    means: rule.phrase,
    channel: rule.channel,
    rule: 'own',
    ownRule: rule.id,
    isWeak: false,
  }));
}

function toMatched(
  text: string,
  words: readonly TextWord[],
  { from, to, means, channel, rule, ownRule }: Found,
  negated: (from: number, to: number) => boolean,
): Decided {
  const start = words[from]?.start ?? 0;
  return {
    written: text.slice(start, words[to - 1]?.end),
    start,
    means,
    rule,
    channel,
    isNegated: negated(from, to),
    ownRule,
  };
}

/** The names in a text, the longest first at each place, so that *word of mouth* is one name. */
function findNames(words: readonly TextWord[], language: TextLanguage | null): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length;) {
    const next = nameAt(words, from) ?? compoundAt(words, from) ?? misspeltAt(words, from, language);
    if (next) found.push(next);
    from = next?.to ?? from + 1;
  }
  return found;
}

/** A name of fewer letters must not be divided into other words than it has: *i g* is not *ig*. */
const FEWEST_TO_DIVIDE = 6;
/** A name may be written in so many words more than the list has: *tik tok*, *you tube*. */
const MORE_WORDS = 2;
const LATIN = /^[\p{Script=Latin}\p{N}]+$/u;

function nameAt(words: readonly TextWord[], from: number): Found | undefined {
  const { byKey, mostWords } = knownAliases();
  for (let count = Math.min(mostWords + MORE_WORDS, words.length - from); count > 0; count -= 1) {
    const own = words.slice(from, from + count);
    const key = keyOf(own);
    const bare = (own[0]?.bare ?? '') + keyOf(own.slice(1));
    const alias = byKey.get(key) ?? byKey.get(bare);
    if (!alias || alias.kind === 'whole') continue;
    const isDivided = alias.words !== count && LATIN.test(alias.key) && alias.key.length < FEWEST_TO_DIVIDE;
    if (!isDivided) return toFound(alias, from, count, 'alias');
  }
  return undefined;
}

function compoundAt(words: readonly TextWord[], from: number): Found | undefined {
  const alias = headOfCompound(words[from]?.folded ?? '');
  return alias && toFound(alias, from, 1, 'alias');
}

const MOST_MISSPELT_WORDS = 3;

/** Words that mean something themselves are no typos. */
function misspeltAt(
  words: readonly TextWord[],
  from: number,
  language: TextLanguage | null,
): Found | undefined {
  const { knownWords } = knownAliases();
  for (let count = Math.min(MOST_MISSPELT_WORDS, words.length - from); count > 0; count -= 1) {
    const own = words.slice(from, from + count);
    if (own.every(({ folded }) => knownWords.has(folded))) continue;
    const aliases = nearestAliases(keyOf(own), count, language);
    const channels = new Set(aliases.map(({ channel }) => channel));
    const [alias] = aliases;
    if (alias && channels.size === 1) return toFound(alias, from, count, 'fuzzy');
  }
  return undefined;
}

function toFound(alias: Alias, from: number, count: number, rule: MatchRule): Found {
  const { written: means, channel, kind } = alias;
  return { from, to: from + count, means, channel, rule, ownRule: null, isWeak: kind === 'weak' };
}

/** An ad on Instagram is Instagram: weak words count only if the text has no others. */
function withoutWeak(found: readonly Found[]): readonly Found[] {
  const strong = found.filter(({ isWeak }) => !isWeak);
  return strong.length > 0 ? strong : found;
}

/** Whether a word between two names says that only one of them is true. */
function leavesChoice(words: readonly TextWord[], found: readonly Found[], { either }: Grammar): boolean {
  return found.some(({ to }, at) => {
    const next = found[at + 1];
    return next !== undefined && words.slice(to, next.from).some(({ folded }) => either.has(folded));
  });
}

/** How many words a negation reaches forward and back. */
const REACH = { forward: 5, back: 3 } as const;

/** Where a script has no spaces, one negation can be several words: ありま + せん. */
const MOST_NEGATION_WORDS = 3;

/** Whether a word of the same clause denies the words from one place to another. */
function negatedPlaces(words: readonly TextWord[], { negations, turns }: Grammar) {
  let clause = 0;
  const clauses = words.map(({ beginsClause, folded }) => {
    if (beginsClause || turns.has(folded)) clause += 1;
    return clause;
  });
  const counts = Array.from({ length: MOST_NEGATION_WORDS }, (_, more) => more + 1);
  const places = words.flatMap((_, at) =>
    counts.flatMap((count) =>
      negations.has(keyOf(words.slice(at, at + count))) ? [{ at, last: at + count - 1 }] : [],
    ),
  );
  return (from: number, to: number): boolean =>
    places.some(({ at, last }) => {
      if (clauses[at] !== clauses[from]) return false;
      return last < from ? from - last <= REACH.forward : at >= to && at - to < REACH.back;
    });
}

const baseOf = (language: string): string => language.toLowerCase().split('-')[0] ?? '';
