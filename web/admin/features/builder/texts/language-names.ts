import { LANGUAGES } from '../../../../survey-view/languages.ts';

/** Common shop languages besides those that the interface texts exist in. */
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

/** Whether the survey's interface texts, such as Next and Back, exist in this language. */
export function hasInterfaceTexts(language: string): boolean {
  return LANGUAGES.includes(language.split('-', 1)[0] ?? '');
}
