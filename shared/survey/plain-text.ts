/** NUL and halves of surrogate pairs, which neither the database nor UTF-8 can store. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

export const UNSTORABLE_TEXT = 'This text holds characters that cannot be stored.';

export function isStorable(text: string): boolean {
  return text.search(UNSTORABLE) < 0;
}

/** Replaces each character that can't be stored by U+FFFD. */
export function replaceUnstorable(text: string): string {
  return text.replace(UNSTORABLE, '\ufffd');
}

/** Cuts the text to the limit, then removes what can't be stored. The cut comes first because it may halve a pair. */
export function storable(text: string, limit: number): string {
  return text.slice(0, limit).replace(UNSTORABLE, '');
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
