/** The direction in which a language is written, by its tag. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/i.test(tag) ? 'rtl' : 'ltr';
}
