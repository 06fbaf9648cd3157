/** Ten pairs of background and text, each readable (a contrast of at least 4.5 to 1). */
export const AVATAR_COLOURS = [
  { background: '#d5ebe5', text: '#0b4a43' },
  { background: '#fbe1d9', text: '#8a2f17' },
  { background: '#e1e6fa', text: '#2b3a8c' },
  { background: '#f9ebc8', text: '#6b4a00' },
  { background: '#f4dcec', text: '#7d1f5d' },
  { background: '#dcecc9', text: '#3a5511' },
  { background: '#d8ecf8', text: '#0e4f75' },
  { background: '#e9e0f5', text: '#552a87' },
  { background: '#f6dada', text: '#8b1e2b' },
  { background: '#e3e3de', text: '#45453c' },
] as const;

/** The initials of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstCharacter(word ?? '').toLocaleUpperCase()).join('');
}

function firstCharacter(word: string): string {
  return String.fromCodePoint(...[word.codePointAt(0)].filter((code) => code !== undefined));
}

/** The same name always has the same colour. */
export function colourOf(name: string): (typeof AVATAR_COLOURS)[number] {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return AVATAR_COLOURS[hash % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0];
}
