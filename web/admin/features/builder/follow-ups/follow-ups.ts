import type { Question } from '#shared/survey/question.ts';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import type { ChannelId } from '#shared/channels/channel.ts';
import { FOLLOW_UP_TEXTS, type FollowUpTopic } from './follow-up-texts.ts';
import { mapText } from '#shared/channels/map-text.ts';
import { CHANNEL_LANGUAGES } from '#shared/channels/words/all-words.ts';
import { writtenLanguage } from './written-language.ts';

/** What to ask shoppers who name a channel that is too broad to act on. */
const TOPICS: Readonly<Partial<Record<ChannelId, FollowUpTopic>>> = {
  instagram: 'post',
  facebook: 'group',
  tiktok: 'video',
  youtube: 'video',
  pinterest: 'pin',
  x: 'post',
  snapchat: 'story',
  reddit: 'community',
  linkedin: 'post',
  google_ads: 'ad',
  social_media: 'network',
  search_engine: 'search',
  ai_assistant: 'assistant',
  online_ad: 'ad',
  influencer: 'influencer',
  podcast: 'podcast',
  blog_press: 'article',
  newsletter: 'newsletter',
  radio: 'station',
  tv: 'programme',
  print: 'newspaper',
  outdoor: 'place',
  marketplace: 'marketplace',
  shop: 'shop',
  event: 'event',
};

export interface ReadyFollowUp {
  readonly optionId: string;
  /** The option's text. */
  readonly option: string;
  /** In the language that the question is written in. */
  readonly text: string;
  /** By the tags of the survey's other languages, of those that we know. */
  readonly translations: Readonly<Record<string, string>>;
}

/**
 * The follow-ups that a question can have: for each option that names a channel and that no rule treats yet. `tags` are
 * the languages that the survey is translated into.
 */
export function readyFollowUps(question: Question, tags: readonly string[] = []): ReadyFollowUp[] {
  const { config, logic } = question;
  if (!('options' in config)) return [];
  const treated = new Set(logic.rules.flatMap(({ condition }) => condition.value));
  const language = writtenLanguage(question);
  return config.options.flatMap(({ id, text: option }) => {
    const found = treated.has(id) ? null : mapText(option, { language: null });
    const topic = found?.kind === 'mapped' ? TOPICS[found.channel as ChannelId] : undefined;
    if (topic === undefined) return [];
    return [
      {
        optionId: id,
        option,
        text: FOLLOW_UP_TEXTS[language][topic],
        translations: translationsOf(topic, tags),
      },
    ];
  });
}

function translationsOf(topic: FollowUpTopic, tags: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tags.flatMap((tag) => {
      const language = knownLanguage(tag);
      return language ? [[tag, FOLLOW_UP_TEXTS[language][topic]] as const] : [];
    }),
  );
}

/** A region has the texts of its language. */
const knownLanguage = (tag: string): TextLanguage | undefined =>
  CHANNEL_LANGUAGES.find((language) => tag.toLowerCase().split('-', 1)[0] === language);
