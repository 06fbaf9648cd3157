const ALPHABET = /^[A-Za-z0-9+/]$/;

const isDigit = Array.from({ length: 128 }, (_, code) => ALPHABET.test(String.fromCharCode(code)));

/**
 * Whether a text is written in base64: its characters, and at most two `=` at the end. It looks at one character
 * at a time, because a regular expression over many megabytes once exceeded the stack.
 */
export function isBase64(text: string): boolean {
  let end = text.length;
  while (end > text.length - 2 && text[end - 1] === '=') end -= 1;
  for (let at = 0; at < end; at += 1) if (!isDigit[text.charCodeAt(at)]) return false;
  return end > 0;
}
