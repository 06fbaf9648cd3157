import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { IdSource } from '#shared/survey/options.ts';
import { defaultNext, END } from '#shared/survey/flow/default-next.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { requireRoomForQuestion } from '#shared/survey/edit/add-question.ts';
import { addRule, moveRule } from './change-rules.ts';
import {
  changeQuestion,
  type EditingState,
  indexOfQuestion,
  requireSurveyId,
  withQuestions,
} from '#shared/survey/edit/editing-state.ts';
import { insertAt } from '#shared/survey/edit/list.ts';

/**
 * Adds a text question that only the shoppers of one option see, right after the question with the option. Every other
 * shopper goes the same way as before, and the new question leads to where the option's question leads by default.
 */
export function addFollowUp(
  state: EditingState,
  {
    questionId,
    optionId,
    text,
    translations = {},
  }: {
    readonly questionId: string;
    readonly optionId: string;
    readonly text: string;
    /** The text by the tags of the survey's other languages. */
    readonly translations?: Readonly<Record<string, string>>;
  },
  newId: IdSource,
): EditingState {
  const surveyId = requireSurveyId(state);
  requireRoomForQuestion(state);
  const { questions } = state.definition;
  const index = indexOfQuestion(state, questionId);
  if (index < 0) return state;
  const next = defaultNext(questions, index);
  const flow = { nextQuestionId: questions[next]?.questionId ?? null, isTerminal: next === END };
  const plain = newQuestion('text', surveyId, newId);
  const followUp = withFlow({ ...plain, text, isRequired: false }, flow);
  const led = changeQuestion(state, questionId, (question) => withFlow(question, flow));
  const ruled = addRule(led, questionId, {
    condition: { operator: 'CONTAINS', value: [optionId] },
    action: { type: 'SHOW', questionIds: [followUp.questionId] },
  });
  const last = ruled.definition.questions[index]?.logic.rules.length ?? 1;
  const first = moveRule(ruled, questionId, last - 1, 0);
  const added = withQuestions(first, insertAt(first.definition.questions, index + 1, followUp));
  const { definition } = added;
  return {
    ...added,
    definition: {
      ...definition,
      translations: translate(definition.translations, followUp.questionId, translations),
    },
  };
}

type Translations = SurveyDefinition['translations'];

/** Only in the languages that the survey has. */
function translate(
  before: Translations,
  questionId: string,
  texts: Readonly<Record<string, string>>,
): Translations {
  return Object.fromEntries(
    Object.entries(before).map(([tag, own]) => {
      const text = texts[tag];
      return [
        tag,
        text === undefined ? own : { ...own, questions: { ...own.questions, [questionId]: { text } } },
      ];
    }),
  );
}

type Flow = { readonly nextQuestionId: string | null; readonly isTerminal: boolean };

const withFlow = (question: Question, flow: Flow): Question =>
  ({ ...question, config: { ...question.config, ...flow } }) as Question;
