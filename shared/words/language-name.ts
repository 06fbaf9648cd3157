/** The English name of a language tag such as `pt-BR`. */
export function languageName(tag: string): string {
  if (tag === 'unknown') return 'Language not known';
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
