import type { CalendarDate } from './types/date/definition.ts';
import type { DropDown } from './types/drop_down/definition.ts';
import type { MultiSelect } from './types/multi_select/definition.ts';
import type { Nps } from './types/nps/definition.ts';
import type { NumberDefinition } from './types/number/definition.ts';
import type { Rating } from './types/rating/definition.ts';
import type { Picture } from './picture.ts';
import type { SingleSelect } from './types/single_select/definition.ts';
import type { Text } from './types/text/definition.ts';

/** The id that stands for the Other choice, in answers and in rules alike. */
export const OTHER_ID = 'other';

export interface Option {
  readonly id: string;
  readonly text: string;
  /** Results merge by this id: a correction keeps it, a new meaning gets a new one. */
  readonly meaningId: string;
  readonly picture?: Picture;
}

/** The question that follows when no rule matches. */
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

/** The types of question, in the order of the builder's menu. The folder `types/` defines each. */
export const QUESTION_TYPES = [
  'single_select',
  'multi_select',
  'text',
  'rating',
  'nps',
  'drop_down',
  'date',
  'number',
] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The definition of each type, from its folder. */
export interface Definitions {
  single_select: SingleSelect;
  multi_select: MultiSelect;
  text: Text;
  rating: Rating;
  nps: Nps;
  drop_down: DropDown;
  date: CalendarDate;
  number: NumberDefinition;
}

export type ConfigByType = { [T in QuestionType]: Definitions[T]['config'] };

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
  /** Results merge by this id: a correction keeps it; a new meaning, type or scale gets a new one. */
  readonly meaningId: string;
  readonly picture?: Picture;
}

/** A question of any type; `type` narrows `config`. */
export type Question = { [T in QuestionType]: QuestionOf<T> }[QuestionType];

/** The questions whose settings extend these. */
type WithConfig<C> = {
  [T in QuestionType]: ConfigByType[T] extends C ? QuestionOf<T> : never;
}[QuestionType];

export type ChoiceQuestion = WithConfig<ChoiceConfig>;

export type ScaleQuestion = WithConfig<{ readonly scale: number }>;
