import { prepareAliases } from '#shared/channels/aliases.ts';
import { type MappedText, mapSaidText, type SaidText } from './said-channel.ts';
import type { ChannelMapping } from '#shared/channels/mapping.ts';
import { runWithPauses } from '#server/kernel/limits/pieces.ts';

/** Returns a function that maps texts by a store's rules. It reads each text once. */
export async function createTextMapper(mapping: ChannelMapping) {
  // Prepared once, for all stores.
  await runWithPauses('', prepareAliases());
  const known = new Map<string, MappedText>();
  return ({ text, themes }: Pick<SaidText, 'text' | 'themes'>, language: string): MappedText => {
    const id = JSON.stringify([language, text, themes]);
    const found = known.get(id) ?? mapSaidText({ text, themes }, { language: language || null, mapping });
    if (known.size < MOST_KNOWN) known.set(id, found);
    return found;
  };
}

export type MapSaid = Awaited<ReturnType<typeof createTextMapper>>;

/** The most texts whose channel is remembered during a count, so that its memory has a bound. */
const MOST_KNOWN = 50_000;
