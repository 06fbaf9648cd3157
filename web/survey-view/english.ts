import type { Messages } from './messages.ts';
import type { TypeWords } from './types/registry.ts';

/** The view's messages in English, the default. The messages of question types are in the types' folders. */
export const ENGLISH: Messages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('./types/*/words/english.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'en',
  direction: 'ltr',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  required: 'Please answer this question.',
  other: 'Other',
  pleaseSpecify: 'Please specify',
  response: 'Response {n}',
  progress: 'Progress',
  bad: 'Bad',
  great: 'Great',
  outOf: '{n} of {m}',
  empty: 'Add questions to preview..',
  poweredBy: 'Powered by',
  thankYouTitle: 'Thank You!',
  thankYouMessage: 'Your responses have been submitted successfully.',
  discountCode: 'Your discount code',
  codeFollows: 'Your discount code appears here as soon as your answers are sent.',
  copy: 'Copy',
  copied: 'Copied',
  resetting: 'Resetting in {n} seconds...',
  savedOffline: 'Your answer is saved on this device and will be sent when you are back online.',
};
