import type { CommonWord } from './english-common.ts';
import { OPENING, type OpeningWord } from './english-opening.ts';
import type { RareWord } from './english-rare.ts';
import type { Messages } from './messages.ts';

const ENDING: Omit<Messages, OpeningWord | CommonWord | RareWord> = {
  required: 'Please answer this question.',
  empty: 'Add questions to preview..',
  backToShop: 'Back to the shop',
  thankYouTitle: 'Thank You!',
  thankYouMessage: 'Your responses have been submitted successfully.',
  discountCode: 'Your discount code',
  codeFollows: 'Your discount code appears here as soon as your answers are sent.',
  copy: 'Copy',
  copied: 'Copied',
  resetting: 'Resetting in {n} seconds...',
  savedOffline: 'Your answer is saved on this device and will be sent when you are back online.',
};

/** Adds the messages that come after the first question to those that a view began with. */
export const ENGLISH_ENDING = Object.assign(OPENING, ENDING);
