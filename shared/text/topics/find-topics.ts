import type { TextLanguage } from '../stop-words.ts';
import { readEntries } from './compile-words.ts';
import { createEntryMatcher, patternsOf } from './match-entries.ts';
import { createPartReader } from './read-parts.ts';
import { judgeTones, type FoundTopic } from './judge-tones.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { nl } from './words/nl.ts';
import { pt } from './words/pt.ts';
import type { TopicWords } from './topic-words.ts';

const WORDS = { en, de, fr, es, it, nl, pt, ja, ar } as const satisfies Record<TextLanguage, TopicWords>;

export type FindTopics = (text: string) => FoundTopic[];

const finders = new Map<TextLanguage, FindTopics>();

/** Finds what a text is about, and whether it praises or complains. It takes linear time. */
export function findTopics(text: string, language: TextLanguage): FoundTopic[] {
  const finder = finders.get(language) ?? createTopicFinder(language);
  finders.set(language, finder);
  return finder(text);
}

function createTopicFinder(language: TextLanguage): FindTopics {
  const words = WORDS[language];
  const entries = readEntries(words, language);
  const patterns = patternsOf(entries);
  const read = createPartReader(patterns, language);
  const match = createEntryMatcher(entries, patterns);
  return (text) =>
    judgeTones(match(read(text).parts), { denies: words.denies, isLetters: language === 'ja' });
}
