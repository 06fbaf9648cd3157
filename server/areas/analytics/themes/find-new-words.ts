import { chanceRange } from '../hypergeometric.ts';
import { DAY_MS } from '#shared/durations.ts';
import { mostFrequent } from './group-equal.ts';
import { createPhraseMatcher } from '#shared/text/match-themes.ts';
import { createWordSplitter, type Word } from '#shared/text/split-words.ts';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import { findTopics } from '#shared/text/topics/find-topics.ts';
import { chooseQuotes, type Quote, type ReadTexts, type SortRequest } from './read-texts.ts';

/** A word that shoppers write more often lately, and that neither a topic nor a pinned theme knows. */
export interface NewWord {
  readonly stem: string;
  /** As it is written most often. */
  readonly word: string;
  readonly language: TextLanguage;
  /** The places of its recent texts in the list that was given, in ascending order. */
  readonly at: readonly number[];
  readonly quotes: readonly Quote[];
}

const RECENT_DAYS = 30;
const LEAST_RECENT = 5;
/** With fewer texts before, nothing is known of what was usual. */
const LEAST_BEFORE = 50;
const LEAST_TIMES = 2;
/** The chance that any word of a question is named although nothing changed. */
const ERROR = 0.01;
const MOST = 5;

interface Uses {
  readonly language: TextLanguage;
  readonly forms: Map<string, number>;
  readonly recent: ReadTexts[];
  recentTexts: number;
  earlierTexts: number;
}

/**
 * Compares the last 30 days with the time before. A word must be in five recent texts, in twice as large a share of them as before,
 * and in more of them than chance explains; the exact test allows for the number of words that are tried.
 */
export function findNewWords(read: readonly ReadTexts[], { texts, pinned, now }: SortRequest): NewWord[] {
  const since = now - RECENT_DAYS * DAY_MS;
  const isRecent = (at: number) => (texts[at]?.writtenAt ?? 0) >= since;
  const recent = texts.filter((_, at) => isRecent(at)).length;
  const before = texts.length - recent;
  if (recent < LEAST_RECENT || before < LEAST_BEFORE) return [];
  const tried = [...countUses(read, isRecent)].filter(([, { recentTexts }]) => recentTexts >= LEAST_RECENT);
  const isPinned = createPhraseMatcher(pinned);
  return tried
    .filter(([, { recentTexts, earlierTexts }]) => {
      if (recentTexts * before < LEAST_TIMES * earlierTexts * recent) return false;
      const usual = chanceRange(texts.length, recentTexts + earlierTexts, recent, (2 * ERROR) / tried.length);
      return recentTexts > usual.high;
    })
    .map(([key, uses]) => ({ key, uses, word: mostFrequent(uses.forms) }))
    .filter(({ word, uses }) => findTopics(word, uses.language).length === 0 && isPinned(word).length === 0)
    .sort((a, b) => b.uses.recentTexts - a.uses.recentTexts || (a.key < b.key ? -1 : 1))
    .slice(0, MOST)
    .map(({ key, word, uses }) => ({
      stem: key.slice(key.indexOf(' ') + 1),
      word,
      language: uses.language,
      at: uses.recent
        .flatMap(({ at }) => at)
        .filter(isRecent)
        .sort((a, b) => a - b),
      quotes: chooseQuotes(uses.recent),
    }));
}

function countUses(read: readonly ReadTexts[], isRecent: (at: number) => boolean): Map<string, Uses> {
  const splitters = new Map<TextLanguage, (text: string) => Word[]>();
  const counted = new Map<string, Uses>();
  for (const text of read) {
    const { language, at } = text;
    const split = splitters.get(language) ?? createWordSplitter(language);
    splitters.set(language, split);
    const recentTexts = at.filter(isRecent).length;
    const words = new Map(split(text.text).map((word) => [word.stem, word.written]));
    for (const [stem, written] of words) {
      const key = `${language} ${stem}`;
      const uses = counted.get(key) ?? noUses(language);
      counted.set(key, uses);
      uses.forms.set(written, (uses.forms.get(written) ?? 0) + at.length);
      if (recentTexts > 0) uses.recent.push(text);
      uses.recentTexts += recentTexts;
      uses.earlierTexts += at.length - recentTexts;
    }
  }
  return counted;
}

const noUses = (language: TextLanguage): Uses => ({
  ...{ language, forms: new Map<string, number>(), recent: [] },
  ...{ recentTexts: 0, earlierTexts: 0 },
});
