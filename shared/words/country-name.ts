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

/** The Bahamas, the Caribbean Netherlands, the Gambia, the Isle of Man, the Comoros, the Maldives, the Netherlands, the Philippines. */
const WITH_AN_ARTICLE: ReadonlySet<string> = new Set(['BS', 'BQ', 'GM', 'IM', 'KM', 'MV', 'NL', 'PH']);
