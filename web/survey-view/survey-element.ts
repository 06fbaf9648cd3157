import type { Look } from '#shared/theme/theme.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { ShoppersDefinition, SurveyDefinition } from '#shared/survey/definition.ts';
import type { Run, RunPorts, Snapshot } from './run/run.ts';
import { isByKey } from './dom.ts';
import { createFrame } from './frame.ts';
import { OPENING } from './english-opening.ts';
import type { Messages } from './messages.ts';
import type { DrawPictures } from './pictures/draw-pictures.ts';
import { buildScreen, type BuildThanks } from './screens/build-screen.ts';
import type { Screen, ScreenActions } from './screens/screen.ts';

export const SURVEY_VIEW = 'askwell-survey';

/** Long enough to see the choice, short enough to cause no waiting. */
const ADVANCE_DELAY_MS = 350;

export interface SurveySettings {
  readonly definition: ShoppersDefinition;
  readonly look: Look;
  /** Sends nothing, restarts at the end, and outside code can move it. */
  readonly preview?: boolean;
  /** The ports that a live run stores and sends its answers with. */
  readonly ports?: Omit<RunPorts, 'clock'>;
  readonly respondentKey?: string;
  readonly restore?: Snapshot | null;
  /** English by default. */
  readonly messages?: Messages;
  readonly removeBranding?: boolean;
  /** For previews: applies an edit to the screen of what was shown before. Returns false if a new screen is needed. */
  readonly applyEdit?: (root: ShadowRoot, before: unknown, after: unknown) => boolean;
  /** Undefined without pictures. */
  readonly drawPictures?: DrawPictures | undefined;
  /** What the page says about the store that asks. */
  readonly store?: StoreOnPage;
}

export interface StoreOnPage {
  readonly name?: string | undefined;
  readonly privacyUrl?: string | undefined;
  /** Where the thanks lead back to; undefined where the shopper is in the shop already. */
  readonly shopUrl?: string | undefined;
}

/** The run that a view shows. Outside code can move it in previews only. */
export interface ViewRun extends Pick<Run, 'getState' | 'answer' | 'next' | 'back' | 'flush'> {
  /** Undefined until the code that takes snapshots has loaded. */
  readonly snapshot: () => Snapshot | undefined;
  readonly goTo?: Run['goTo'];
  readonly restart?: Run['restart'];
  readonly replaceDefinition?: (definition: SurveyDefinition) => void;
}

/** The code that a view needs beyond the question it draws. A store's page loads it after the first question. */
export interface SurveyParts {
  readonly startRun: (settings: SurveySettings, onChange: () => void) => ViewRun;
  /** Undefined until its code has loaded. */
  readonly thanksScreen: () => BuildThanks | undefined;
}

/** The events that the view sends to the page around it, with their `detail`. */
export interface SurveyEvents {
  answer: { readonly questionId: string; readonly answer: Answer | undefined };
  path: { readonly path: readonly string[]; readonly questionId: string | null };
  submitted: Snapshot;
}

/**
 * The survey as shoppers see it, the same in every placement. A screen stays while its question stays, so that no
 * field is replaced while the shopper types.
 */
class SurveyView extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #frame = createFrame(this.#root);
  #settings: SurveySettings | undefined;
  #messages = OPENING;
  #run: ViewRun | undefined;
  #screen: Screen | undefined;
  /** The object that the current screen was built from. */
  #subject: unknown;
  /** The current question with the path to it; a change means a step. */
  #step: string | undefined;
  #pathLength = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #code: string | undefined;
  /** The survey is about to move on by itself. */
  #isMoving = false;

  connectedCallback(): void {
    // The colours depend on the page around the element.
    if (this.#settings) this.#frame.apply(this.#settings, this.#messages);
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#leave();
  }

  set settings(settings: SurveySettings) {
    const { definition, messages = OPENING } = settings;
    const before = this.#settings;
    const goesOn = before && isSameRun(before, settings);
    if (!goesOn || this.#messages !== messages) this.#leave();
    this.#settings = settings;
    this.#messages = messages;
    this.#frame.apply(settings, messages);
    if (!goesOn) {
      this.#step = undefined;
      this.#run = parts.startRun(settings, () => this.#draw());
    } else if (before.definition !== definition) this.#run?.replaceDefinition?.(definition);
    this.#draw();
  }

  /** The id of the shown question. Setting it works in previews only. */
  get questionId(): string | null {
    return this.#run?.getState().question?.questionId ?? null;
  }

  set questionId(questionId: string | null) {
    if (questionId) this.#run?.goTo?.(questionId);
  }

  /** Sends an answer whose question the shopper has not left yet, such as when the page closes. */
  flush(): void {
    this.#run?.flush();
  }

  /** Shows or hides the notice that answers wait on this device for a connection. */
  set isWaiting(isWaiting: boolean) {
    this.#frame.say(isWaiting ? this.#messages.savedOffline : '');
  }

  /** The discount code that the server sent for the completed response. */
  set discountCode(code: string | undefined) {
    // Drawing removes the error beside a text that is not a valid answer, and each request that ends sets the code.
    if (code === this.#code) return;
    this.#code = code;
    this.#draw();
  }

  #draw(): void {
    const run = this.#run;
    if (!run || !this.isConnected) return;
    const state = run.getState();
    const { question, done, path } = state;
    const before = this.#step;
    const step = (this.#step = path.join() + String(done));
    const isStep = !!before && step !== before;
    const subject = question ?? (done ? state.thankYou : this.#messages);
    if (subject !== this.#subject && !this.#settings?.applyEdit?.(this.#root, this.#subject, subject)) {
      const hadFocus = this.#root.activeElement;
      if (isStep) this.#frame.holdHeight();
      this.#leave();
      const { preview, store } = this.#settings ?? {};
      const thanks = parts.thanksScreen();
      this.#screen = buildScreen(state, this.#messages, !!preview, this.#actions, thanks, store?.shopUrl);
      // Animate steps only: the first question appears at once, and an edit in the builder does not blink at every
      // key press.
      this.#frame.place(this.#screen.element, +isStep && (path.length < this.#pathLength ? -1 : 1));
      if (hadFocus) this.#focusHeading();
    }
    this.#subject = subject;
    this.#pathLength = path.length;
    // An answer may turn the question into the last one. The shopper submits that one with the button.
    if (state.isLast) this.#stopMoving();
    this.#screen?.update?.(state, this.#code, this.#isMoving);
    this.#settings?.drawPictures?.(this.#root, state);
    this.#frame.showProgress(state, this.#messages);
    if (!isStep) return;
    this.#dispatch('path', { path, questionId: this.questionId });
    const snapshot = done && !before.endsWith('true') && run.snapshot();
    if (snapshot) this.#dispatch('submitted', snapshot);
  }

  #stopMoving(): void {
    clearTimeout(this.#timer);
    this.#isMoving = false;
  }

  #leave(): void {
    this.#stopMoving();
    this.#screen?.leave?.();
    this.#screen?.element.remove();
    this.#screen = this.#subject = undefined;
  }

  /** In some browsers a tapped button gets no focus, so a step moves the focus even when no element had it. */
  #focusHeading(): void {
    this.#screen?.element.querySelector('h2')?.focus();
  }

  readonly #forward = (): boolean => {
    this.#stopMoving();
    if (!this.#run?.next()) {
      this.#draw();
      return false;
    }
    this.#focusHeading();
    return true;
  };

  readonly #actions: ScreenActions = {
    forward: this.#forward,
    back: () => {
      this.#run?.back();
      this.#focusHeading();
    },
    restart: () => this.#run?.restart?.(),
    answer: (questionId, answer, isWhole) => {
      this.#stopMoving();
      // Only after a click or tap, because arrow keys select each choice they pass.
      this.#isMoving = !!isWhole && !isByKey(this.#root.activeElement);
      this.#run?.answer(answer);
      this.#dispatch('answer', { questionId, answer });
      if (this.#isMoving) this.#timer = setTimeout(this.#forward, ADVANCE_DELAY_MS);
    },
  };

  #dispatch<K extends keyof SurveyEvents>(name: K, detail: SurveyEvents[K]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

export type { SurveyView };

declare global {
  interface HTMLElementTagNameMap {
    'askwell-survey': SurveyView;
  }
}

/**
 * A preview continues through every edit of its survey. A shopper's run continues while the definition stays the
 * same object.
 */
function isSameRun(before: SurveySettings, { definition, preview }: SurveySettings): boolean {
  if (!before.preview !== !preview) return false;
  return preview ? before.definition.surveyId === definition.surveyId : before.definition === definition;
}

let parts: SurveyParts;

/** Registers the element with these parts, once per page. A copy of this code that registered earlier stays. */
export function defineSurveyElement(used: SurveyParts): void {
  if (customElements.get(SURVEY_VIEW)) return;
  parts = used;
  customElements.define(SURVEY_VIEW, SurveyView);
}
