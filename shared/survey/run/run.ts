import type { Answer, Answers } from '../answer.ts';
import type { AnswerFinding } from '../answer-finding.ts';
import type { CompiledSurvey } from '../compile-logic.ts';
import type { ThankYou } from '../definition.ts';
import type { Question } from '../question.ts';

/** Live runs keep and send what is answered; previews do neither and can be steered from outside. */
export type RunMode = 'live' | 'preview';

/** What is kept and sent of a run: enough to count it, and to take it up again in another tab. */
export interface Snapshot {
  /** Grows with every change; an equal or lower one says nothing new. */
  readonly revision: number;
  /** Question ids from the first on, as far as these answers lead through questions that were seen. */
  readonly path: readonly string[];
  /** Where the shopper is; null once complete. */
  readonly currentQuestionId: string | null;
  /** Answers on the path only. */
  readonly answers: Answers;
  /** Milliseconds spent on each question of the path. */
  readonly timings: Readonly<Record<string, number>>;
  readonly complete: boolean;
  /** The clock's time of the latest change. */
  readonly changedAt: number;
}

/** What a browser kept of a snapshot. It may be of an older version, or in part. */
export type Kept = Partial<Snapshot>;

/**
 * Ports must not throw and must not wait: a store that can't write or a network that is away is their own
 * affair, behind a queue.
 */
export interface RunPorts {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Keeps the run on this device; called at every change. */
  readonly store?: (snapshot: Snapshot) => void;
  /** Hands a snapshot to the transport: after each question, on completion and on `flush`. */
  readonly send?: (snapshot: Snapshot) => void;
}

export interface RunOptions {
  readonly survey: CompiledSurvey;
  readonly ports: RunPorts;
  /** Seeds the order of randomised options: one respondent always sees the same. */
  readonly respondentKey: string;
  readonly mode: RunMode;
  /** What the store kept of an earlier visit to the same version. Fitted to the survey, never trusted. */
  readonly restore?: Kept | null;
}

export interface ShownOption {
  readonly id: string;
  readonly text: string;
  /** Place in the definition, from 1: a blank option is called by it. */
  readonly number: number;
}

export interface Progress {
  /** Questions behind the current one. */
  readonly done: number;
  /** Questions still to come at most, the current one included. */
  readonly left: number;
  /** 0 to 1; never falls when going forward and is 1 exactly at the end. */
  readonly fraction: number;
}

export interface RunState {
  /** Null when done, or when the survey has no questions. */
  readonly question: Question | null;
  /** Options of the current question in this respondent's order, Other last; empty for other types. */
  readonly options: readonly ShownOption[];
  readonly answer: Answer | undefined;
  /** Everything answered so far, also what is no longer on the path. */
  readonly answers: Answers;
  /** Question ids up to and including the current one. */
  readonly path: readonly string[];
  readonly progress: Progress;
  readonly canGoBack: boolean;
  /** With this answer the survey ends here: the button says Submit. */
  readonly isLast: boolean;
  /** Why the current question can't be left yet, or null. */
  readonly finding: AnswerFinding | null;
  /** A move was refused because of `finding`, and the answer has not changed since: time to show it. */
  readonly refused: boolean;
  readonly done: boolean;
  readonly thankYou: ThankYou;
}

export interface Run {
  /** The same object until something changes. */
  readonly getState: () => RunState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the current question's answer; undefined, blank or ill-fitting ones clear it. */
  readonly answer: (answer: Answer | undefined) => void;
  /** On to the next question, or to the end. False if the answer doesn't allow it. */
  readonly next: () => boolean;
  readonly back: () => boolean;
  /** Ends the survey if the current question is its last and well answered. */
  readonly submit: () => boolean;
  /** Preview only: shows any question. */
  readonly goTo: (questionId: string) => boolean;
  /** Preview only: back to the first question, answers and path cleared. */
  readonly restart: () => void;
  /** Preview only: goes on with an edited survey, keeping place and answers where they still fit. */
  readonly replaceSurvey: (survey: CompiledSurvey) => void;
  readonly snapshot: () => Snapshot;
  /** Sends what has not been sent yet, such as an answer chosen before the tab is closed. */
  readonly flush: () => void;
}
