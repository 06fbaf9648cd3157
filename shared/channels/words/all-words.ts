import type { TextLanguage } from '../../text/stop-words.ts';
import type { ChannelId } from '../channel.ts';
import { arabic } from './arabic.ts';
import { BRAND_WORDS } from './brands.ts';
import type { ChannelWords, LanguageWords } from './channel-words.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export const LANGUAGE_WORDS: Readonly<Record<TextLanguage, LanguageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ja: japanese,
  ar: arabic,
};

export const CHANNEL_LANGUAGES = Object.keys(LANGUAGE_WORDS) as readonly TextLanguage[];

/** The name of a channel as people read it. */
export function channelLabel(channel: ChannelId, language: TextLanguage): string {
  const words: Readonly<Record<ChannelId, ChannelWords>> = {
    ...BRAND_WORDS,
    ...LANGUAGE_WORDS[language].channels,
  };
  return words[channel].label;
}
