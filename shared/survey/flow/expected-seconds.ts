import { compileSurvey } from './compile-logic.ts';
import { newDefinition } from '../edit/defaults.ts';
import { possibleNext } from './possible-next.ts';
import type { Question } from '../question.ts';
import { editingOf } from '../types/registry.ts';

/**
 * The seconds of the longest path. Jumps back add nothing, because those questions are answered already. Goes from the
 * last question to the first, so it visits each question once.
 */
export function expectedSeconds(questions: readonly Question[]): number {
  const survey = compileSurvey({ ...newDefinition(''), questions });
  const secondsFrom = new Map<number, number>();
  for (const [index, question] of [...questions.entries()].reverse()) {
    const after = [...possibleNext(survey, index)].map((next) => secondsFrom.get(next) ?? 0);
    secondsFrom.set(index, editingOf(question).seconds + Math.max(0, ...after));
  }
  return secondsFrom.get(0) ?? 0;
}

export const expectedMinutes = (questions: readonly Question[]): number =>
  Math.max(1, Math.ceil(expectedSeconds(questions) / 60));
