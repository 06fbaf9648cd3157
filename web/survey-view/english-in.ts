import { directionOf } from '#shared/survey/direction.ts';
import { OPENING } from './english-opening.ts';
import type { Messages } from './messages.ts';

/**
 * The English messages around a survey in a language that has none of its own, whose numbers and direction stay its own.
 * The prototype also has the English messages that load later.
 */
export function englishIn(language: string): Messages {
  return Object.assign(Object.create(OPENING) as Messages, {
    language,
    direction: directionOf(language),
    wordsLanguage: 'en',
  });
}
