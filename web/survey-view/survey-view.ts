import type { Look } from '#shared/theme/theme.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Run, RunPorts, Snapshot } from '#shared/survey/run/run.ts';
import { isByKey } from './dom.ts';
import { createFrame } from './frame.ts';
import { ENGLISH, type Messages } from './messages.ts';
import { buildScreen, type ScreenActions } from './screens/build-screen.ts';
import type { Screen } from './screens/screen.ts';
import { goOnWith, isSameRun, startRun } from './start-run.ts';

export const SURVEY_VIEW = 'askwell-survey';

/** Long enough to see the choice land, short enough not to wait for. */
const BEAT_MS = 350;

export interface SurveySettings {
  readonly definition: SurveyDefinition;
  readonly look: Look;
  /** No network, begins again at the end, and can be steered from outside. */
  readonly preview?: boolean;
  /** Where a live run keeps and sends its answers. */
  readonly ports?: Omit<RunPorts, 'clock'>;
  readonly respondentKey?: string;
  readonly restore?: Snapshot | null;
  /** English unless given. */
  readonly messages?: Messages;
  readonly removeBranding?: boolean;
}

/** What the view tells the page around it; each event's `detail`. */
export interface SurveyEvents {
  answer: { readonly questionId: string; readonly answer: Answer | undefined };
  path: { readonly path: readonly string[]; readonly questionId: string | null };
  submitted: Snapshot;
}

/**
 * One survey as a shopper sees it, the same in every place. A screen stays as long as what it was built from, so
 * that nothing is replaced under a cursor.
 */
class SurveyView extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #frame = createFrame(this.#root);
  #settings: SurveySettings | undefined;
  #messages = ENGLISH;
  #run: Run | undefined;
  #screen: Screen | undefined;
  /** What the screen was built from. */
  #subject: unknown;
  /** Where the shopper stands and how they came there. */
  #way: string | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #code: string | undefined;

  connectedCallback(): void {
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#leave();
  }

  set settings(settings: SurveySettings) {
    const { definition, messages = ENGLISH } = settings;
    const before = this.#settings;
    const goesOn = before && isSameRun(before, settings);
    if (!goesOn || this.#messages !== messages) this.#leave();
    this.#settings = settings;
    this.#messages = messages;
    this.#frame.dress(settings, messages);
    if (!goesOn) {
      this.#way = undefined;
      this.#run = startRun(settings, () => this.#draw());
    } else if (before.definition !== definition) goOnWith(this.#run, definition);
    this.#draw();
  }

  /** The question shown. Setting it works in previews only: a shopper's way is the shopper's. */
  get questionId(): string | null {
    return this.#run?.getState().question?.questionId ?? null;
  }

  set questionId(questionId: string | null) {
    if (questionId) this.#run?.goTo(questionId);
  }

  /** Sends what was answered last but not yet left, as when the page is being closed. */
  flush(): void {
    this.#run?.flush();
  }

  /** Says, or stops saying, that answers wait on this device for a connection. */
  set isWaiting(isWaiting: boolean) {
    this.#frame.say(isWaiting ? this.#messages.savedOffline : '');
  }

  /** The discount code, once the server has sent it for the completed response. */
  set discountCode(code: string | undefined) {
    this.#code = code;
    this.#draw();
  }

  #draw(): void {
    const run = this.#run;
    if (!run || !this.isConnected) return;
    const state = run.getState();
    const { question, done, path } = state;
    const was = this.#way;
    const way = (this.#way = path.join() + String(done));
    const subject = question ?? (done ? state.thankYou : this.#messages);
    if (subject !== this.#subject) {
      const hadFocus = this.#root.activeElement;
      this.#leave();
      this.#subject = subject;
      this.#screen = buildScreen(state, this.#messages, !!this.#settings?.preview, this.#actions);
      // Only a step moves: the first question is there at once, and an edit in the builder doesn't blink at every key.
      this.#frame.place(this.#screen.element, !!was && way !== was);
      if (hadFocus) this.#focusHeading();
    }
    this.#screen?.update?.(state, this.#code);
    this.#frame.showProgress(state.progress.fraction);
    // An answer may turn a question into the last one, which is sent by the shopper's own act.
    if (state.isLast) clearTimeout(this.#beat);
    if (!was || way === was) return;
    this.#tell('path', { path, questionId: this.questionId });
    if (done && !was.endsWith('true')) this.#tell('submitted', run.snapshot());
  }

  #leave(): void {
    clearTimeout(this.#beat);
    this.#screen?.leave?.();
    this.#screen?.element.remove();
    this.#screen = this.#subject = undefined;
  }

  /** Some browsers give a tapped button no focus, so a step moves the focus even where there was none. */
  #focusHeading(): void {
    this.#screen?.element.querySelector('h2')?.focus();
  }

  readonly #forward = (): boolean => {
    clearTimeout(this.#beat);
    if (!this.#run?.next()) return false;
    this.#focusHeading();
    return true;
  };

  readonly #actions: ScreenActions = {
    forward: this.#forward,
    back: () => {
      this.#run?.back();
      this.#focusHeading();
    },
    restart: () => this.#run?.restart(),
    answer: (questionId, answer, isWhole) => {
      clearTimeout(this.#beat);
      this.#run?.answer(answer);
      this.#tell('answer', { questionId, answer });
      // By pointer only, because arrow keys choose while passing by; the last one is sent by the shopper's own act.
      if (!isWhole || this.#run?.getState().isLast || isByKey(this.#root.activeElement)) return;
      this.#beat = setTimeout(this.#forward, BEAT_MS);
    },
  };

  #tell<K extends keyof SurveyEvents>(name: K, detail: SurveyEvents[K]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

export type { SurveyView };

declare global {
  interface HTMLElementTagNameMap {
    'askwell-survey': SurveyView;
  }
}

/** Makes the element known to the page, once. Another copy of this file on the same page is left alone. */
export function defineSurveyView(): void {
  if (!customElements.get(SURVEY_VIEW)) customElements.define(SURVEY_VIEW, SurveyView);
}
