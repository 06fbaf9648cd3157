import { type Answer } from '#shared/survey/answer.ts';
import type { Question } from '#shared/survey/question.ts';
import { OTHER_ID } from '#shared/survey/question-types.ts';
import type { ChannelKey } from '#shared/channels/channel.ts';
import { canAskForSource } from '#shared/channels/source-types.ts';
import { mapText, type MapOptions, type MatchRule } from '#shared/channels/map-text.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';

/** How an answer was mapped: by a rule for texts, or by the name of a theme that the merchant pinned. */
export type SaidRule = MatchRule | 'theme';

/** One text of an answer, with the names of the themes that it counts in. */
export interface SaidText {
  readonly text: string;
  readonly themes: readonly string[];
  /** Whether a shopper wrote it; otherwise it is an option. */
  readonly isWritten: boolean;
}

export type MappedText =
  | {
      readonly kind: 'channel';
      readonly channel: ChannelKey;
      readonly rule: SaidRule;
      readonly means: string;
    }
  /** The merchant said that this names no channel. */
  | { readonly kind: 'none' }
  /** The text waits for the merchant's decision. Proposals are the channels that it may mean, most likely first. */
  | {
      readonly kind: 'open';
      readonly reason: 'negated' | 'ambiguous' | 'unknown';
      readonly proposals: readonly ChannelKey[];
    };

/** The channel that one text means. A pinned theme decides only where the text itself names nothing. */
export function mapSaidText({ text, themes }: Omit<SaidText, 'isWritten'>, options: MapOptions): MappedText {
  const found = mapText(text, options);
  if (found.kind === 'mapped') {
    const { channel, rule, words } = found;
    return channel === null
      ? { kind: 'none' }
      : { kind: 'channel', channel, rule, means: words[0]?.means ?? '' };
  }
  if (found.kind === 'proposed') return { kind: 'open', reason: found.reason, proposals: found.channels };
  const byTheme = themes.flatMap((name) => {
    const theme = mapText(name, { ...options, language: null });
    return theme.kind === 'mapped' && theme.channel !== null ? [{ channel: theme.channel, name }] : [];
  });
  const channels = [...new Set(byTheme.map(({ channel }) => channel))];
  const [first] = byTheme;
  if (first && channels.length === 1) {
    return { kind: 'channel', channel: first.channel, rule: 'theme', means: first.name };
  }
  return { kind: 'open', reason: 'unknown', proposals: channels };
}

export type SaidChannel =
  | { readonly kind: 'channel'; readonly channel: ChannelKey }
  | { readonly kind: 'none' | 'several' | 'open' };

/** The one channel of an answer. An answer that names several has none of them. */
export function saidChannel(texts: readonly MappedText[]): SaidChannel {
  const channels = new Set(texts.flatMap((each) => (each.kind === 'channel' ? [each.channel] : [])));
  if (channels.size > 1) return { kind: 'several' };
  if (texts.length === 0 || texts.some(({ kind }) => kind === 'open')) return { kind: 'open' };
  const [channel] = channels;
  return channel === undefined ? { kind: 'none' } : { kind: 'channel', channel };
}

/** The name of a theme or of an option that a text was promoted to; undefined if it is not known. */
export type NameOf = (id: string) => string | undefined;

/** The texts of an answer: its options, and what the shopper wrote. Empty for questions of other types. */
export function saidTexts({ type, config }: Question, answer: Answer, nameOf: NameOf): SaidText[] {
  if ('otherValue' in answer) {
    const chosen = 'optionIds' in answer ? answer.optionIds : [answer.optionId];
    const options = optionsOf({ config });
    return chosen.flatMap((id) => {
      const option = options.find((each) => each.id === id);
      if (option) return [{ text: option.text, themes: [], isWritten: false }];
      return id === OTHER_ID ? [writtenBeside(answer, nameOf)] : [];
    });
  }
  if (!canAskForSource({ type }) || typeof answer.value !== 'string') return [];
  const themes = 'themes' in answer ? (answer.themes ?? []) : [];
  return [{ text: answer.value, themes: themes.flatMap((id) => nameOf(id) ?? []), isWritten: true }];
}

function writtenBeside(
  { otherValue, promotedTo }: Extract<Answer, { otherValue: unknown }>,
  nameOf: NameOf,
): SaidText {
  const promoted = promotedTo === undefined ? undefined : nameOf(promotedTo);
  return promoted === undefined
    ? { text: otherValue ?? '', themes: [], isWritten: true }
    : { text: promoted, themes: [], isWritten: false };
}
