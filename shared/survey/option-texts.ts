/** Whether two texts that aren't blank match after trimming and lowercasing. */
export function hasRepeatedTexts(options: readonly { readonly text: string }[]): boolean {
  const texts = options.map((option) => option.text.trim().toLowerCase()).filter((text) => text !== '');
  return new Set(texts).size < texts.length;
}

/** What an option is called: a blank one by its place in the definition, counted from 1. */
export function optionLabel(text: string, number: number): string {
  return text.trim() === '' ? `Response ${number}` : text;
}
