/** More than 30 marks in a row, and the sounds of half-width kana, which become marks. */
const TOO_MANY_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in a normal form. The time of `normalize` grows with the square of the marks of one letter, so a letter keeps 30
 * of them, as in Unicode's stream-safe format. No language has so many.
 */
export function normalized(text: string, form: 'NFKC' | 'NFKD'): string {
  return text.replace(TOO_MANY_MARKS, '$1').normalize(form);
}
