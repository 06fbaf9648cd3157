import type { EqualTexts } from './group-equal.ts';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import type { ThemePhrase } from '#shared/text/theme-rule.ts';
import type { Tone, TopicId } from '#shared/text/topics/topics.ts';

export interface WrittenText {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export interface SortRequest {
  readonly texts: readonly WrittenText[];
  /** Words of the merchant's own themes, which are not new. */
  readonly pinned: readonly ThemePhrase[];
  readonly now: number;
}

/** Equal texts in one language, with what they speak of. */
export interface ReadTexts extends EqualTexts {
  readonly language: TextLanguage;
  readonly found: ReadonlyMap<TopicId, Tone>;
}

export interface Quote {
  readonly text: string;
  /** How often it was written. */
  readonly texts: number;
}

const QUOTES = 3;
const FITTING_LENGTH = { from: 15, to: 160 };

/** Frequent texts of a fitting length that speak of little else. */
export function chooseQuotes(about: readonly ReadTexts[]): Quote[] {
  return about
    .map((each) => ({ each, worth: worthOf(each) }))
    .sort((a, b) => b.worth - a.worth || (a.each.key < b.each.key ? -1 : 1))
    .slice(0, QUOTES)
    .map(({ each: { text, at } }) => ({ text, texts: at.length }));
}

function worthOf({ text, at, found }: ReadTexts): number {
  const isFitting = text.length >= FITTING_LENGTH.from && text.length <= FITTING_LENGTH.to;
  return ((1 + Math.log2(at.length)) * (isFitting ? 1 : 0.5)) / Math.max(1, found.size);
}
