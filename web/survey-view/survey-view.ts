import type { Look } from '#shared/theme/theme.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { RunPorts, Snapshot } from '#shared/survey/run/run.ts';
import { createCard } from './card.ts';
import type { Messages } from './messages.ts';

export const SURVEY_VIEW = 'askwell-survey';

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

/** One survey as a shopper sees it, the same in every place. */
export class SurveyView extends HTMLElement {
  readonly #card = createCard(this.attachShadow({ mode: 'open' }), (name, detail) =>
    this.dispatchEvent(new CustomEvent(name, { detail })),
  );

  connectedCallback(): void {
    this.#card.draw();
  }

  disconnectedCallback(): void {
    this.#card.leave();
  }

  set settings(settings: SurveySettings) {
    this.#card.follow(settings);
  }

  /** The question shown. Setting it works in previews only: a shopper's way is the shopper's. */
  get questionId(): string | null {
    return this.#card.run()?.getState().question?.questionId ?? null;
  }

  set questionId(questionId: string | null) {
    if (questionId) this.#card.run()?.goTo(questionId);
  }

  /** Sends what was answered last but not yet left, as when the page is being closed. */
  flush(): void {
    this.#card.run()?.flush();
  }

  /** Says, or stops saying, that answers wait on this device for a connection. */
  set isWaiting(isWaiting: boolean) {
    this.#card.wait(isWaiting);
  }
}

/** Makes the element known to the page, once. Another copy of this file on the same page is left alone. */
export function defineSurveyView(): void {
  if (!customElements.get(SURVEY_VIEW)) customElements.define(SURVEY_VIEW, SurveyView);
}
