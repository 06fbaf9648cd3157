import type { ThemeRule } from '#shared/text/theme-rule.ts';

/** A theme that the merchant pinned. The texts stay unchanged; each stored answer names the themes that it counts in. */
export interface StoredTheme extends ThemeRule {
  /** The question's meaning id, so that the theme applies to all versions. */
  readonly questionId: string;
}
