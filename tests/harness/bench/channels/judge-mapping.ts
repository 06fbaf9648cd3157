import type { MadeText } from './grammar.ts';

export interface MappingVerdict {
  /** Of the texts that were mapped, the share whose channel is right. */
  readonly precision: number;
  /** Of the texts that name one channel, the share that was mapped to it. */
  readonly recall: number;
}

export function judgeMapping(
  texts: readonly MadeText[],
  channelOf: (text: MadeText) => string | null,
): MappingVerdict {
  let [mapped, right, named] = [0, 0, 0];
  for (const text of texts) {
    const found = channelOf(text);
    if (text.channel !== null) named += 1;
    if (found !== null) mapped += 1;
    if (found !== null && found === text.channel) right += 1;
  }
  return { precision: mapped === 0 ? 0 : right / mapped, recall: named === 0 ? 0 : right / named };
}
