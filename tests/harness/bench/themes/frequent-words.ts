export interface FrequentWord {
  readonly word: string;
  /** The number of texts that contain the word. Repeats within a text count once. */
  readonly texts: number;
}

/** Stop words in the languages that surveys are most often answered in. */
const EMPTY_WORDS = new Set(
  (
    'the and for was were are but not you your with that this have has had very from they their them there then than ' +
    'its been being can could would should will just also more most much many some any all out about into over only ' +
    'when what which who how why where our his her she him too did does don doesn didn isn wasn ' +
    'und der die das ist nicht ein eine einen einem einer mit für von war sehr auch aber auf dem den des ich sie wir ' +
    'les des une est pas pour dans avec que qui sur très mais nous vous sont plus par ' +
    'los las una por para con muy pero como más del que era son ' +
    'het een van niet met voor maar zijn heel ook dat ' +
    'che non per una con sono molto più della anche ' +
    'não uma com mas foi muito mais dos das'
  ).split(' '),
);

const SHORTEST = 3;
/** Scripts without spaces between words are excluded: a run of their characters is not a word. */
const WORD =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{M}\p{N}]+/gu;

/**
 * The words that occur in most texts, ties in alphabetical order. A word that occurs in only one text is left out.
 */
export function frequentWords(texts: readonly string[], limit: number): FrequentWord[] {
  const found = new Map<string, number>();
  for (const text of texts) {
    for (const word of wordsOf(text)) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return [...found]
    .filter(([, count]) => count > 1)
    .map(([word, count]) => ({ word, texts: count }))
    .sort((a, b) => b.texts - a.texts || (a.word < b.word ? -1 : 1))
    .slice(0, limit);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set(
    words.filter((word) => word.length >= SHORTEST && !EMPTY_WORDS.has(word) && !/^\d+$/.test(word)),
  );
}
