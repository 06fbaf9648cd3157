import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import type { Tone, TopicId } from '#shared/text/topics/topics.ts';

export interface LabelledText {
  readonly text: string;
  readonly topics: Readonly<Partial<Record<TopicId, Tone>>>;
}

/** The lists of words were written with one half in view; nobody reads the other half to change them. */
export const HALVES = ['tuned-with', 'kept-aside'] as const;

export type Half = (typeof HALVES)[number];

export function labelledTexts(half: Half, language: TextLanguage): LabelledText[] {
  const file = fileURLToPath(new URL(`./texts/${half}/${language}.jsonl`, import.meta.url));
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledText);
}
