import { LANGUAGES } from '../../../../survey-view/languages.ts';

/** What shops are most often asked for besides the languages that the survey itself speaks. */
const MORE = [
  'pt-BR',
  'zh-CN',
  'zh-TW',
  'ko',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'tr',
  'uk',
  'he',
  'hi',
  'th',
  'vi',
  'id',
];

export const OFFERED_LANGUAGES: readonly string[] = [...LANGUAGES, ...MORE];

/** Whether the survey's own words, such as Next and Back, come in this language too. */
export function speaksItself(language: string): boolean {
  return LANGUAGES.includes(language.split('-', 1)[0] ?? '');
}

export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
