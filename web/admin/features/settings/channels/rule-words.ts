import type { ChannelTexts, MappedSaid } from '#shared/api/channels.ts';
import { pluralize } from '../../../lib/pluralize.ts';

/** Why a text counts as a channel. */
export function ruleText(mapped: MappedSaid): string {
  switch (mapped.kind) {
    case 'channel':
      return RULES[mapped.rule](mapped.means);
    case 'none':
      return 'By your rule';
    case 'open':
      return OPEN_REASONS[mapped.reason];
    default:
      return mapped satisfies never;
  }
}

const RULES = {
  own: () => 'By your rule',
  exact: (means: string) => `The whole text is “${means}”`,
  alias: (means: string) => `It names “${means}”`,
  fuzzy: (means: string) => `Read as “${means}”, with a typo`,
  theme: (means: string) => `By the pinned theme “${means}”`,
} as const;

const OPEN_REASONS = {
  negated: 'It denies a channel, such as “not Instagram”.',
  ambiguous: 'It names several channels.',
  unknown: 'It names no channel that we know.',
} as const;

/** How many texts are decided. The server lists the most frequent only. */
export function decidedText({ channel, none }: ChannelTexts['textCounts'], listed: number): string {
  const all = channel + none;
  const counts = `${pluralize(all, 'written text')} decided: ${channel.toLocaleString()} with a channel, ${none.toLocaleString()} with none`;
  return listed < all ? `${counts}. Listed: the ${listed.toLocaleString()} most frequent.` : counts;
}
