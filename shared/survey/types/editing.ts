import type { QuestionText } from '../../templates/write-template.ts';
import type { AnswerByType } from '../answer.ts';
import type { IdSource } from '../defaults.ts';
import type { QuestionTexts } from '../definition.ts';
import type { LogicFinding } from '../logic-finding.ts';
import type { ConfigByType, NextConfig, Question, QuestionOf, QuestionType } from '../question.ts';

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
export type OwnConfig<T extends QuestionType> = Omit<ConfigByType[T], keyof NextConfig | 'isTerminal'>;

export interface RuleValues<T extends QuestionType> {
  /** Every value that a rule of this question can match. */
  readonly values: (config: ConfigByType[T]) => readonly string[];
  /** Whether one answer can contain several of them. */
  readonly takesSeveral: (config: ConfigByType[T]) => boolean;
  /** The answer that selects these values. */
  readonly answerOf: (values: readonly string[]) => AnswerByType[T];
}
