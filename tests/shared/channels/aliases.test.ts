import { describe, expect, it } from 'vitest';
import { aliasesOf, knownAliases } from '#shared/channels/aliases.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/channels/channel.ts';
import { mapText } from '#shared/channels/map-text.ts';
import { CHANNEL_LANGUAGES, channelLabel } from '#shared/channels/words/all-words.ts';
import { STOP_WORDS } from '#shared/text/stop-words.ts';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { LANGUAGES } from '#web/survey-view/languages.ts';

describe('the names of channels', () => {
  it('exist in every language of the shoppers’ texts', () => {
    expect([...CHANNEL_LANGUAGES].sort()).toEqual([...LANGUAGES].sort());
    for (const language of CHANNEL_LANGUAGES) {
      const labels = CHANNEL_IDS.map((channel) => channelLabel(channel, language));
      expect(labels.every((label) => label.trim() !== '')).toBe(true);
      expect(new Set(labels).size).toBe(CHANNEL_IDS.length);
    }
  });

  it('map to their own channel as the text of an option', () => {
    for (const language of CHANNEL_LANGUAGES) {
      for (const channel of CHANNEL_IDS) {
        const found = mapText(` ${channelLabel(channel, language).toUpperCase()}. `, { language });
        expect(found).toMatchObject({ kind: 'mapped', channel, rule: 'exact' });
      }
    }
  });

  it('do not belong to two channels, in whatever languages', () => {
    const channels = new Map<string, Set<ChannelId>>();
    for (const { key, channel, kind } of CHANNEL_IDS.flatMap(aliasesOf)) {
      if (kind !== 'whole') channels.set(key, new Set([...(channels.get(key) ?? []), channel]));
    }
    expect(channels.size).toBeGreaterThan(1_000);
    expect([...channels].filter(([, of]) => of.size > 1)).toEqual([]);
  });

  it('are no words that stand in every text', () => {
    const common = new Set(Object.values(STOP_WORDS).flatMap((words) => [...words]));
    const within = knownAliases().all.filter(({ kind, key }) => kind !== 'whole' && common.has(key));
    expect(within).toEqual([]);
  });

  it('map the options of the ready survey about where customers come from', () => {
    const questions = TEMPLATES.find(({ name }) => name === 'How did you hear about us?')?.questions ?? [];
    const mapped = questions
      .slice(0, 2)
      .flatMap(({ config }) => ('options' in config ? config.options : []))
      .map(({ text }) => {
        const found = mapText(text, { language: 'en' });
        return [
          text,
          found.kind === 'mapped' ? found.channel : found.kind === 'proposed' ? found.channels : null,
        ];
      });
    expect(Object.fromEntries(mapped)).toEqual({
      'Social media': 'social_media',
      'A search engine': 'search_engine',
      'Friends or family': 'friend',
      'A creator or podcast': ['influencer', 'podcast'],
      'An advert on another website': 'online_ad',
      'An article or review': 'blog_press',
      'In a shop or at an event': ['shop', 'event'],
      Instagram: 'instagram',
      TikTok: 'tiktok',
      Facebook: 'facebook',
      YouTube: 'youtube',
      Pinterest: 'pinterest',
    });
  });
});
