import type { TextLanguage } from './stop-words.ts';

/** A theme that the merchant pinned: each answer with one of its phrases counts in it, as in an option. */
export interface ThemeRule {
  readonly id: string;
  readonly name: string;
  readonly phrases: readonly ThemePhrase[];
}

export interface ThemePhrase {
  /** The language whose endings and stop words are ignored; null compares each word as it is written. */
  readonly language: TextLanguage | null;
  /** One word or several that stand together. */
  readonly text: string;
}

/** The time to look for the themes in a text grows with the letters of all phrases, so a survey has a limit of them. */
export const THEME_RULE_LIMITS = {
  /** Of a survey. */
  themes: 50,
  letters: 30_000,
  /** Of a theme. */
  phrases: 40,
  nameLength: 60,
  /** Of a phrase. */
  phraseLength: 60,
  phraseWords: 30,
} as const;
