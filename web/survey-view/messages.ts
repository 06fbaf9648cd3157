import { ENGLISH } from './english.ts';

export { ENGLISH };

/** The words that the view itself says, in one language. Counts stand as `{n}`, so no word depends on them. */
export interface Messages {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly back: string;
  readonly next: string;
  readonly submit: string;
  readonly required: string;
  readonly too_few: string;
  readonly too_many: string;
  readonly other: string;
  readonly pleaseSpecify: string;
  readonly selectOption: string;
  readonly response: string;
  readonly progress: string;
  readonly bad: string;
  readonly great: string;
  readonly outOf: string;
  readonly date: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly invalidDate: string;
  readonly thankYouTitle: string;
  readonly thankYouMessage: string;
  readonly discountCode: string;
  /** While the completion has not reached the server. */
  readonly codeFollows: string;
  readonly copy: string;
  readonly copied: string;
  readonly resetting: string;
  readonly empty: string;
  readonly savedOffline: string;
  readonly poweredBy: string;
}

/** What the page around the view says: beside a card, and once the server takes no more answers. */
export interface PageMessages {
  readonly ended: string;
  readonly answeredBefore: string;
  readonly notSaved: string;
  readonly close: string;
  /** What a card is called that holds one. */
  readonly survey: string;
}

/** A language that isn't built in brings both. */
export interface TranslatedMessages extends Messages, PageMessages {}

/** Puts counts into a message. */
export function say(message: string, n: number, m = 0): string {
  return message.replace('{n}', String(n)).replace('{m}', String(m));
}

/** A merchant who left a specified text alone means it in the shopper's language. */
export function translated(text: string, key: keyof Messages, messages: Messages): string {
  return text === ENGLISH[key] ? messages[key] : text;
}
