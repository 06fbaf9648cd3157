/** Whether two non-blank texts are equal after trimming and lowercasing. */
export function hasRepeatedTexts(options: readonly { readonly text: string }[]): boolean {
  const texts = options.map((option) => option.text.trim().toLowerCase()).filter((text) => text !== '');
  return new Set(texts).size < texts.length;
}

/** An option's label: a blank option is labelled by its position in the definition, from 1. */
export function optionLabel(text: string, number: number): string {
  return text.trim() === '' ? `Response ${number}` : text;
}
