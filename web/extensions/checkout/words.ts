// Completes the English messages that `englishIn` returns.
import '#web/survey-view/english.ts';
import { englishIn } from '#web/survey-view/english-in.ts';
import type { SurveyMessages, TranslatedMessages } from '#web/survey-view/messages.ts';
import { messages as ar } from '#web/survey-view/messages/arabic.ts';
import { messages as nl } from '#web/survey-view/messages/dutch.ts';
import { messages as fr } from '#web/survey-view/messages/french.ts';
import { messages as de } from '#web/survey-view/messages/german.ts';
import { messages as it } from '#web/survey-view/messages/italian.ts';
import { messages as ja } from '#web/survey-view/messages/japanese.ts';
import { messages as pt } from '#web/survey-view/messages/portuguese.ts';
import { messages as es } from '#web/survey-view/messages/spanish.ts';

/** All languages are in the extension's bundle, because the checkout's worker cannot load files. */
const MESSAGES: Readonly<Record<string, TranslatedMessages>> = { ar, de, es, fr, it, ja, nl, pt };

/** The words around a survey for a language tag such as `de-AT`; English ones for a language that has none. */
export function wordsIn(tag: string): SurveyMessages {
  const [language = ''] = tag.toLowerCase().split('-');
  return (Object.hasOwn(MESSAGES, language) && MESSAGES[language]) || englishIn(tag);
}
