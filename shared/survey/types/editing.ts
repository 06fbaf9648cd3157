import type { AnswerByType } from '../answer.ts';
import type { IdSource } from '../options.ts';
import type { QuestionTexts } from '../definition.ts';
import type { LogicFinding } from '../logic-finding.ts';
import type { ConfigByType, Question, QuestionOf } from '../question.ts';
import type { QuestionType } from '../question-types.ts';

/** How the builder edits a question type. */
export interface Editing<T extends QuestionType> {
  /** The type's name on every screen. */
  readonly name: string;
  readonly defaults: (newId: IdSource) => ConfigByType[T];
  /**
   * The settings that stay when a question of another type is changed to this one. The next question stays for all
   * types.
   */
  readonly keep: (from: Question) => Partial<OwnConfig<T>>;
  readonly translate: (config: ConfigByType[T], texts: QuestionTexts) => Partial<OwnConfig<T>>;
  /** The settings that answers depend on. When they change, the question has a new meaning and new results. */
  readonly meaning: (config: ConfigByType[T]) => string | number | null;
  /** Null for types without rules. */
  readonly rules: RuleValues<T> | null;
  /** Settings that no answer can satisfy. */
  readonly findings: (question: QuestionOf<T>) => LogicFinding[];
  /** The settings that a template of the catalogue defines. */
  readonly fromTemplate: (text: QuestionText) => Partial<OwnConfig<T>>;
  /**
   * Seconds to read and answer it on a phone, rounded up: a shopper who expects one minute and needs two does not
   * finish.
   */
  readonly seconds: number;
}

/** The settings of a type, without the next question. */
export type OwnConfig<T extends QuestionType> = Omit<ConfigByType[T], 'nextQuestionId' | 'isTerminal'>;

export interface RuleValues<T extends QuestionType> {
  /** Every value that a rule of this question can match. */
  readonly values: (config: ConfigByType[T]) => readonly string[];
  /** Whether one answer can contain several of them. */
  readonly takesSeveral: (config: ConfigByType[T]) => boolean;
  /** The answer that selects these values. */
  readonly answerOf: (values: readonly string[]) => AnswerByType[T];
}

/** A question in the short notation of the template catalogue; keys stand for ids. */
export interface QuestionText {
  readonly key: string;
  readonly type: QuestionType;
  readonly text: string;
  readonly description?: string;
  readonly optional?: true;
  /** Option texts by key, in order. Shuffled for each shopper unless `inOrder` is set. */
  readonly options?: Readonly<Record<string, string>>;
  readonly inOrder?: true;
  readonly allowOther?: true;
  readonly maxSelect?: number;
  readonly placeholder?: string;
  readonly labels?: readonly [low: string, high: string];
  readonly displayType?: 'stars' | 'numbers';
  readonly rules?: readonly RuleText[];
  /** The key of the question that follows when no rule matches, or the end. */
  readonly then?: string;
}

export interface RuleText {
  /** Option keys, or points of the scale. */
  readonly answers: readonly (string | number)[];
  readonly show: string;
}
