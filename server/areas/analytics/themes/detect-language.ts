import { eld } from 'eld/small';
import { STOP_WORDS } from '#shared/text/stop-words.ts';

eld.setLanguageSubset(Object.keys(STOP_WORDS));

/** BCP 47; `und` for a language that we do not know. */
export function languageOf(text: string): string {
  return eld.detect(text).language || 'und';
}
