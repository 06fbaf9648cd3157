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

export const THEME_RULE_LIMITS = { themes: 50, phrases: 40, phraseLength: 60, nameLength: 60 } as const;
