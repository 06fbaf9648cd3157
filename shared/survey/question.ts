import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { QuestionType } from './question-types.ts';
import type { SCHEMAS } from './types/schemas.ts';

/** What the schemas of each type describe, as its folder defines them. */
export type Definitions = { readonly [T in QuestionType]: Definition<(typeof SCHEMAS)[T]> };

interface Definition<S extends (typeof SCHEMAS)[QuestionType]> {
  readonly config: DeepReadonly<z.output<S['question']>>['config'];
  /** The settings that merchants can translate. */
  readonly texts: keyof S['texts'];
  readonly readable: DeepReadonly<z.output<S['readable']>>;
  readonly result: DeepReadonly<z.output<S['result']>>;
}

export type ConfigByType = { [T in QuestionType]: Definitions[T]['config'] };

export type ChoiceConfig = ConfigByType['drop_down'];

export type Option = ChoiceConfig['options'][number];

/** The fields that questions of all types have. */
type QuestionFields = Omit<DeepReadonly<z.output<(typeof SCHEMAS)['date']['question']>>, 'type' | 'config'>;

export type Rule = QuestionFields['logic']['rules'][number];

export interface QuestionOf<T extends QuestionType> extends QuestionFields {
  readonly type: T;
  readonly config: ConfigByType[T];
}

/** A question of any type; `type` narrows `config`. */
export type Question = { [T in QuestionType]: QuestionOf<T> }[QuestionType];

/** The questions whose settings extend these. */
type WithConfig<C> = {
  [T in QuestionType]: ConfigByType[T] extends C ? QuestionOf<T> : never;
}[QuestionType];

export type ChoiceQuestion = WithConfig<ChoiceConfig>;

export type ScaleQuestion = WithConfig<{ readonly scale: number }>;
