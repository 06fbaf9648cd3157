/** Writes a number's hyphen as a minus sign, which is as wide as a plus. */
export const withMinus = (number: string): string => number.replace(/^-/u, '−');
