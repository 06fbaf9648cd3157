/**
 * The short address of a survey's own page. A public id has 32 random hex digits and then the store's id. The address
 * holds the first digits of both: enough random ones that nobody guesses them, and enough of the store's to find it.
 */
export interface HostedCode {
  /** The first digits of the store's id. Several stores may share them. */
  readonly storeStart: string;
  /** The first digits of the survey's public id. */
  readonly publicStart: string;
}

/** 32 and 68 bits. Indexes of the database have the same lengths. */
const STORE_DIGITS = 8;
const PUBLIC_DIGITS = 17;
const RANDOM_DIGITS = 32;
const CODE_LENGTH = 20;

/** Without i, l, o and u, which are misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id of another form keeps its long address. */
export function hostedPath(publicId: string): string {
  return `/s/${hostedCode(publicId) ?? publicId}`;
}

function hostedCode(publicId: string): string | null {
  const storeStart = publicId.slice(RANDOM_DIGITS, RANDOM_DIGITS + STORE_DIGITS);
  const hex = storeStart + publicId.slice(0, PUBLIC_DIGITS);
  if (publicId.length < RANDOM_DIGITS + STORE_DIGITS || !/^[0-9a-f]+$/.test(hex)) return null;
  const base32 = BigInt(`0x${hex}`).toString(32).padStart(CODE_LENGTH, '0');
  return base32.replace(/./g, (digit) => ALPHABET[parseInt(digit, 32)] ?? '');
}

/** Reads a code as people type it: in upper case, with O for 0 and I or L for 1. Null for anything else. */
export function readHostedCode(text: string): HostedCode | null {
  const typed = text.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  const values = Array.from(typed, (letter) => ALPHABET.indexOf(letter));
  if (values.length !== CODE_LENGTH || values.includes(-1)) return null;
  const number = values.reduce((sum, value) => sum * 32n + BigInt(value), 0n);
  const hex = number.toString(16).padStart(STORE_DIGITS + PUBLIC_DIGITS, '0');
  return { storeStart: hex.slice(0, STORE_DIGITS), publicStart: hex.slice(STORE_DIGITS) };
}
