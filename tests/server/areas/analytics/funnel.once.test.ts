import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUp } from '#shared/analytics/cells.ts';
import { type CountedResponse, contribution } from '#server/areas/collect/counters/contribution.ts';
import { type CountedVersion, type FunnelStep, funnelOf } from '#server/areas/analytics/results/funnel.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { END } from '#shared/survey/flow/default-next.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { possibleNext } from '#shared/survey/flow/possible-next.ts';
import { drawResponse, createRandom } from './generate.ts';
import { question, rule, survey } from '#tests/shared/survey/build.ts';
import { soundDefinitionArb } from '#tests/support/arbitraries.ts';
import { buildDefinition, buildResponse } from '#tests/shared/analytics/build.ts';
import { thorough } from '#tests/support/thorough.ts';

const countedIn = (definition: SurveyDefinition, responses: readonly CountedResponse[]): CountedVersion => ({
  definition,
  counts: addUp(responses.flatMap((response) => contribution(definition, response))),
});

const funnelFor = (...versions: readonly CountedVersion[]) =>
  funnelOf(mergeQuestions(versions.map(({ definition }) => definition)), versions);

const nps = { nps: { value: 9 } };

it('does not count a shopper as lost at a question that their path skips', () => {
  const definition = buildDefinition(['nps', 'rating', 'text']);
  const responses = [
    buildResponse({ path: ['nps', 'text'], answers: nps, complete: true }),
    buildResponse({ path: ['nps', 'text'], answers: nps }),
    buildResponse({ path: ['nps', 'rating'], answers: nps }),
    buildResponse({ path: ['nps'], answers: nps }),
  ];
  const { responses: began, completed, steps } = funnelFor(countedIn(definition, responses));
  expect([began, completed]).toEqual([4, 1]);
  expect(steps.map(({ seen, answered, left }) => [seen, answered, left?.count])).toEqual([
    [4, 4, 1],
    [1, 0, 1],
    [2, 0, 1],
  ]);
});

it('tells answered, skipped, left and not asked apart', () => {
  const definition = survey(
    question('single_select', 'heard', {
      options: ['friend', 'advert'],
      rules: [rule('CONTAINS', ['advert'], 'words')],
    }),
    question('rating', 'stars', { isRequired: false }),
    question('text', 'words', { isRequired: false }),
  );
  const friend = { heard: { optionId: 'friend', otherValue: null } };
  const advert = { heard: { optionId: 'advert', otherValue: null } };
  const responses = [
    buildResponse({ path: ['heard', 'words'], answers: advert, complete: true }),
    buildResponse({ path: ['heard', 'words'], answers: advert }),
    buildResponse({ path: ['heard', 'stars', 'words'], answers: friend, complete: true }),
    buildResponse({ path: ['heard', 'stars'], answers: friend }),
    buildResponse({ path: ['heard', 'stars'], answers: { ...friend, stars: { value: 4 } } }),
    buildResponse({ path: ['heard'], answers: friend }),
  ];
  const { steps } = funnelFor(countedIn(definition, responses));
  const [heard, stars, words] = steps;
  expect(heard).toMatchObject({
    seen: 6,
    answered: 6,
    skipped: 0,
    leftAnswered: 1,
    leftEarlier: 0,
    notAsked: 0,
  });
  expect(stars).toMatchObject({
    seen: 3,
    answered: 1,
    skipped: 1,
    leftAnswered: 1,
    leftEarlier: 1,
    notAsked: 2,
  });
  expect(words).toMatchObject({
    seen: 3,
    answered: 0,
    skipped: 2,
    leftAnswered: 0,
    leftEarlier: 3,
    notAsked: 0,
  });
  expect(steps.map(({ left }) => left?.count)).toEqual([1, 2, 1]);
});

it('counts a question as not asked for the versions that do not have it', () => {
  const [older, newer] = [buildDefinition(['nps', 'rating']), buildDefinition(['nps'])];
  const path = ['nps'];
  const { steps } = funnelFor(
    countedIn(newer, [
      buildResponse({ path, answers: nps, complete: true }),
      buildResponse({ path, answers: nps }),
    ]),
    countedIn(older, [buildResponse({ path, answers: nps })]),
  );
  expect(steps[1]).toMatchObject({ meaningId: 'rating!', seen: 0, leftEarlier: 1, notAsked: 2 });
});

it('has no share for a question without views', () => {
  const [step] = funnelFor(countedIn(buildDefinition(['nps']), [])).steps;
  expect(step).toMatchObject({ seen: 0, left: null });
});

interface Answered {
  readonly definition: SurveyDefinition;
  readonly responses: readonly CountedResponse[];
}

/** What happened at a question in one response, from the response itself. */
function whatHappened({ questions }: SurveyDefinition, response: CountedResponse, meaningId: string) {
  const asked = questions.find((each) => each.meaningId === meaningId);
  const { path, answers, complete } = response;
  const last = complete ? undefined : path.at(-1);
  if (!asked) return 'notAsked';
  const { questionId } = asked;
  const isAnswered = Object.hasOwn(answers, questionId);
  if (path.includes(questionId)) return isAnswered ? 'answered' : questionId === last ? 'left' : 'skipped';
  return last !== undefined && canLead(questions, last, questionId) ? 'leftEarlier' : 'notAsked';
}

/** Whether some way leads from one question to the other. */
function canLead(questions: SurveyDefinition['questions'], from: string, to: string): boolean {
  const compiled = compileSurvey({ ...buildDefinition([]), questions });
  const goal = compiled.indexById.get(to);
  const leads = (index: number): boolean =>
    [...possibleNext(compiled, index)].some((next) => next !== END && (next === goal || leads(next)));
  return leads(compiled.indexById.get(from) ?? 0);
}

const answeredArb: fc.Arbitrary<Answered> = fc
  .tuple(soundDefinitionArb({ minQuestions: 2, maxQuestions: 6 }), fc.nat(), fc.integer({ min: 1, max: 25 }))
  .map(([definition, seed, size]) => {
    const random = createRandom(seed);
    const responses = Array.from({ length: size }, (_, at) => {
      const { path, answers, complete } = drawResponse(random, definition, 0, String(at));
      const answered = path.filter((id) => Object.hasOwn(answers, id)).length;
      const cut = complete ? path.length : Math.max(1, answered + random.roll(path.length - answered + 1));
      return { path: path.slice(0, cut), answers, complete, isTest: false, durationMs: null };
    }).map((each) => ({
      ...each,
      answers: Object.fromEntries(Object.entries(each.answers).filter(([id]) => each.path.includes(id))),
    }));
    return { definition, responses };
  });

it('equals a recount from the responses of random surveys with branches, in two versions', () => {
  fc.assert(
    fc.property(fc.array(answeredArb, { minLength: 1, maxLength: 2 }), (all) => {
      const versions = all.map(({ definition, responses }) => countedIn(definition, responses));
      const { responses, completed, steps } = funnelFor(...versions);
      const leavers = steps.reduce((sum, { left }) => sum + (left?.count ?? 0), 0);
      expect(leavers + completed).toBe(responses);
      for (const step of steps) {
        const { meaningId, seen, answered, skipped, left, leftAnswered, leftEarlier, notAsked } = step;
        const leftWithout = (left?.count ?? 0) - leftAnswered;
        expect(answered + skipped + leftWithout).toBe(seen);
        expect(seen + leftEarlier + notAsked).toBe(responses);
        const found = all.flatMap((each) =>
          each.responses.map((response) => whatHappened(each.definition, response, meaningId)),
        );
        const count = (what: string) => found.filter((each) => each === what).length;
        const told: Partial<FunnelStep> = { answered, skipped, leftEarlier, notAsked };
        expect({ ...told, leftWithout }).toEqual({
          answered: count('answered'),
          skipped: count('skipped'),
          leftEarlier: count('leftEarlier'),
          notAsked: count('notAsked'),
          leftWithout: count('left'),
        });
      }
    }),
    { numRuns: thorough(300, 60) },
  );
});
