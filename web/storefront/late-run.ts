import type { Question } from '#shared/survey/question.ts';
import { optionOrder } from '#shared/survey/run/option-order.ts';
import type { Run, RunState } from '#shared/survey/run/run.ts';
import type * as StartRun from '#web/survey-view/start-run.ts';
import type { SurveySettings } from '#web/survey-view/survey-view.ts';
import { comeLate, lateNow } from './come-late.ts';

/** Stands in for the run until its code is there: it shows the first question and remembers what is done with it. */
export const startRun: typeof StartRun.startRun = (settings, onChange) =>
  lateNow()?.startRun(settings, onChange) ?? openRun(settings, onChange);

/** A shopper's run goes on as long as the survey is the same one. There are no previews of drafts here. */
export const isSameRun: typeof StartRun.isSameRun = (before, { definition }) =>
  before.definition === definition;

export const goOnWith: typeof StartRun.goOnWith = () => undefined;

function openRun(settings: SurveySettings, onChange: () => void): Run {
  let run: Run | undefined;
  let state = openingState(settings);
  const waiting: ((run: Run) => unknown)[] = [];
  const soon = (act: (run: Run) => unknown): boolean => {
    if (run) return !!act(run);
    waiting.push(act);
    return false;
  };
  void comeLate().then((late) => {
    const begun = (run = late.startRun(settings, onChange));
    waiting.forEach((act) => act(begun));
    onChange();
  });
  const opened: Partial<Run> = {
    getState: () => run?.getState() ?? state,
    answer: (answer) => {
      state = { ...state, answer };
      soon((begun) => begun.answer(answer));
      if (!run) onChange();
    },
    next: () => soon((begun) => begun.next()),
    back: () => soon((begun) => begun.back()),
    flush: () => soon((begun) => begun.flush()),
    snapshot: () => {
      if (!run) throw new TypeError('early');
      return run.snapshot();
    },
  };
  return opened as Run;
}

/** Where every run begins. */
function openingState({ definition, respondentKey = '' }: SurveySettings): RunState {
  const { questions, thankYou } = definition;
  const [question = null] = questions;
  return {
    question,
    options: question ? optionOrder(question, respondentKey) : [],
    answer: undefined,
    answers: {},
    path: question ? [question.questionId] : [],
    progress: { done: 0, left: questions.length, fraction: 0 },
    canGoBack: false,
    isLast: !!question && isLastUnanswered(question, questions),
    finding: null,
    refused: false,
    done: false,
    thankYou,
  };
}

/** Without an answer no rule leads on. */
function isLastUnanswered({ config }: Question, questions: readonly Question[]): boolean {
  const { nextQuestionId } = config;
  if (nextQuestionId !== null) return !questions.some(({ questionId }) => questionId === nextQuestionId);
  return ('isTerminal' in config && config.isTerminal) || questions.length < 2;
}
