import { OTHER_ID } from '#shared/survey/question-types.ts';
import type { ShownOption } from '../../run/run.ts';
import { translated } from '../../english-opening.ts';
import { say, type Messages } from '../../messages.ts';

/** The text of an option for any view. A blank option has its number, and *Other* is translated unless the merchant renamed it. */
export function optionText({ id, text, number }: ShownOption, messages: Messages): string {
  const shown = text.trim();
  if (id === OTHER_ID) return translated(shown, 'other', messages) || messages.other;
  return shown || say(messages.response, number);
}
