import { findTopics } from '#shared/text/topics/find-topics.ts';
import { TOPIC_IDS, type Tone, type TopicId } from '#shared/text/topics/topics.ts';
import { groupEqual, type EqualTexts } from './group-equal.ts';
import { knownLanguage } from '#shared/text/split-words.ts';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import { findNewWords, type NewWord } from './find-new-words.ts';
import { chooseQuotes, type Quote, type ReadTexts, type SortRequest } from './read-texts.ts';

/** What one call is meant for; time and memory were measured with it. */
export const THEME_LIMITS = { texts: 20_000, textLength: 600 } as const;

export interface Topic {
  readonly topic: TopicId;
  /** The places of its texts in the list that was given, in ascending order. */
  readonly at: readonly number[];
  readonly praise: number;
  readonly complaint: number;
  /** Most frequent first. */
  readonly languages: readonly TextLanguage[];
  readonly quotes: readonly Quote[];
}

export interface SortedTexts {
  /** Most texts first. A text counts in each topic that it speaks of. */
  readonly topics: readonly Topic[];
  /** The number of texts that speak of no topic. */
  readonly others: number;
  readonly newWords: readonly NewWord[];
}

/** Sorts what shoppers wrote by what it speaks of. */
export function sortByTopic(request: SortRequest, languageOf: (text: string) => string): SortedTexts {
  const texts = request.texts.map(({ text }) => text.slice(0, THEME_LIMITS.textLength));
  const read = readTexts(groupEqual(texts), languageOf);
  const topics = TOPIC_IDS.flatMap((topic) => {
    const about = read.filter(({ found }) => found.has(topic));
    return about.length === 0 ? [] : [describe(topic, about)];
  });
  const spoken = read.reduce((sum, { found, at }) => (found.size > 0 ? sum + at.length : sum), 0);
  return {
    topics: topics.sort((a, b) => b.at.length - a.at.length),
    others: texts.length - spoken,
    newWords: findNewWords(read, request),
  };
}

/** In so few texts a language is most likely a mistake about short texts. */
const LEAST_IN_LANGUAGE = { texts: 10, share: 0.03 };
/** A short text may be of one of the store's main languages even if it looks like another. */
const MAIN_LANGUAGES = 2;

function readTexts(groups: readonly EqualTexts[], languageOf: (text: string) => string): ReadTexts[] {
  const detected = groups.map(({ text }) => knownLanguage(languageOf(text)));
  const counts = new Map<TextLanguage, number>();
  for (const language of detected) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  const main = [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAIN_LANGUAGES)
    .map(([language]) => language);
  const isRare = (language: TextLanguage) => {
    const texts = counts.get(language) ?? 0;
    return texts < LEAST_IN_LANGUAGE.texts && texts < LEAST_IN_LANGUAGE.share * groups.length;
  };
  return groups.map((group, at) => {
    const own = detected[at] ?? null;
    const tried = own && !isRare(own) ? [own, ...main] : own ? [...main, own] : main;
    const languages = tried.length > 0 ? [...new Set(tried)] : (['en'] as const);
    let first: ReadTexts | null = null;
    for (const language of languages) {
      const found = new Map(findTopics(group.text, language).map(({ topic, tone }) => [topic, tone]));
      if (found.size > 0) return { ...group, language, found };
      first ??= { ...group, language, found };
    }
    return first ?? { ...group, language: 'en', found: new Map() };
  });
}

function describe(topic: TopicId, about: readonly ReadTexts[]): Topic {
  const ofTone = (tone: Tone) =>
    about.reduce((sum, { found, at }) => (found.get(topic) === tone ? sum + at.length : sum), 0);
  const languages = new Map<TextLanguage, number>();
  for (const { language, at } of about) languages.set(language, (languages.get(language) ?? 0) + at.length);
  return {
    topic,
    at: about.flatMap(({ at }) => at).sort((a, b) => a - b),
    praise: ofTone('praise'),
    complaint: ofTone('complaint'),
    languages: [...languages].sort((a, b) => b[1] - a[1]).map(([language]) => language),
    quotes: chooseQuotes(about),
  };
}
