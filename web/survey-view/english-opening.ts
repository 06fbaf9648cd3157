import type { Messages } from './messages.ts';

const WORDS = {
  language: 'en',
  direction: 'ltr',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  skip: 'Skip',
  optional: 'Optional',
  step: '{n} of {m}',
  more: '{n} more',
  other: 'Other',
  pleaseSpecify: 'Please specify',
  response: 'Response {n}',
  progress: 'Progress',
  poweredBy: 'Powered by',
  answersGo: 'Your answers go to the store.',
  seconds: '{n} seconds',
  minutes: '{n} minutes',
  privacy: 'Privacy',
} satisfies Partial<Messages>;

export type OpeningWord = keyof typeof WORDS;

/**
 * The view's messages in English, the default: at first only those that most first questions need. The code that needs others
 * adds them to this object.
 */
export const OPENING = WORDS as Partial<Messages> as Messages;

type DefaultText = 'other' | 'thankYouTitle' | 'thankYouMessage';

/** Translates a default text of the specification. A text that the merchant changed stays as it is. */
export function translated(text: string, key: DefaultText, messages: Messages): string {
  return text === OPENING[key] ? messages[key] : text;
}
