import type { ChannelId } from '#shared/channels/channel.ts';

/** What texts of one language are made of. `{}` stands for one of the sources. */
export interface ChannelGrammar {
  readonly sources: Readonly<Partial<Record<ChannelId, string>>>;
  readonly frames: string;
  /** Sentences that deny a source: "not from Instagram". */
  readonly negated: string;
  /** Sentences that name two sources and choose neither. */
  readonly either: string;
  /** Texts without a channel. */
  readonly nothing: string;
}

export interface MadeText {
  readonly text: string;
  readonly language: string;
  /** The one channel that it names; null if it names none, denies it, or leaves it open. */
  readonly channel: ChannelId | null;
}

const TYPO_SHARE = 0.2;
const SHORTEST_WITH_TYPO = 5;

export function makeTexts(
  grammars: Readonly<Record<string, ChannelGrammar>>,
  each: number,
  random: () => number,
): MadeText[] {
  return Object.entries(grammars).flatMap(([language, grammar]) =>
    Array.from({ length: each }, () => ({ language, ...makeText(grammar, random) })),
  );
}

function makeText(grammar: ChannelGrammar, random: () => number): Omit<MadeText, 'language'> {
  const pick = (list: string) => {
    const all = list.split('|');
    return all[Math.floor(random() * all.length)] ?? '';
  };
  const channels = Object.keys(grammar.sources) as ChannelId[];
  const channel = channels[Math.floor(random() * channels.length)] ?? 'other';
  const said = (of: ChannelId) => pick(grammar.sources[of] ?? '');
  const mistyped = (text: string) => (random() < TYPO_SHARE ? withTypo(text, random) : text);
  const kind = random();
  if (kind < 0.1) return { text: pick(grammar.nothing), channel: null };
  if (kind < 0.16) return { text: pick(grammar.negated).replace('{}', said(channel)), channel: null };
  if (kind < 0.22) {
    const other =
      channels[
        (channels.indexOf(channel) + 1 + Math.floor(random() * (channels.length - 1))) % channels.length
      ];
    const text = pick(grammar.either)
      .replace('{}', said(channel))
      .replace('{}', said(other ?? channel));
    return { text, channel: null };
  }
  return { text: mistyped(pick(grammar.frames).replace('{}', said(channel))), channel };
}

/** One typo in one word: two letters change places, one is missing, doubled or wrong. */
function withTypo(text: string, random: () => number): string {
  const words = [...text.matchAll(/[\p{Script=Latin}]+/gu)].filter(
    ([word]) => word.length >= SHORTEST_WITH_TYPO,
  );
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 2));
  const [here, next] = [text[at] ?? '', text[at + 1] ?? ''];
  const wrong = 'etaoinsr'[Math.floor(random() * 8)] ?? 'e';
  const forms = [next + here, next, here + here + next, wrong + next];
  return text.slice(0, at) + (forms[Math.floor(random() * forms.length)] ?? '') + text.slice(at + 2);
}
