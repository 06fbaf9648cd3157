import type { TextLanguage } from './stop-words.ts';

/** A stem never becomes shorter than this. */
const SHORTEST_STEM = 4;

/** Endings of words, longest first. At most one is removed. */
const ENDINGS: Readonly<Partial<Record<TextLanguage, readonly string[]>>> = {
  en: endings('ations ation ingly ments ment ness ings ing edly ies ied ed ely ly es s er ers y e'),
  de: endings(
    'ungen ung heiten heit keiten keit lichen liche licher lich igen iger ige ig isch ern em en er es et st te ten e n s t',
  ),
  fr: endings(
    'issements issement ations ation ements ement euses euse eurs eur ables able antes ante ants ant aient ait ees ee es er ez ent e s x eux',
  ),
  es: endings(
    'aciones acion amientos amiento mente idades idad ables able ando iendo aron ieron aba aban ados adas ado ada idos idas ido ida ar er ir es os as o a e s',
  ),
  it: endings(
    'azioni azione amenti amento mente abili abile ando endo avano ava ati ate ato ata iti ite ito ita are ere ire o a e i',
  ),
  nl: endings('heden heid lijke lijk ingen ing eren ende end en er es te ten e s t d'),
  pt: endings(
    'acoes acao amentos amento mente idades idade aveis avel ando endo aram eram ava avam ados adas ado ada idos idas ido ida ar er ir es os as ou eu o a e s',
  ),
};

function endings(list: string): readonly string[] {
  return list.split(' ').sort((a, b) => b.length - a.length);
}

const HAN_FIRST = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u;
const ARABIC_START = /^(?:وال|بال|كال|فال|لل|ال)/;
const ARABIC_END = /(?:ها|ات|ون|ين|ان|يه|ته|ه|ي|ا)$/;

/** The part that the forms of a word share: *deliveries* and *delivery* have the same stem. The word is folded. */
export function stemOf(word: string, language: TextLanguage | null): string {
  if (language === 'ja') return HAN_FIRST.exec(word)?.[1] ?? word.replace(/ー$/u, '');
  if (language === 'ar') return arabicStem(word);
  const ending = language && ENDINGS[language]?.find((each) => hasRoom(word, each));
  return ending ? withoutDouble(word.slice(0, -ending.length)) : word;
}

function hasRoom(word: string, ending: string): boolean {
  return word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending);
}

/** *shipping* has the stem of *ship*. */
function withoutDouble(stem: string): string {
  const last = stem.at(-1);
  return stem.length > SHORTEST_STEM && last !== undefined && last === stem.at(-2) ? stem.slice(0, -1) : stem;
}

function arabicStem(word: string): string {
  const plain = word.replaceAll('ى', 'ي').replaceAll('ة', 'ه');
  const bare = plain.replace(ARABIC_START, '');
  const root = bare.length >= 3 ? bare : plain;
  const short = root.replace(ARABIC_END, '');
  return short.length >= 3 ? short : root;
}
