/** The view's own messages in one language. Counts are written `{n}`, and the other words fit any count. */
export interface Messages {
  /** The language of the survey's texts and numbers, BCP 47. */
  readonly language: string;
  /** The language of these messages, where it is another one. */
  readonly wordsLanguage?: string;
  readonly direction: 'ltr' | 'rtl';
  readonly back: string;
  readonly next: string;
  readonly submit: string;
  /** Moves on from an optional question without an answer. */
  readonly skip: string;
  readonly optional: string;
  /** The question's place among all questions of the survey. */
  readonly step: string;
  /** The number of options below the visible part of a list. */
  readonly more: string;
  readonly required: string;
  readonly other: string;
  readonly pleaseSpecify: string;
  readonly response: string;
  readonly progress: string;
  readonly bad: string;
  readonly great: string;
  readonly outOf: string;
  // Of several choices.
  readonly too_few: string;
  readonly too_many: string;
  // Of a drop-down list.
  readonly selectOption: string;
  // Of a date.
  readonly date: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly invalidDate: string;
  // Of a number.
  readonly notANumber: string;
  readonly notWhole: string;
  readonly numberBetween: string;
  readonly numberAtLeast: string;
  readonly numberAtMost: string;
  // Of the thank-you screen.
  readonly thankYouTitle: string;
  readonly thankYouMessage: string;
  readonly discountCode: string;
  /** Shown until the completed response has reached the server. */
  readonly codeFollows: string;
  readonly copy: string;
  readonly copied: string;
  readonly resetting: string;
  readonly empty: string;
  readonly savedOffline: string;
  readonly poweredBy: string;
  /** Who gets the answers; beside the link to the privacy policy. */
  readonly answersGo: string;
  /**
   * How long a survey takes, ten seconds or more. A language with plural forms for 2 and for 3–10, such as Arabic, has
   * three forms: `2|3–10|others`.
   */
  readonly seconds: string;
  /** The same from two minutes on. */
  readonly minutes: string;
  /** The link to the store's privacy policy. */
  readonly privacy: string;
  readonly backToShop: string;
}

/** The messages of the page around the view: beside a card, and after the survey has closed. */
export interface PageMessages {
  readonly ended: string;
  /** The server has another response of this shopper, which may be incomplete. */
  readonly answeredBefore: string;
  readonly notSaved: string;
  readonly close: string;
  /** The accessible name of a card with a survey. */
  readonly survey: string;
}

/** A language file contains both, except for the built-in English. */
export interface TranslatedMessages extends Messages, PageMessages {}

/** The messages for a survey; those of the page are missing where the survey's language has no messages. */
export type SurveyMessages = Messages & Partial<PageMessages>;

/** Inserts counts, or numbers as they are written, into a message. */
export function say(message: string, n: number | string, m: number | string = 0): string {
  return message.replace('{n}', String(n)).replace('{m}', String(m));
}
