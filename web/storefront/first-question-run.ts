import type { Answer } from '#shared/survey/answer.ts';
import { defaultNext, END } from '#shared/survey/flow/default-next.ts';
import { optionOrder } from '#web/survey-view/run/option-order.ts';
import type { RunState, Snapshot } from '#web/survey-view/run/run.ts';
import type { SurveyParts, SurveySettings, ViewRun } from '#web/survey-view/survey-element.ts';
import type { LoadDeferred } from './load-deferred.ts';
import { withViews, type ViewCode } from './load-views.ts';

type RunCode = Pick<SurveyParts, 'startRun'> & ViewCode;

/**
 * Starts the run if its code has loaded. Otherwise starts a run of the first question, and the run replaces it later. The
 * run's code is requested once the question is painted: on a slow phone a request delays the question by 10 ms.
 */
export function startDeferredRun(
  code: LoadDeferred<RunCode>,
  painted: Promise<void>,
): SurveyParts['startRun'] {
  return (settings, onChange) => {
    // The run shows any question, so it waits for the code that draws them.
    const whole = withViews(code, settings.definition.questions);
    return (
      whole.loaded()?.startRun(settings, onChange) ??
      runFirstQuestion(painted.then(whole.load), settings, onChange)
    );
  };
}

/**
 * Shows the first question, and records the shopper's answers until the run can take them. All presses before that are
 * about the first question: an answer after a press of *Next* corrects it, and several presses move on once.
 */
function runFirstQuestion(code: Promise<RunCode>, settings: SurveySettings, onChange: () => void): ViewRun {
  const keeper = keepFirstAnswer(settings);
  let run: ViewRun | undefined;
  let state = firstState(settings);
  const answers: (Answer | undefined)[] = [];
  let goesOn = false;
  void code.then(({ startRun }) => {
    const started = (run = startRun(settings, onChange));
    // All of them, so that the run's revisions are higher than the keeper's.
    answers.forEach((answer) => started.answer(answer));
    if (goesOn) started.next();
    onChange();
  });
  return {
    getState: () => run?.getState() ?? state,
    answer: (answer) => {
      if (run) {
        run.answer(answer);
        return;
      }
      goesOn = false;
      answers.push(answer);
      state = { ...state, answer };
      keeper.store(state);
      onChange();
    },
    next: () => {
      goesOn = true;
      return !!run?.next();
    },
    back: () => !!run?.back(),
    flush: () => (run ? run.flush() : keeper.send()),
    snapshot: () => run?.snapshot(),
  };
}

/**
 * Stores and sends the answer of a shopper who leaves the page before the run's code has loaded. The run performs the
 * same answers again, so its own snapshot gets a higher revision.
 */
function keepFirstAnswer({ ports }: SurveySettings) {
  const openedAt = Date.now();
  let latest: Snapshot | undefined;
  return {
    store: ({ question, answer }: RunState) => {
      if (!question) return;
      const { questionId } = question;
      const changedAt = Date.now();
      latest = {
        revision: (latest?.revision ?? 0) + 1,
        path: [questionId],
        currentQuestionId: questionId,
        answers: answer ? { [questionId]: answer } : {},
        timings: { [questionId]: changedAt - openedAt },
        complete: false,
        changedAt,
      };
      ports?.store?.(latest);
    },
    send: () => {
      if (latest && Object.values(latest.answers).some(needsNoValidation)) ports?.send?.(latest);
    },
  };
}

/** Answers that are valid whatever the question's settings. The run validates the others when the survey is resumed. */
function needsNoValidation(answer: Answer): boolean {
  return 'value' in answer
    ? typeof answer.value === 'number'
    : 'optionId' in answer && answer.otherValue === null;
}

/** The state that every run begins with. */
function firstState({ definition, respondentKey = '' }: SurveySettings): RunState {
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
    isLast: !!question && defaultNext(questions, 0) === END,
    finding: null,
    refused: false,
    done: false,
    thankYou,
  };
}
