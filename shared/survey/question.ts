/** The id that stands for the Other choice, in answers and in rules alike. */
export const OTHER_ID = 'other';

export interface Option {
  readonly id: string;
  readonly text: string;
  /** What results merge by: a correction keeps it, a new meaning gets a new one. */
  readonly meaningId: string;
}

/** Where a question leads when no rule says otherwise. */
export interface NextConfig {
  readonly nextQuestionId: string | null;
}

export interface FlowConfig extends NextConfig {
  readonly isTerminal: boolean;
}

export interface ChoiceConfig extends FlowConfig {
  readonly options: readonly Option[];
  readonly randomize: boolean;
  readonly allowOther: boolean;
  readonly otherLabel: string;
}

export interface SingleSelectConfig extends ChoiceConfig {
  readonly displayType: 'radio';
}

export interface MultiSelectConfig extends ChoiceConfig {
  readonly displayType: 'checkbox';
  readonly minSelect: number;
  readonly maxSelect: number | null;
}

export interface TextConfig extends FlowConfig {
  readonly placeholder: string;
}

export interface RatingConfig extends FlowConfig {
  readonly scale: number;
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly displayType: 'stars' | 'numbers';
}

/** The one type that can't be terminal: the specification gives it no such setting. */
export interface NpsConfig extends NextConfig {
  readonly scale: 10;
  readonly minLabel: string;
  readonly maxLabel: string;
}

/** The seven types. Whatever differs by type is decided in total switches over this table's keys. */
export interface ConfigByType {
  single_select: SingleSelectConfig;
  multi_select: MultiSelectConfig;
  text: TextConfig;
  rating: RatingConfig;
  nps: NpsConfig;
  drop_down: ChoiceConfig;
  date: FlowConfig;
}

export type QuestionType = keyof ConfigByType;

/** In the order in which a merchant is offered them. */
export const QUESTION_TYPES = [
  'single_select',
  'multi_select',
  'text',
  'rating',
  'nps',
  'drop_down',
  'date',
] as const satisfies readonly QuestionType[];

export type RuleOperator = 'CONTAINS' | 'NOT_CONTAINS';

export interface RuleCondition {
  readonly operator: RuleOperator;
  /** Option ids, or the numbers of a scale as text. */
  readonly value: readonly string[];
}

export interface RuleAction {
  readonly type: 'SHOW';
  /** The first one is shown. */
  readonly questionIds: readonly string[];
}

export interface Rule {
  readonly condition: RuleCondition;
  readonly action: RuleAction;
}

export interface Logic {
  readonly rules: readonly Rule[];
}

export interface QuestionOf<T extends QuestionType> {
  readonly questionId: string;
  readonly surveyId: string;
  readonly text: string;
  readonly description: string | null;
  readonly type: T;
  readonly isRequired: boolean;
  readonly orderIndex: number;
  readonly config: ConfigByType[T];
  readonly logic: Logic;
  /** What results merge by: a correction keeps it; a new meaning, type or scale gets a new one. */
  readonly meaningId: string;
}

/** A question of any type; `type` tells which, and narrows `config`. */
export type Question = { [T in QuestionType]: QuestionOf<T> }[QuestionType];

export type ChoiceQuestion =
  QuestionOf<'single_select'> | QuestionOf<'multi_select'> | QuestionOf<'drop_down'>;
