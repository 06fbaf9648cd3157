import type { Brand, ChannelId } from '../channel.ts';

/** How one language names a channel. Lists are divided by `|`; capitals, accents and spaces do not matter. */
export interface ChannelWords {
  /** Shown to people. It also matches as an alias. */
  readonly label: string;
  /** Words that name the channel wherever they stand in a text. */
  readonly aliases: string;
  /** Words that name the channel only if the text names no other: an ad on Instagram is Instagram. */
  readonly weak?: string;
  /** Words that name the channel only if they are the whole text, because they mean something else within one. */
  readonly whole?: string;
}

export interface LanguageWords {
  readonly channels: Readonly<Record<Exclude<ChannelId, Brand>, ChannelWords>>;
  /** Words that deny what stands near them. */
  readonly negations: string;
  /** Negations that mean something else in another language, such as the Portuguese *no*, which is *on the*. */
  readonly negationsHere?: string;
  /** Words that begin a new clause: a negation does not reach past them. */
  readonly turns: string;
  /** Words between things of which only one is true. */
  readonly either: string;
  /** What compounds add to the name of a channel, as in *Instagramwerbung*. */
  readonly tails?: string;
}
