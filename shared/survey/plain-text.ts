/** NUL and halves of surrogate pairs: neither the database nor UTF-8 can hold them. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

export function isStorable(text: string): boolean {
  return text.search(UNSTORABLE) < 0;
}

/** The same text with U+FFFD in the place of each character that can't be stored. */
export function withMarks(text: string): string {
  return text.replace(UNSTORABLE, '\ufffd');
}

/** The text, cut to the limit and freed from what can't be stored. Cutting first: it may halve a pair. */
export function storable(text: string, limit: number): string {
  return text.slice(0, limit).replace(UNSTORABLE, '');
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
