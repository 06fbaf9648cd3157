/** SVG text does not wrap, and measuring it differs between browsers, so that its width is estimated. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * fontSize;
}

function emsOf(character: string): number {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(
      character,
    )
  )
    return 1;
  if (/[il.,;:!'|()[\] jtfr]/.test(character)) return 0.33;
  if (/[mwMW@%—]/.test(character)) return 0.9;
  return /\p{Lu}/u.test(character) ? 0.7 : 0.56;
}

/** Wraps a text into lines; the last is cut with … if more would follow. A word longer than a line is split. */
export function labelLines(text: string, width: number, fontSize: number, most: number): string[] {
  const fits = (line: string) => textWidth(line, fontSize) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), fits)];
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...found, piece];
}

function shortened(text: string, fits: (text: string) => boolean): string {
  let kept = Array.from(text);
  while (kept.length > 1 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
