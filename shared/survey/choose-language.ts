/**
 * The first wanted language in which the texts are written, as it is named there. A region falls back to its language
 * and then to another region: `pt-BR` finds `pt`, else `pt-PT`.
 */
export function chooseLanguage(written: readonly string[], wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const language = languageOf(tag);
    const found =
      written.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
      written.find((one) => one.toLowerCase() === language) ??
      written.find((one) => languageOf(one) === language);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `pt` of `pt-BR`. */
const languageOf = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';
