import { OTHER_ID, type Question } from '../question.ts';
import { isChoice } from '../question-traits.ts';
import type { ShownOption } from './run.ts';

/** The options as one respondent always sees them: shuffled if the question says so, Other last. */
export function optionOrder(question: Question, respondentKey: string): ShownOption[] {
  if (!isChoice(question)) return [];
  const { options, randomize, allowOther, otherLabel } = question.config;
  const shown = options.map(({ id, text }, index) => ({ id, text, number: index + 1 }));
  if (randomize) shuffle(shown, randomFrom(`${respondentKey}/${question.questionId}`));
  return allowOther ? [...shown, { id: OTHER_ID, text: otherLabel, number: shown.length + 1 }] : shown;
}

/** Fisher and Yates: every order is equally likely. */
function shuffle(items: unknown[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}

/** Numbers in [0, 1) that only the seed decides: FNV-1a over the seed, then the mulberry32 generator. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
