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

export const ENGLISH: Messages = {
  language: 'en',
  direction: 'ltr',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  required: 'Please answer this question.',
  too_few: 'Choose at least {n}.',
  too_many: 'Choose at most {n}.',
  other: 'Other',
  pleaseSpecify: 'Please specify',
  selectOption: 'Select an option',
  response: 'Response {n}',
  progress: 'Progress',
  bad: 'Bad',
  great: 'Great',
  outOf: '{n} of {m}',
  date: 'Date, YYYY-MM-DD',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalidDate: 'Please enter a date as YYYY-MM-DD.',
  thankYouTitle: 'Thank You!',
  thankYouMessage: 'Your responses have been submitted successfully.',
  discountCode: 'Your discount code',
  copy: 'Copy',
  copied: 'Copied',
  resetting: 'Resetting in {n} seconds...',
  empty: 'Add questions to preview..',
  savedOffline: 'Your answer is saved on this device and will be sent when you are back online.',
  poweredBy: 'Powered by',
};

/** Puts counts into a message. */
export function say(message: string, n: number, m = 0): string {
  return message.replace('{n}', String(n)).replace('{m}', String(m));
}

/** A merchant who left a specified text alone means it in the shopper's language. */
export function translated(text: string, key: keyof Messages, messages: Messages): string {
  return text === ENGLISH[key] ? messages[key] : text;
}
