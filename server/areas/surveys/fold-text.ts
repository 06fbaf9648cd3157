/** Text as it is searched: without capitals and accents. The database’s own folding knows ASCII only. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
