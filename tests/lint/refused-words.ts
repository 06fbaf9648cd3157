/** Words for things that have another name in `shared/words` and `shared/GLOSSARY.md`. */
const REFUSED: readonly (readonly [word: RegExp, use: string])[] = [
  [/\bpop-ups?\b/gi, 'popup'],
  [/\bcards? on (?:your|the) (?:pages|store)\b/gi, 'popup'],
  [/\binside a page\b|\b(?:in|on)-page (?:survey|block)\b/gi, 'embedded block'],
  [/\bhosted page\b|\bsurvey[’']s own page\b|\blink for emails\b/gi, 'link and QR code'],
  [/\b(?:thank you|thankyou|after-checkout) page\b/gi, 'thank-you page'],
  [/\bhelp center\b/gi, 'Help Centre'],
  [/\bmade with askwell\b|\bmade by askwell\b/gi, 'Powered by Askwell'],
  [/\bmulti(?:[ -]choice|[ -]select)\b|\bcheckbox question\b/gi, 'multiple choice'],
  [/\bsingle[ -]select\b|\bradio question\b/gi, 'single choice'],
  [/\bdrop-down\b|\bdrop down\b/gi, 'dropdown'],
  [/\bopen[ -]text\b|\bopen question\b/gi, 'free text'],
  [/\bpro (?:tier|package)\b|\bfree (?:tier|package)\b|\bpremium\b/gi, 'Pro plan or Free plan'],
];

interface RefusedWord {
  readonly found: string;
  readonly use: string;
}

/** The refused words in a text that merchants or shoppers read. */
export function refusedWords(text: string): readonly RefusedWord[] {
  return REFUSED.flatMap(([word, use]) => [...text.matchAll(word)].map(([found]) => ({ found, use })));
}
