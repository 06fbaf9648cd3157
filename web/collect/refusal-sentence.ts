import { ownValue } from '#shared/own-value.ts';
import type { PageMessages } from '#web/survey-view/messages.ts';

type Refusals = Omit<PageMessages, 'close' | 'survey'>;

const ENGLISH: Refusals = {
  ended: 'This survey takes no more answers, so your last ones could not be saved. Thank you all the same.',
  answeredBefore: 'Your earlier answers are saved. Thank you.',
  notSaved: 'Sorry, your last answers could not be saved.',
};

const KEYS: Readonly<Record<string, keyof Refusals>> = {
  RESPONSE_TAKEN: 'answeredBefore',
  SURVEY_CLOSED: 'ended',
  SURVEY_FULL: 'ended',
  NOT_FOUND: 'ended',
  GONE: 'ended',
};

/** The sentence that a shopper reads when the server refuses more answers; English if the messages have none. */
export function refusalSentence(code: string, messages: Partial<Refusals> = {}): string {
  const key = ownValue(KEYS, code) ?? 'notSaved';
  return messages[key] ?? ENGLISH[key];
}
