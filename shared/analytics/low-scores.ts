import type { Question } from '../survey/question.ts';
import { npsGroup } from './nps.ts';

/** Of a rating the lowest two in five points are low: 1 and 2 of 5, up to 4 of 10. */
const LOW_SHARE = 0.4;

/** Whether somebody who gave this score is worth writing to: a detractor, or a low rating. */
export function isLowScore(question: Question, score: number): boolean {
  if (question.type === 'nps') return npsGroup(score) === 'detractors';
  if (question.type !== 'rating') return false;
  return score <= Math.max(1, Math.floor(question.config.scale * LOW_SHARE));
}
