import type { Answer, Answers, AnswerFinding } from '#shared/survey/answer.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { ThankYou } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';

/** Live runs store and send answers. Previews do neither, and outside code can move them. */
export type RunMode = 'live' | 'preview';

/** The stored and sent state of a run: enough to count it and to resume it in another tab. */
export interface Snapshot {
  /** Grows with every change; a snapshot with an equal or lower revision is ignored. */
  readonly revision: number;
  /** The ids of the seen questions on the path of these answers, from the first. */
  readonly path: readonly string[];
  /** The question that the shopper is at; null once complete. */
  readonly currentQuestionId: string | null;
  /** Answers on the path only. */
  readonly answers: Answers;
  /** Milliseconds spent on each question of the path. */
  readonly timings: Readonly<Record<string, number>>;
  readonly complete: boolean;
  /** The time of the latest change, by the run's clock. */
  readonly changedAt: number;
}

/** A snapshot that a browser stored. It may be of an older version or incomplete. */
export type PartialSnapshot = Partial<Snapshot>;

/** Ports must not throw and must not block: a failed write or request is handled behind the port. */
export interface RunPorts {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Stores the run on this device; called at every change. */
  readonly store?: (snapshot: Snapshot) => void;
  /** Sends a snapshot: after each question, on completion and on `flush`. */
  readonly send?: (snapshot: Snapshot) => void;
}

export interface RunOptions {
  readonly survey: CompiledSurvey;
  readonly ports: RunPorts;
  /** Seeds the order of randomised options, so that one respondent always sees the same order. */
  readonly respondentKey: string;
  readonly mode: RunMode;
  /** The snapshot that an earlier visit to the same version stored. It is fitted to the survey, not trusted. */
  readonly restore?: PartialSnapshot | null;
}

export interface ShownOption {
  readonly id: string;
  readonly text: string;
  /** The position in the definition, from 1; the label of a blank option. */
  readonly number: number;
}

export interface Progress {
  /** The number of questions before the current one. */
  readonly done: number;
  /** The largest number of questions still to come, the current one included. */
  readonly left: number;
  /** 0 to 1. Never falls when the shopper moves forward; is 1 only at the end. */
  readonly fraction: number;
}

export interface RunState {
  /** Null when done, or when the survey has no questions. */
  readonly question: Question | null;
  /** Options of the current question in this respondent's order, Other last; empty for other types. */
  readonly options: readonly ShownOption[];
  readonly answer: Answer | undefined;
  /** All answers so far, including those off the current path. */
  readonly answers: Answers;
  /** Question ids up to and including the current one. */
  readonly path: readonly string[];
  readonly progress: Progress;
  readonly canGoBack: boolean;
  /** The survey ends after this answer, so the button says Submit. */
  readonly isLast: boolean;
  /** Why the shopper can't leave the current question yet, or null. */
  readonly finding: AnswerFinding | null;
  /** A move failed because of `finding` and the answer has not changed since, so the view shows the finding. */
  readonly refused: boolean;
  readonly done: boolean;
  readonly thankYou: ThankYou;
}

export interface Run {
  /** Returns the same object until the state changes. */
  readonly getState: () => RunState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the current question's answer. An undefined, blank or invalid answer clears it. */
  readonly answer: (answer: Answer | undefined) => void;
  /** Moves to the next question or to the end. Returns false if the answer doesn't allow it. */
  readonly next: () => boolean;
  readonly back: () => boolean;
  /** Ends the survey if the current question is the last and its answer is valid. */
  readonly submit: () => boolean;
  /** Previews only: shows any question. */
  readonly goTo: (questionId: string) => boolean;
  /** Previews only: returns to the first question and clears answers and path. */
  readonly restart: () => void;
  /** Previews only: continues with an edited survey and keeps the position and answers that still fit. */
  readonly replaceSurvey: (survey: CompiledSurvey) => void;
  readonly snapshot: () => Snapshot;
  /** Sends unsent changes, such as an answer chosen just before the tab closes. */
  readonly flush: () => void;
}
