/** Stands for a key wherever a person can read it. */
export const MASK = '••••••••';

/** So many characters of a key in a row are masked, so that a reply that ends within the key shows none of it. */
const RUN = 6;

/** A service may escape what it repeats, and the text around it once more. */
const LAYERS = 3;

/** A character, and the part of the reply that stands for it. */
interface Character {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Masks what a reply repeats of the keys: as they are, escaped for a URL, JSON or HTML, or in base64, also within a
 * longer text such as `user:key`.
 */
export function maskKeys(reply: string, keys: readonly string[]): string {
  const secrets = keys.map(withoutHost);
  const plain = runsOf(secrets);
  const base64 = runsOf(secrets.flatMap(inBase64));
  const isHidden = Array.from({ length: reply.length }, () => false);
  const hide = (part: readonly Character[]) => {
    for (const { from, to } of part) isHidden.fill(true, from, to);
  };
  let characters: readonly Character[] = Array.from({ length: reply.length }, (_, at) => ({
    ...{ text: reply.charAt(at), from: at, to: at + 1 },
  }));
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const text = characters.map((each) => each.text).join('');
    for (const at of placesOf(plain, text)) hide(characters.slice(at, at + RUN));
    for (const { 0: word, index } of text.matchAll(BASE64)) {
      const isKey = placesOf(base64, word.replaceAll('-', '+').replaceAll('_', '/')).length > 0;
      // The whole word, because a user's name may stand before the key.
      if (isKey) hide(characters.slice(index, index + word.length));
    }
    characters = unescaped(text, characters);
  }
  return masked(reply, isHidden);
}

/** The host of a key that is an address is no secret. */
const withoutHost = (key: string): string => key.replace(/^https:\/\/[^/]+/, '');

function runsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_, at) => text.slice(at, at + RUN)),
    ),
  );
}

/** Base64 has three forms of a text, by what stands before it. Characters that its neighbours decide are left out. */
function inBase64(key: string): string[] {
  const forms = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
  return forms.flatMap((form) =>
    [0, 1, 2].map((before) =>
      Buffer.from(' '.repeat(before) + form)
        .toString('base64')
        .slice(Math.ceil((before * 8) / 6), Math.floor(((before + form.length) * 8) / 6)),
    ),
  );
}

const placesOf = (runs: ReadonlySet<string>, text: string): number[] =>
  Array.from({ length: text.length }, (_, at) => at).filter((at) => runs.has(text.slice(at, at + RUN)));

/** A text in base64 or base64url. */
const BASE64 = /[\w+/-]+=*/g;

const ESCAPE =
  /%([\da-f]{2})|\\u([\da-f]{4})|&#x([\da-f]{1,6});|&#(\d{1,7});|\\(["\\/])|&(amp|lt|gt|quot|apos);/gi;

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Takes one layer of escapes away. */
function unescaped(text: string, characters: readonly Character[]): Character[] {
  const result: Character[] = [];
  let end = 0;
  for (const match of text.matchAll(ESCAPE)) {
    const [escape, percent, unicode, hex, decimal, backslash, entity] = match;
    const behind = match.index + escape.length;
    const code = decimal === undefined ? parseInt(percent ?? unicode ?? hex ?? '', 16) : Number(decimal);
    result.push(...characters.slice(end, match.index), {
      text: backslash ?? ENTITIES.get(entity?.toLowerCase() ?? '') ?? String.fromCharCode(code),
      from: characters[match.index]?.from ?? 0,
      to: characters[behind - 1]?.to ?? 0,
    });
    end = behind;
  }
  return [...result, ...characters.slice(end)];
}

function masked(reply: string, isHidden: readonly boolean[]): string {
  let text = '';
  for (let at = 0; at < reply.length; at += 1) {
    if (isHidden[at] !== true) text += reply.charAt(at);
    else if (isHidden[at - 1] !== true) text += MASK;
  }
  return text;
}
