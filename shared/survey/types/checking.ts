import type { AnswerByType } from '../answer.ts';
import type { QuestionOf } from '../question.ts';
import type { QuestionType } from '../question-types.ts';

/** How the server validates answers of a question type. */
export interface Checking<T extends QuestionType> {
  /** Why these fields are not a valid answer, as a code; null if they are one, without extra fields. */
  readonly fault: (question: QuestionOf<T>, fields: object) => string | null;
  /** An answer that a shopper in this mood could give, for development stores and for tests. */
  readonly madeUp: (question: QuestionOf<T>, mood: MadeUpMood) => AnswerByType[T];
}

export interface MadeUpMood {
  /** How satisfied the shopper is, from 0 to 1. */
  readonly content: number;
  /** A random number from 0 up to but not including 1. */
  readonly next: () => number;
}

/** Picks one of the items. With `favoursFirst`, earlier items are more likely. */
export function pickOne<T>(items: readonly T[], { next }: MadeUpMood, favoursFirst = false): T {
  const weightAt = (at: number) => (favoursFirst ? 1 / (at + 1) : 1);
  let left = next() * items.reduce((sum, _, at) => sum + weightAt(at), 0);
  const found = items.find((_, at) => (left -= weightAt(at)) < 0) ?? items.at(-1);
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

export function hasOnly<K extends string>(fields: object, ...keys: K[]): fields is Record<K, unknown> {
  const own = Object.keys(fields);
  return own.length === keys.length && keys.every((key) => Object.hasOwn(fields, key));
}
