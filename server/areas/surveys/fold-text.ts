import { normalized } from '#shared/text/normalize.ts';

/** Removes capitals and accents for the search. The database folds ASCII only. */
export function foldText(text: string): string {
  return normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
