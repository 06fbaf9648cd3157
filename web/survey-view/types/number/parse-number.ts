/** Converts Arabic and Persian digits to Western ones; NFKC converts full-width digits. */
const westernDigit = (digit: string): string => String(digit.charCodeAt(0) & 15);

/**
 * Parses a number as people type it: with a decimal comma or point, with or without thousands separators; NaN if it
 * is invalid. A single separator before three digits is ambiguous: it counts as a thousands separator if the
 * shopper's language uses it as one.
 */
export function parseNumber(text: string, groupSign: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, westernDigit)
    // `\p{Cf}`: the marks of direction before the minus sign in Hebrew, Arabic and others.
    .replace(/[\s'’\u066c\p{Cf}]/gu, '')
    .replace('\u066b', ',')
    .replace('\u2212', '-');
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1) ?? '';
  const isMixed = signs.some((sign) => sign !== last);
  const groups = isMixed ? signs[0] : signs.length > 1 || groupSign === last ? last : '';
  const isGrouped = groups && /^[-+]?[1-9]\d{0,2}([.,]\d{3})+([.,]\d+)?$/.test(plain);
  const number = (isGrouped ? plain.replaceAll(groups, '') : plain).replace(',', '.');
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
}

/** The thousands separator of a language, such as the comma in English. */
export const groupSignOf = (language: string): string => (12_345).toLocaleString(language).charAt(2);
