import type { Question } from '#shared/survey/question.ts';
import { STOP_WORDS, type TextLanguage } from '#shared/text/stop-words.ts';
import { readWords } from '#shared/channels/read-words.ts';
import { CHANNEL_LANGUAGES, LANGUAGE_WORDS } from '#shared/channels/words/all-words.ts';

/** How much more the name of a channel tells than a common word. */
const NAME = 2;

/** The language that a question and its options are most likely written in; English if nothing tells. */
export function writtenLanguage({ text, config }: Pick<Question, 'text' | 'config'>): TextLanguage {
  const options = 'options' in config ? config.options.map((option) => option.text) : [];
  const words = [text, ...options].flatMap((each) => readWords(each).map(({ folded }) => folded));
  const scores = CHANNEL_LANGUAGES.map((language) => {
    const common = words.filter((word) => STOP_WORDS[language].has(word)).length;
    const named = options.filter((option) => isNameOnlyIn(language, option)).length;
    return { language, score: common + NAME * named };
  });
  return scores.reduce((one, other) => (other.score > one.score ? other : one)).language;
}

/** *Podcast* is the name in many languages, and tells nothing. */
const isNameOnlyIn = (language: TextLanguage, option: string): boolean =>
  CHANNEL_LANGUAGES.every((each) => labelsOf(each).includes(option) === (each === language));

const labelsOf = (language: TextLanguage): string[] =>
  Object.values(LANGUAGE_WORDS[language].channels).map(({ label }) => label);
