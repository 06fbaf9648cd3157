/** What is said after the first question, in English. */
export const ENGLISH_ENDING = {
  thankYouTitle: 'Thank You!',
  thankYouMessage: 'Your responses have been submitted successfully.',
  discountCode: 'Your discount code',
  codeFollows: 'Your discount code appears here as soon as your answers are sent.',
  copy: 'Copy',
  copied: 'Copied',
  resetting: 'Resetting in {n} seconds...',
  savedOffline: 'Your answer is saved on this device and will be sent when you are back online.',
};
