import { compileSurvey } from '#shared/survey/compile-logic.ts';
import { createRun } from '#shared/survey/run/create-run.ts';
import type { Run } from '#shared/survey/run/run.ts';
import { autoAdvance } from './auto-advance.ts';
import { createFrame } from './frame.ts';
import { loadCalendar } from './inputs/date-input.ts';
import { ENGLISH } from './messages.ts';
import { buildScreen, type ScreenActions } from './screens/build-screen.ts';
import type { Screen } from './screens/screen.ts';
import type { SurveyEvents, SurveySettings } from './survey-view.ts';

type Tell = <K extends keyof SurveyEvents>(name: K, detail: SurveyEvents[K]) => void;

/**
 * The card that shows a run, screen by screen. A screen stays as long as what it was built from, so that nothing
 * is replaced under a cursor.
 */
export function createCard(root: ShadowRoot, tell: Tell) {
  const frame = createFrame(root);
  const beat = autoAdvance(root);
  let settings: SurveySettings | undefined;
  let messages = ENGLISH;
  let run: Run | undefined;
  let screen: Screen | undefined;
  let subject: unknown;
  let pathLength = 1;

  const leave = () => {
    beat.cancel();
    screen?.leave?.();
    screen?.element.remove();
    screen = subject = undefined;
  };

  const draw = () => {
    const state = run?.getState();
    if (!state || !frame.card.isConnected) return;
    const { question, done, path } = state;
    const newSubject = question ?? (done ? state.thankYou : messages);
    if (newSubject !== subject) {
      const hadFocus = root.activeElement;
      leave();
      subject = newSubject;
      screen = buildScreen(state, messages, !!settings?.preview, actions);
      frame.place(screen.element);
      if (hadFocus) screen.focus?.();
    }
    screen?.update?.(state);
    frame.showProgress(state.progress.fraction);
    if (path.length !== pathLength) tell('path', { path, questionId: question?.questionId ?? null });
    pathLength = path.length;
  };

  const actions = runActions(
    () => run,
    beat,
    () => screen,
    tell,
  );

  return {
    draw,
    leave,
    follow: (next: SurveySettings): void => {
      const before = settings;
      settings = next;
      const { definition, preview } = next;
      const isEdit = preview && before?.preview && before.definition.surveyId === definition.surveyId;
      if (messages !== (next.messages ?? ENGLISH) || !isEdit) leave();
      messages = next.messages ?? ENGLISH;
      frame.dress(next, messages);
      if (!isEdit) run = startRun(next, draw);
      else if (before.definition !== definition) run?.replaceSurvey(compileSurvey(definition));
      draw();
    },
    run: (): Run | undefined => run,
    wait: (isWaiting: boolean): void => {
      frame.say(isWaiting ? messages.savedOffline : '');
    },
  };
}

function startRun(settings: SurveySettings, onChange: () => void): Run {
  const { ports, respondentKey = '', preview, restore, definition } = settings;
  // Asked for before it is needed, so that a date question shows whole.
  if (definition.questions.some((question) => question.type === 'date')) {
    loadCalendar().catch(() => undefined);
  }
  const run = createRun({
    survey: compileSurvey(definition),
    ports: { ...ports, clock: Date.now },
    respondentKey,
    mode: preview ? 'preview' : 'live',
    restore,
  });
  run.subscribe(onChange);
  return run;
}

/** What a screen may ask for, each told to the page around. */
function runActions(
  run: () => Run | undefined,
  beat: ReturnType<typeof autoAdvance>,
  screen: () => Screen | undefined,
  tell: Tell,
): ScreenActions {
  const forward = () => {
    beat.cancel();
    const current = run();
    if (!current?.next()) screen()?.focusInput?.();
    else if (current.getState().done) tell('submitted', current.snapshot());
  };
  return {
    forward,
    answer: (questionId, answer) => {
      beat.cancel();
      const current = run();
      current?.answer(answer);
      tell('answer', { questionId, answer });
      if (current) beat.consider(current.getState(), forward);
    },
    back: () => run()?.back(),
    restart: () => run()?.restart(),
  };
}
