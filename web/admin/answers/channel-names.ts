import type { StoreChannels } from '#shared/api/channels.ts';
import { BRANDS, CHANNEL_IDS, type ChannelId, type ChannelKey } from '#shared/channels/channel.ts';
import { BRAND_WORDS } from '#shared/channels/words/brands.ts';
import { english } from '#shared/channels/words/english.ts';

/** The name of a channel, of a tracked source, or of what stands in their place. */
export type NameOf = (channel: string | null) => string;

const UNKNOWN_SOURCE = 'unknown';

export function channelNames({ channels }: Pick<StoreChannels, 'channels'>): NameOf {
  const own = new Map<string, string>(channels.map(({ key, name }) => [key, name]));
  return (channel) => {
    if (channel === null) return 'No link';
    if (channel === UNKNOWN_SOURCE) return 'Unknown source';
    return own.get(channel) ?? labelOf(channel) ?? 'A removed channel';
  };
}

function labelOf(channel: string): string | undefined {
  const brand = BRANDS.find((each) => each === channel);
  if (brand) return BRAND_WORDS[brand].label;
  const words: Readonly<Partial<Record<string, { readonly label: string }>>> = english.channels;
  return words[channel]?.label;
}

/** The store's own channels first, because they are the exact ones. */
export function channelChoices({ channels }: Pick<StoreChannels, 'channels'>): ChannelKey[] {
  return [
    ...channels.map(({ key }) => key),
    ...CHANNEL_IDS.filter((id: ChannelId) => id !== 'other'),
    'other',
  ];
}
