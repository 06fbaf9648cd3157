import type { Answer } from '../answer.ts';
import type { CompiledRule, CompiledSurvey } from './compile-logic.ts';
import { END } from './default-next.ts';

/**
 * The index of the question that follows this answer, or END. The first matching rule decides, else the question's
 * default. Without an answer no rule matches.
 */
export function nextQuestion({ logic }: CompiledSurvey, index: number, answer: Answer | undefined): number {
  const here = logic[index];
  if (!here) return END;
  const rule = answer && here.rules[firstMatchingRule(here.rules, here.select(answer))];
  return rule?.target ?? here.fallback;
}

/** The index of the first rule that matches this selection, or -1. A rule without a target is skipped. */
export function firstMatchingRule(rules: readonly CompiledRule[], selected: readonly string[]): number {
  if (selected.length === 0) return -1;
  return rules.findIndex(
    ({ target, values, contains }) =>
      target !== null && selected.some((value) => values.has(value)) === contains,
  );
}
