import { compileSurvey, type CompiledSurvey } from './compile-logic.ts';
import { checkQuestion } from './check-question-logic.ts';
import { END } from './default-next.ts';
import type { SurveyDefinition } from '../definition.ts';
import { finding, type LogicFinding } from '../logic-finding.ts';
import { possibleNext } from './possible-next.ts';

/**
 * All errors and warnings of a survey's logic, in the survey's order. Without an error, every path ends and visits
 * each question at most once.
 */
export function checkLogic(definition: SurveyDefinition): LogicFinding[] {
  if (definition.questions.length === 0) {
    return [finding('no_questions', 'error', 'This survey has no questions yet.', null)];
  }
  const survey = compileSurvey(definition);
  const nextOf = survey.questions.map((_, index) =>
    [...possibleNext(survey, index)].filter((to) => to !== END),
  );
  const found = [
    ...survey.questions.flatMap((question) => checkQuestion(survey, question)),
    ...loops(survey, nextOf),
    ...unreachable(survey, nextOf),
  ];
  const placeOf = ({ questionId }: LogicFinding) => survey.indexById.get(questionId ?? '') ?? 0;
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

type NextOf = readonly (readonly number[])[];

function loops(survey: CompiledSurvey, nextOf: NextOf): LogicFinding[] {
  const told = new Set<number>();
  const ending = whereAllWaysEnd(nextOf);
  return survey.questions.flatMap((question, index) => {
    const circle = told.has(index) || ending.has(index) ? null : shortestCircle(nextOf, index);
    if (circle === null) return [];
    for (const each of circle) told.add(each);
    const way = [...circle, index].map((each) => each + 1).join(' → ');
    const message =
      circle.length === 1
        ? `Question ${index + 1} can lead to itself, so a shopper could be asked it forever.`
        : `Questions ${way} lead round in a circle, so a shopper could go round forever.`;
    return [finding('loop', 'error', message, question.questionId)];
  });
}

/** The questions from which no path leads into a loop: in a survey without loops, all of them. */
function whereAllWaysEnd(nextOf: NextOf): Set<number> {
  const ending = new Set<number>();
  const open = nextOf.map((next) => new Set(next).size);
  const cameFrom = nextOf.map((): number[] => []);
  nextOf.forEach((next, index) => {
    for (const to of new Set(next)) cameFrom[to]?.push(index);
  });
  open.forEach((count, index) => count === 0 && ending.add(index));
  for (const index of ending) {
    for (const from of cameFrom[index] ?? []) {
      open[from] = (open[from] ?? 0) - 1;
      if (open[from] === 0) ending.add(from);
    }
  }
  return ending;
}

/** The shortest loop from a question back to itself, starting with it. */
function shortestCircle(nextOf: NextOf, start: number): number[] | null {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const index of queue) {
    for (const next of nextOf[index] ?? []) {
      if (next === start) return backFrom(index, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, index);
      queue.push(next);
    }
  }
  return null;
}

function backFrom(last: number, start: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const way = [last];
  for (let at = last; at !== start;) {
    at = cameFrom.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}

function unreachable(survey: CompiledSurvey, nextOf: NextOf): LogicFinding[] {
  const reached = new Set([0]);
  for (const index of reached) for (const next of nextOf[index] ?? []) reached.add(next);
  return survey.questions.flatMap((question, index) => {
    if (reached.has(index)) return [];
    const message = `No answer leads to question ${index + 1}, so nobody will see it.`;
    return [finding('unreachable', 'warning', message, question.questionId)];
  });
}
