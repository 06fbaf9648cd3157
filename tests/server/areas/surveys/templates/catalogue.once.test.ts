import { describe, expect, it } from 'vitest';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import { checkResponse } from '#server/areas/collect/responses/check-response.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { Question } from '#shared/survey/question.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import {
  definitionFromTemplate,
  templateById,
  TEMPLATES,
} from '#server/areas/surveys/templates/catalogue.ts';
import { expectedMinutes } from '#shared/survey/flow/expected-seconds.ts';
import { BEST_FIRST_TEMPLATES, NPS_TEMPLATE_ID, TEMPLATE_CATEGORIES } from '#shared/templates/template.ts';

const all = TEMPLATES.map((template) => ({ template, id: template.surveyId }));
const optionsOf = ({ config }: Question) => ('options' in config ? config.options : []);
const isRepeated = (values: readonly string[]) => new Set(values).size < values.length;

describe('the catalogue', () => {
  it('has at least twelve templates, at least one in each category, and the one for NPS', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(12);
    const used = new Set(TEMPLATES.map((template) => template.categoryTag));
    expect([...used].sort()).toEqual([...TEMPLATE_CATEGORIES].sort());
    expect(isRepeated(all.map(({ id }) => id))).toBe(false);
    expect(templateById(NPS_TEMPLATE_ID)?.questions[0]?.type).toBe('nps');
    for (const id of BEST_FIRST_TEMPLATES) expect(templateById(id)).toBeDefined();
    expect(templateById('constructor')).toBeUndefined();
  });

  it.each(all)('$id passes the logic check', ({ template }) => {
    expect(checkLogic(definitionFromTemplate(template, 'survey-1'))).toEqual([]);
  });

  it.each(all)('$id has unique ids, texts and options, and valid template fields', ({ template }) => {
    const { questions } = template;
    expect(template.questionsCount).toBe(questions.length);
    expect(questions.map((question) => question.orderIndex)).toEqual(questions.map((_, index) => index));
    expect(isRepeated(questions.map((question) => question.questionId))).toBe(false);
    expect(isRepeated(questions.map((question) => question.text))).toBe(false);
    expect(isRepeated(questions.flatMap(optionsOf).map((option) => option.id))).toBe(false);
    for (const question of questions) {
      const texts = optionsOf(question).map((option) => option.text.trim().toLowerCase());
      expect(isRepeated(texts) || texts.includes('')).toBe(false);
      if ('options' in question.config) expect(texts.length).toBeGreaterThan(1);
      expect(question.surveyId).toBe(template.surveyId);
    }
  });

  it.each(all)('$id branches, and every rule names a possible answer', ({ template }) => {
    const rules = template.questions.flatMap((question) =>
      question.logic.rules.map((rule) => ({ question, rule })),
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { question, rule } of rules) {
      const possible = optionsOf(question).length
        ? [...optionsOf(question).map((option) => option.id), 'other']
        : Array.from({ length: 11 }, (_, value) => String(value));
      expect(possible).toEqual(expect.arrayContaining([...rule.condition.value]));
    }
  });

  it.each(all)('$id is available on the free plan', ({ template }) => {
    const action = { type: 'use_template', questionCount: template.questionsCount } as const;
    expect(isAllowed(FREE_FEATURES, action)).toBe(true);
  });
});

describe('expected minutes', () => {
  const question = (type: 'text' | 'rating', id: string, changes: object = {}): Question => {
    const blank = newQuestion(type, '', () => id);
    return { ...blank, config: { ...blank.config, ...changes } } as Question;
  };
  const texts = (count: number) => Array.from({ length: count }, (_, index) => question('text', `t${index}`));

  it('are the sum of all seconds, rounded up to whole minutes, at least one', () => {
    expect(editingOf({ type: 'text' }).seconds).toBe(25);
    expect(expectedMinutes([])).toBe(1);
    expect(expectedMinutes(texts(2))).toBe(1);
    expect(expectedMinutes(texts(3))).toBe(2);
    expect(expectedMinutes(texts(5))).toBe(3);
  });

  it('count only the longest path, and stop at loops', () => {
    const ends = question('text', 'first', { isTerminal: true });
    expect(expectedMinutes([ends, ...texts(9)])).toBe(1);
    const loop = question('text', 'last', { nextQuestionId: 't0' });
    expect(expectedMinutes([...texts(2), loop])).toBe(2);
  });

  it('count only paths that answers can take', () => {
    // For detractors: the score, the reason and a comment: 7 + 9 + 25 seconds.
    expect(templateById(NPS_TEMPLATE_ID)?.estimatedTimeBreakdown.minutes).toBe(1);
    // A duration, a rating, a choice of two and a comment: 9 + 6 + 14 + 25 = 54 seconds.
    expect(templateById('product-feedback')?.estimatedTimeBreakdown.minutes).toBe(1);
    // 9 + 9 + 9 + 6 + 14 + 25 = 72 seconds for a late parcel with poor packaging.
    expect(templateById('delivery-and-packaging')?.estimatedTimeBreakdown.minutes).toBe(2);
  });
});

describe('a survey from a template', () => {
  it('can be answered', () => {
    const template = templateById(NPS_TEMPLATE_ID);
    const definition = template && definitionFromTemplate(template, 'survey-9');
    expect(definition).toMatchObject({
      ...newDefinition('survey-9'),
      name: 'Net promoter score',
      description: template?.description,
      questions: definition?.questions,
    });
    expect(definition?.questions.every((question) => question.surveyId === 'survey-9')).toBe(true);
    const survey = compileSurvey(definition ?? newDefinition(''));
    const answers = { recommend: { value: 9 }, delight: { optionId: 'delight-price', otherValue: null } };
    expect(checkResponse(survey, answers, { complete: true })).toEqual({
      findings: [],
      path: ['recommend', 'delight', 'comment'],
    });
  });
});
