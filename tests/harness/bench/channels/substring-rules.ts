import { knownAliases } from '#shared/channels/aliases.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/channels/channel.ts';
import { CHANNEL_LANGUAGES, channelLabel } from '#shared/channels/words/all-words.ts';

/** Shorter words stand within too many others for anybody to use them so. */
const SHORTEST = 3;

export type Vocabulary = 'labels' | 'every alias';

/** The plain method: the first channel one of whose words stands somewhere in the text, in small letters. */
export function substringRules(vocabulary: Vocabulary): (text: string) => ChannelId | null {
  const names = (vocabulary === 'labels' ? labels() : aliases())
    .map(({ channel, name }) => ({ channel, name: name.toLowerCase() }))
    .filter(({ name }) => name.length >= SHORTEST || /\p{Script=Han}/u.test(name))
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    const small = text.toLowerCase();
    return names.find(({ name }) => small.includes(name))?.channel ?? null;
  };
}

interface Name {
  readonly channel: ChannelId;
  readonly name: string;
}

const BETWEEN_NAMES = / (?:or|oder|ou|o|of) /;

function labels(): Name[] {
  return CHANNEL_IDS.flatMap((channel) =>
    CHANNEL_LANGUAGES.flatMap((language) => channelLabel(channel, language).split(BETWEEN_NAMES)).map(
      (name) => ({
        channel,
        name,
      }),
    ),
  );
}

function aliases(): Name[] {
  return knownAliases()
    .all.filter(({ kind }) => kind !== 'whole')
    .map(({ channel, written }) => ({ channel, name: written }));
}
