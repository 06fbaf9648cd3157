/** Removes capitals and accents for the search. The database folds ASCII only. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
