export function countryName(code: string): string {
  if (code === 'unknown') return 'Country not known';
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

/** The name inside a sentence: *Germany*, *the Netherlands*. */
export function countryInSentence(code: string): string {
  const name = countryName(code);
  return TAKES_AN_ARTICLE.test(name) || WITH_AN_ARTICLE.has(code) ? `the ${name}` : name;
}

const TAKES_AN_ARTICLE = /(Islands|Territory|Territories|Republic|Kingdom|States|Emirates)$/;

/** Countries whose name needs an article although it ends in none of these words. */
const WITH_AN_ARTICLE: ReadonlySet<string> = new Set(['BS', 'BQ', 'GM', 'IM', 'KM', 'MV', 'NL', 'PH']);
