import { expect, it } from 'vitest';
import { addUp } from '#shared/analytics/cells.ts';
import { contribution } from '#shared/analytics/contribution.ts';
import { funnelOf } from '#shared/analytics/funnel.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { buildDefinition, buildResponse } from './build.ts';

const definition = buildDefinition(['nps', 'rating', 'text']);
const nps = { nps: { value: 9 } };

it('does not count a shopper as lost at a question that their path skips', () => {
  const responses = [
    buildResponse({ path: ['nps', 'text'], answers: nps, complete: true }),
    buildResponse({ path: ['nps', 'text'], answers: nps }),
    buildResponse({ path: ['nps', 'rating'], answers: nps }),
    buildResponse({ path: ['nps'], answers: nps }),
  ];
  const counts = addUp(responses.flatMap((response) => contribution(definition, response)));
  const { responses: began, completed, steps } = funnelOf(mergeQuestions([definition]), counts);
  expect([began, completed]).toEqual([4, 1]);
  expect(steps.map(({ seen, answered, left }) => [seen, answered, left?.count])).toEqual([
    [4, 4, 1],
    [1, 0, 1],
    [2, 0, 1],
  ]);
});

it('has no share for a question without views', () => {
  const [step] = funnelOf(mergeQuestions([definition]), addUp([])).steps;
  expect(step).toMatchObject({ seen: 0, left: null });
});
