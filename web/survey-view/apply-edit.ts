import type { Question } from '#shared/survey/question.ts';
import { headingOf } from './screens/question-screen.ts';

/**
 * Shows an edited text of a question in its screen. All other edits need a new screen, which takes far longer to build
 * and lay out than a letter may.
 */
export function applyEdit(root: ShadowRoot, before: unknown, after: unknown): boolean {
  const heading = root.querySelector('h2');
  if (!heading || !isQuestion(before) || !isQuestion(after) || !differInText(before, after)) return false;
  heading.textContent = headingOf(after);
  return true;
}

const isQuestion = (subject: unknown): subject is Question =>
  typeof subject === 'object' && subject !== null && 'questionId' in subject;

function differInText(before: Question, after: Question): boolean {
  const keys = Object.keys({ ...before, ...after }) as (keyof Question)[];
  return keys.every((key) => key === 'text' || before[key] === after[key]);
}
