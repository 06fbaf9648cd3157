import type { TopicId } from './topics.ts';

/**
 * The words of a language by topic. Entries are separated by commas. `*` stands for other letters of a word; a space allows one
 * word in between, `_` none, `~` up to five. An entry with `?` counts only in a text without other topics. `(a|b)` stands for
 * one of them, and `#` for any number. Hyphens, slashes and apostrophes divide words, as in texts. In scripts without spaces an entry stands anywhere,
 * and `~` allows a few letters in between.
 */
export interface TopicWords {
  readonly topics: Readonly<
    Record<
      TopicId,
      {
        /** Neither praise nor complaint by itself. */
        readonly said: string;
        readonly praise: string;
        readonly complaint: string;
      }
    >
  >;
  /** Phrases that have nothing to do with the topic of their words. */
  readonly nothing: string;
  /** Praise and complaint of whatever stands beside them. */
  readonly good: string;
  readonly bad: string;
  readonly not: string;
  /** Where a statement ends and another one begins. */
  readonly but: string;
  readonly wish: string;
  /** Where words that deny stand: before what they deny, behind it, or both. */
  readonly denies: 'before' | 'behind' | 'both';
}
