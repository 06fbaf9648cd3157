import { describe, expect, it } from 'vitest';
import { addUp, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { CountedResponse } from '#server/areas/collect/counters/contribution.ts';
import { contribution } from '#server/areas/collect/counters/contribution.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import type { QuestionResult } from '#shared/analytics/results.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { QUESTION_TYPES, type QuestionType } from '#shared/survey/question-types.ts';
import { buildDefinition, buildQuestion, buildResponse } from './build.ts';

function resultsOf(definition: SurveyDefinition, responses: readonly CountedResponse[]) {
  const counts = addUp(responses.flatMap((response) => contribution(definition, response)));
  return surveyResults(mergeQuestions([definition]), counts);
}

function answering(type: QuestionType, answers: readonly Answer[]): QuestionResult | undefined {
  const responses = answers.map((answer) => buildResponse({ answers: { [type]: answer } }));
  return resultsOf(buildDefinition([type]), responses).questions[0];
}

const choose = (optionId: string): Answer => ({ optionId, otherValue: null });

describe('results from counters', () => {
  it('count responses, completions and their duration', () => {
    const done = { complete: true, durationMs: 40_000 };
    const results = resultsOf(buildDefinition(), [
      buildResponse(done),
      buildResponse(done),
      buildResponse(),
      buildResponse({ ...done, isTest: true }),
    ]);
    expect(results.responses).toBe(3);
    expect(results.completed).toMatchObject({ count: 2, total: 3 });
    expect(results.medianDuration?.low).toBeLessThanOrEqual(40);
    expect(results.medianDuration?.high).toBeGreaterThan(40);
  });

  it('are empty for a survey without responses', () => {
    const results = resultsOf(buildDefinition(), []);
    expect(results).toMatchObject({ responses: 0, completed: null, medianDuration: null });
    expect(results.questions).toHaveLength(QUESTION_TYPES.length);
  });

  it('divide choices by the answers, not by the impressions', () => {
    const skipped = buildResponse({ path: ['single_select'] });
    const answered = ['a', 'a', 'other'].map((id) =>
      buildResponse({ answers: { single_select: choose(id) } }),
    );
    const result = resultsOf(buildDefinition(['single_select']), [skipped, ...answered]).questions[0];
    if (result?.kind !== 'choice') throw new Error('not a choice');
    expect([result.seen, result.answered]).toEqual([4, 3]);
    expect(result.options.map(({ text, rate }) => [text, rate?.count, rate?.total])).toEqual([
      ['Option a', 2, 3],
      ['Option b', 0, 3],
      ['Option c', 0, 3],
      ['Option d', 0, 3],
      ['Other', 1, 3],
    ]);
  });

  it('divide several choices by the people who answered', () => {
    const both = { optionIds: ['a', 'b'], otherValue: null };
    const result = answering('multi_select', [both, { optionIds: ['a'], otherValue: null }]);
    if (result?.kind !== 'choice') throw new Error('not a choice');
    expect(result.options.map(({ rate }) => rate?.share)).toEqual([1, 0.5, 0, 0, 0]);
  });

  it('list every point of a scale, with its summary', () => {
    const result = answering('nps', [{ value: 10 }, { value: 9 }, { value: 0 }]);
    if (result?.kind !== 'nps') throw new Error('not an NPS');
    expect(result.points.map(({ value, rate }) => [value, rate?.count])).toEqual([
      [0, 1],
      ...Array.from({ length: 8 }, (_, index) => [index + 1, 0]),
      [9, 1],
      [10, 1],
    ]);
    expect(result.nps).toMatchObject({ promoters: 2, passives: 0, detractors: 1, answers: 3 });
    const rated = answering('rating', [{ value: 1 }, { value: 5 }]);
    if (rated?.kind !== 'rating') throw new Error('not a rating');
    expect(rated.points.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(rated.summary).toMatchObject({ mean: 3, answers: 2 });
  });

  it('count dates by month and texts by number', () => {
    const dated = answering('date', [
      { value: '2026-02-03' },
      { value: '2025-12-31' },
      { value: '2026-02-28' },
    ]);
    if (dated?.kind !== 'date') throw new Error('not a date');
    expect(dated.months.map(({ month, rate }) => [month, rate?.count])).toEqual([
      ['2025-12', 1],
      ['2026-02', 2],
    ]);
    expect(answering('text', [{ value: 'x' }])).toMatchObject({ kind: 'text', answered: 1 });
  });
});

describe('results of several versions', () => {
  const single = (changes: object, config: object = {}): Question => {
    const question = buildQuestion('single_select');
    return { ...question, ...changes, config: { ...question.config, ...config } } as Question;
  };
  const option = (id: string, text: string, meaningId = id) => ({ id, text, meaningId });

  it('merge by meaning, use the newest wording, and list older options at the end', () => {
    const older = single(
      { questionId: 'old', text: 'Wher from?' },
      { options: [option('x', 'Freind', 'friend'), option('y', 'Radio', 'radio')] },
    );
    const newer = single(
      { questionId: 'new', text: 'Where from?' },
      { options: [option('z', ' ', 'web'), option('x', 'Friend', 'friend')], allowOther: false },
    );
    const version1 = { ...buildDefinition([]), questions: [older, buildQuestion('text')] };
    const version2 = { ...buildDefinition([]), questions: [newer] };
    const merged = mergeQuestions([version2, version1]);
    expect(merged.map(({ text, isCurrent, questionIds }) => [text, isCurrent, questionIds])).toEqual([
      ['Where from?', true, ['new', 'old']],
      ['About text', false, ['text']],
    ]);
    const answer = (definition: SurveyDefinition, id: string, optionId: string) =>
      contribution(definition, buildResponse({ answers: { [id]: choose(optionId) } }));
    const counts = addUp([
      ...answer(version1, 'old', 'x'),
      ...answer(version1, 'old', 'y'),
      ...answer(version1, 'old', 'other'),
      ...answer(version2, 'new', 'x'),
      ...answer(version2, 'new', 'z'),
    ]);
    const result = surveyResults(merged, counts).questions[0];
    if (result?.kind !== 'choice') throw new Error('not a choice');
    expect(result.options.map(({ text, rate }) => [text, rate?.count])).toEqual([
      ['Response 1', 1],
      ['Friend', 2],
      ['Radio', 1],
      ['Other', 1],
    ]);
    expect(result.answered).toBe(5);
    expect(counts.get(WHOLE_SURVEY)?.get(RESPONSES)).toBe(5);
  });
});
