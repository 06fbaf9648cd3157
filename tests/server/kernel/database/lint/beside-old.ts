/** One statement, or one clause of an ALTER TABLE. */
const CLAUSES = /;|-->|,(?=\s*(?:ADD|DROP|ALTER|RENAME)\b)/i;

/** A clause that an instance of the version before does not survive, and why. */
const BREAKING: readonly [RegExp, string][] = [
  [
    /\bDROP\s+(COLUMN|TABLE)\b|\bRENAME\s+(COLUMN|TO)\b/i,
    'removes or renames what old instances read and write',
  ],
  [
    /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\bDEFAULT\b)/is,
    'needs a value that an old instance does not fill',
  ],
  [/\bSET\s+NOT\s+NULL\b|\bDROP\s+DEFAULT\b/i, 'needs a value that an old instance does not fill'],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'gives a column another type under old instances'],
];

/**
 * Returns what a migration does to instances of the version before, which run beside the new ones until the last is
 * replaced. Such a change takes two releases: one that stops using the old form, and a later one that removes it.
 */
export function faultsBesideOld(sql: string): string[] {
  return sql
    .split(CLAUSES)
    .flatMap((clause) => BREAKING.filter(([pattern]) => pattern.test(clause)).map(([, fault]) => fault));
}
