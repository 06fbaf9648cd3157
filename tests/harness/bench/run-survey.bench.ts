import assert from 'node:assert/strict';
import type { NumberAnswer } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import { createRun } from '#web/survey-view/run/create-run.ts';
import type { Bench } from './harness.ts';
import { loadPeer } from './peers.ts';

/** The part of the reference that is used here. */
interface SurveyCore {
  Model: new (json: object) => {
    setValue(name: string, value: number): void;
    nextPage(): boolean;
    completeLastPage(): boolean;
    currentPage: { name: string };
    state: string;
    data: Record<string, number>;
  };
}

const ANSWER = 4;

/** Scales, each with a rule that leads from the usual answer to the next question. */
function ourSurvey(size: number): SurveyDefinition {
  let count = 0;
  const questions = Array.from({ length: size }, () => newQuestion('rating', 's', () => `q${++count}`));
  return {
    ...newDefinition('s'),
    questions: questions.map((question, index) => ({
      ...question,
      orderIndex: index,
      logic: {
        rules: questions[index + 1]
          ? [
              {
                condition: { operator: 'CONTAINS', value: [String(ANSWER)] },
                action: { type: 'SHOW', questionIds: [`q${index + 2}`] },
              },
            ]
          : [],
      },
    })),
  };
}

/** The same survey: a page for each scale, shown by the answer before it. */
function theirSurvey(size: number): object {
  const pages = Array.from({ length: size }, (_, index) => ({
    name: `q${index + 1}`,
    elements: [
      {
        type: 'rating',
        name: `q${index + 1}`,
        isRequired: true,
        ...(index > 0 && { visibleIf: `{q${index}} = ${ANSWER}` }),
      },
    ],
  }));
  return { pages };
}

/** The answers by question. */
type Answered = Record<string, number>;

function runOurs(definition: SurveyDefinition): Answered {
  const run = createRun({
    survey: compileSurvey(definition),
    ports: { clock: () => 0 },
    respondentKey: 'r',
    mode: 'live',
  });
  while (!run.getState().done) {
    run.answer({ value: ANSWER });
    run.next();
  }
  const { answers } = run.getState();
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, (answer as NumberAnswer).value]),
  );
}

function runTheirs({ Model }: SurveyCore, json: object): Answered {
  const model = new Model(json);
  while (model.state === 'running') {
    model.setValue(model.currentPage.name, ANSWER);
    if (!model.nextPage()) model.completeLastPage();
  }
  return model.data;
}

export const benches: readonly Bench[] = [
  {
    title: 'Taking a survey from its definition to the last answer, every step decided by a rule',
    reference: 'survey-core without its view: a page per question, the same conditions as visibleIf',
    sizeUnit: 'questions',
    sizes: [5, 20, 80],
    prepare(size) {
      const core = loadPeer<SurveyCore>('survey-core');
      const ours = ourSurvey(size);
      const theirs = theirSurvey(size);
      return {
        product: () => runOurs(ours),
        reference: () => runTheirs(core, theirs),
        agree(product, reference) {
          assert.deepEqual(product, reference);
          assert.equal(Object.keys(product as Answered).length, size);
        },
      };
    },
  },
];
