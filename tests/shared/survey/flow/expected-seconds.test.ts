import { describe, expect, it } from 'vitest';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import type { Question } from '#shared/survey/question.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import { question, rule } from '../build.ts';

const choice = editingOf({ type: 'single_select' }).seconds;
const text = editingOf({ type: 'text' }).seconds;

/** A choice that leads to the next question, or past it. */
function fork(at: number): Question {
  return question('single_select', `q${at}`, {
    options: ['on', 'past'],
    rules: [rule('CONTAINS', ['past'], `q${at + 2}`)],
  });
}

describe('the expected seconds', () => {
  it('are none without questions', () => {
    expect(expectedSeconds([])).toBe(0);
  });

  it('are those of the longest path', () => {
    expect(expectedSeconds([fork(0), question('text', 'q1'), question('nps', 'q2')])).toBe(
      choice + text + editingOf({ type: 'nps' }).seconds,
    );
  });

  it('are counted at once for a survey with more paths than anybody can walk', () => {
    const forks = Array.from({ length: 198 }, (_, at) => fork(at));
    const end = [question('text', 'q198'), question('text', 'q199')];
    expect(expectedSeconds([...forks, ...end])).toBe(198 * choice + 2 * text);
  });
});
