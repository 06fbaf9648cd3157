import { CHANNEL_IDS } from './channel.ts';
import type { ChannelMapping } from './mapping.ts';
import { channelLabel } from './words/all-words.ts';

/** The name of a channel in the admin: the store's own one, or the English one. */
export function channelName(channel: string, { channels }: Pick<ChannelMapping, 'channels'>): string {
  const own = channels.find(({ key }) => key === channel)?.name;
  const known = CHANNEL_IDS.find((id) => id === channel);
  return own ?? (known === undefined ? 'A removed channel' : channelLabel(known, 'en'));
}
