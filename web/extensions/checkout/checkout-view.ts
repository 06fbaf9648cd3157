import { PREVIEW_RESET_SECONDS } from '../../survey-view/figures.ts';
import type { Answer } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import { createRun } from '#web/survey-view/run/create-run.ts';
import type { PartialSnapshot, Run, RunPorts, Snapshot } from '#web/survey-view/run/run.ts';
import { translated } from '#web/survey-view/english-opening.ts';
import { say, type Messages } from '#web/survey-view/messages.ts';
import { draw } from '../draw.ts';
import { showIf } from './platform.ts';
import { questionScreen, type CheckoutScreen } from './question-screen.ts';

export interface CheckoutSettings {
  readonly definition: SurveyDefinition;
  readonly words: Messages;
  readonly ports: RunPorts;
  readonly respondentKey: string;
  /** Runs in the merchant's checkout editor: sends nothing and restarts at the end. */
  readonly preview: boolean;
  readonly restore?: PartialSnapshot | null;
  readonly onAnswer?: (questionId: string, answer: Answer | undefined) => void;
  readonly onPath?: (path: readonly string[], questionId: string | null) => void;
  readonly onSubmitted?: (snapshot: Snapshot) => void;
}

export interface CheckoutSurvey {
  readonly run: Run;
  readonly leave: () => void;
  /** Shows the discount code that the server sent for the completed response. */
  readonly showCode: (code: string) => void;
  /** Replaces the survey by a sentence. */
  readonly say: (sentence: string) => void;
}

/** Draws a survey with the checkout's components, over the same controller as every view. */
export function showSurvey(root: Node & ParentNode, settings: CheckoutSettings): CheckoutSurvey {
  const { definition, words, ports, respondentKey, preview, restore = null } = settings;
  const run = createRun({
    survey: compileSurvey(definition),
    ports,
    respondentKey,
    mode: preview ? 'preview' : 'live',
    restore,
  });
  const progress = draw('s-progress', { accessibilityLabel: words.progress, max: 1 });
  let screen: CheckoutScreen | undefined;
  let subject: unknown;
  let way: string | undefined;
  let code: string | undefined;

  const redraw = (): void => {
    const state = run.getState();
    const now = state.question ?? (state.done ? state.thankYou : definition);
    if (now !== subject) {
      screen?.leave?.();
      subject = now;
      screen = screenOf(run, settings);
      root.replaceChildren(progress, ...screen.elements);
    }
    screen?.update?.(state, code);
    progress.value = state.progress.fraction;
    const next = state.path.join() + String(state.done);
    if (way !== undefined && way !== next) settings.onPath?.(state.path, state.question?.questionId ?? null);
    way = next;
  };

  const stop = run.subscribe(redraw);
  redraw();
  return {
    run,
    leave: () => screen?.leave?.(),
    showCode: (sent) => {
      code = sent;
      redraw();
    },
    say: (sentence) => {
      stop();
      screen?.leave?.();
      root.replaceChildren(draw('s-paragraph', {}, sentence));
    },
  };
}

/** The screen for the run's state. */
function screenOf(run: Run, settings: CheckoutSettings): CheckoutScreen {
  const { words } = settings;
  const state = run.getState();
  if (state.question) {
    const { questionId } = state.question;
    return questionScreen(state.question, state, words, {
      answer: (answer) => {
        run.answer(answer);
        settings.onAnswer?.(questionId, answer);
      },
      back: () => void run.back(),
      isPreview: settings.preview,
      forward: () => {
        if (!run.next()) return false;
        if (run.getState().done) settings.onSubmitted?.(run.snapshot());
        return true;
      },
    });
  }
  if (state.done) return thanks(state.thankYou, words, settings.preview ? () => run.restart() : null);
  return { elements: [draw('s-text', {}, words.empty)] };
}

function thanks(thankYou: ShoppersThankYou, words: Messages, onReset: (() => void) | null): CheckoutScreen {
  const { discountCode, awaitsCode } = thankYou;
  const title = translated(thankYou.title, 'thankYouTitle', words);
  const message = translated(thankYou.message, 'thankYouMessage', words);
  const countdown = draw('s-text', { color: 'subdued' });
  const codeLine = draw('s-text', { type: 'strong' });
  const elements = [draw('s-heading', {}, title), draw('s-paragraph', {}, message), codeLine];
  const update: CheckoutScreen['update'] = (_, code = discountCode ?? '') => {
    const whileQueued = awaitsCode ? words.codeFollows : '';
    codeLine.textContent = code ? `${words.discountCode}: ${code}` : whileQueued;
    showIf(codeLine, codeLine.textContent !== '');
  };
  if (!onReset) return { elements, update };
  let seconds: number = PREVIEW_RESET_SECONDS;
  const tell = (): void => void (countdown.textContent = say(words.resetting, seconds));
  tell();
  const timer = setInterval(() => {
    seconds -= 1;
    if (seconds > 0) tell();
    else onReset();
  }, 1_000);
  return { elements: [...elements, countdown], update, leave: () => clearInterval(timer) };
}
