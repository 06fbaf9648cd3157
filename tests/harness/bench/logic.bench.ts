import assert from 'node:assert/strict';
import type { Answer, SingleChoiceAnswer } from '#shared/survey/answer.ts';
import { compileSurvey, type CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import type { Question, Rule } from '#shared/survey/question.ts';
import type { Bench } from './harness.ts';
import { loadPeer } from './peers.ts';
import { walk } from '#server/areas/collect/responses/check-response.ts';

/** The part of the reference that is used here. */
interface SurveyCore {
  Model: new (json: object) => SurveyModel;
}

interface SurveyModel {
  clear(clearData: boolean): void;
  setValue(name: string, value: string): void;
  clearValue(name: string): void;
  nextPage(): boolean;
  completeLastPage(): boolean;
  readonly currentPage: { readonly name: string };
  readonly state: string;
}

const OPTIONS = ['o0', 'o1', 'o2', 'o3', 'o4'];
const nameOf = (index: number) => `q${index}`;
/** Spreads the answers over the options, the same in every run. */
const choiceAt = (index: number) => OPTIONS[(index * 7 + 3) % OPTIONS.length] ?? '';

/** Two rules for a question: one answer leads two questions ahead, another three, and every other one to the next. */
function rulesAt(index: number, size: number): Rule[] {
  const jump = (value: string, by: number): Rule => ({
    condition: { operator: 'CONTAINS', value: [value] },
    action: { type: 'SHOW', questionIds: [nameOf(index + by)] },
  });
  return [jump('o0', 2), jump('o1', 3)].filter((_, at) => index + at + 2 < size);
}

function ourSurvey(size: number): SurveyDefinition {
  const questions = Array.from({ length: size }, (_, index): Question => {
    const base = newQuestion('single_select', 's', () => nameOf(index));
    const options = OPTIONS.map((id) => ({ id, text: id, meaningId: id }));
    return {
      ...base,
      orderIndex: index,
      logic: { rules: rulesAt(index, size) },
      config: { ...base.config, options },
    } as Question;
  });
  return { ...newDefinition('s'), questions };
}

/** The same survey: a page for each question, and the same rules as skip triggers. */
function theirSurvey(size: number): object {
  const pages = Array.from({ length: size }, (_, index) => ({
    name: nameOf(index),
    // The simplest of its types with options, without validation.
    elements: [{ type: 'radiogroup', name: nameOf(index), choices: OPTIONS }],
  }));
  const triggers = Array.from({ length: size }, (_, index) =>
    rulesAt(index, size).map((rule) => ({
      type: 'skip',
      expression: `{${nameOf(index)}} = '${rule.condition.value[0] ?? ''}'`,
      gotoName: rule.action.questionIds[0],
    })),
  ).flat();
  return { pages, triggers };
}

/** The names of the visited questions in order. */
function walkOurs(survey: CompiledSurvey, answers: readonly SingleChoiceAnswer[]): readonly number[] {
  return walk(survey, (index) => answers[index]);
}

function walkTheirs(model: SurveyModel): string[] {
  model.clear(true);
  const path: string[] = [];
  while (model.state === 'running') {
    const { name } = model.currentPage;
    path.push(name);
    model.setValue(name, choiceAt(Number(name.slice(1))));
    // A skip trigger has already moved on.
    if (model.currentPage.name !== name) continue;
    if (!model.nextPage()) model.completeLastPage();
  }
  return path;
}

/** Answers the middle question and returns the next; each call gives another answer. */
function stepTheirs(model: SurveyModel, middle: number): () => string {
  const name = nameOf(middle);
  model.clear(true);
  for (let index = 0; index < middle; index += 1) model.nextPage();
  let turn = 0;
  return () => {
    (model as unknown as { currentPage: string }).currentPage = name;
    model.clearValue(name);
    model.setValue(name, OPTIONS[turn++ % OPTIONS.length] ?? '');
    if (model.currentPage.name === name) model.nextPage();
    return model.currentPage.name;
  };
}

export const benches: readonly Bench[] = [
  {
    title: 'A whole walk through a survey, every answer given beforehand, two rules a question',
    reference:
      'survey-core without its view, made ready once: a page per question, the rules as skip triggers',
    sizeUnit: 'questions',
    sizes: [12, 50, 100],
    goal: 'at least 2,300 times as fast',
    prepare(size) {
      const survey = compileSurvey(ourSurvey(size));
      const answers = survey.questions.map((_, index) => ({ optionId: choiceAt(index), otherValue: null }));
      const model = new (loadPeer<SurveyCore>('survey-core').Model)(theirSurvey(size));
      return {
        product: () => walkOurs(survey, answers),
        reference: () => walkTheirs(model),
        agree(product, reference) {
          assert.deepEqual((product as number[]).map(nameOf), reference);
        },
      };
    },
  },
  {
    title: 'The next question after one answer, two rules a question',
    reference: 'survey-core without its view, standing on the same question, given the same answer',
    sizeUnit: 'questions',
    sizes: [12, 50, 100],
    goal: 'at least 800 times as fast',
    prepare(size) {
      const survey = compileSurvey(ourSurvey(size));
      const middle = Math.floor(size / 2);
      const model = new (loadPeer<SurveyCore>('survey-core').Model)(theirSurvey(size));
      const answers: readonly Answer[] = OPTIONS.map((optionId) => ({ optionId, otherValue: null }));
      let turn = 0;
      return {
        product: () => nameOf(nextQuestion(survey, middle, answers[turn++ % answers.length])),
        reference: stepTheirs(model, middle),
        agree(product, reference) {
          assert.equal(product, reference);
        },
      };
    },
  },
];
