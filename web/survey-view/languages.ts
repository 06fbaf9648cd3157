import type { TranslatedMessages } from './messages.ts';

type Load = () => Promise<{ readonly messages: TranslatedMessages }>;

/** The message tables of other languages than English. Each is a file of its own, loaded on demand. */
const TABLES: Readonly<Record<string, Load>> = {
  de: () => import('./messages/german.ts'),
  fr: () => import('./messages/french.ts'),
  es: () => import('./messages/spanish.ts'),
  it: () => import('./messages/italian.ts'),
  nl: () => import('./messages/dutch.ts'),
  pt: () => import('./messages/portuguese.ts'),
  ja: () => import('./messages/japanese.ts'),
  ar: () => import('./messages/arabic.ts'),
};

export const LANGUAGES: readonly string[] = ['en', ...Object.keys(TABLES)];

/** The table for a language tag such as `de-AT`, or null if there is none and English is used. */
export async function loadMessages(tag: string): Promise<TranslatedMessages | null> {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(TABLES, language) ? ((await TABLES[language]?.())?.messages ?? null) : null;
}
