import type { Answer } from '#shared/survey/answer.ts';
import type { Question } from '#shared/survey/question.ts';
import { optionOrder } from '#shared/survey/run/option-order.ts';
import type { Run, RunState, Snapshot } from '#shared/survey/run/run.ts';
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
  const keeper = openKeeper(settings);
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
      if (!run) keeper.keep(state);
      soon((begun) => begun.answer(answer));
      if (!run) onChange();
    },
    next: () => soon((begun) => begun.next()),
    back: () => soon((begun) => begun.back()),
    flush: () => (run ? run.flush() : keeper.send()),
    snapshot: () => {
      if (!run) throw new TypeError('early');
      return run.snapshot();
    },
  };
  return opened as Run;
}

/**
 * Stores and sends answers of shoppers who leave the page before the run's code has loaded. The run gets the same
 * answers again, so that its own snapshot is newer.
 */
function openKeeper({ ports }: SurveySettings) {
  const openedAt = Date.now();
  let kept: Snapshot | undefined;
  return {
    keep: ({ question, answer }: RunState) => {
      if (!question) return;
      const { questionId } = question;
      const changedAt = Date.now();
      kept = {
        revision: (kept?.revision ?? 0) + 1,
        path: [questionId],
        currentQuestionId: questionId,
        answers: answer ? { [questionId]: answer } : {},
        timings: { [questionId]: changedAt - openedAt },
        complete: false,
        changedAt,
      };
      ports?.store?.(kept);
    },
    send: () => {
      if (kept && Object.values(kept.answers).some(isSure)) ports?.send?.(kept);
    },
  };
}

/** What can't be wrong whatever the question asks for: the rest is looked at by the run, when it is taken up. */
function isSure(answer: Answer): boolean {
  return 'value' in answer
    ? typeof answer.value === 'number'
    : 'optionId' in answer && answer.otherValue === null;
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
