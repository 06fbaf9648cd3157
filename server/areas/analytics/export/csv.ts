/**
 * Several texts in one field. Semicolons and backslashes within a text are escaped, so that different lists stay
 * different.
 */
export const csvList = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/[\\;]/g, '\\$&')).join('; ');

/** The file's name: the survey's name without characters that file systems refuse. */
export function csvFileName(survey: string, what: string, day: string): string {
  const name = survey
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return `${name || 'Survey'} – ${what} ${day}.csv`;
}
