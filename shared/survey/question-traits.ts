import {
  OTHER_ID,
  type ChoiceConfig,
  type ChoiceQuestion,
  type Question,
  type ScaleQuestion,
} from './question.ts';

export function isChoice(question: Question): question is ChoiceQuestion {
  return 'options' in question.config;
}

export function isScale(question: Question): question is ScaleQuestion {
  return 'scale' in question.config;
}

/** The lowest point of a scale; the highest is its `scale`. */
export function lowestOfScale(type: ScaleQuestion['type']): number {
  return type === 'nps' ? 0 : 1;
}

/** The ids of the choices, with Other if the question offers it. */
export function choiceIds(config: ChoiceConfig): string[] {
  const ids = config.options.map((option) => option.id);
  return config.allowOther ? [...ids, OTHER_ID] : ids;
}

export function isOffered({ options, allowOther }: ChoiceConfig, id: unknown): id is string {
  return options.some((option) => option.id === id) || (allowOther && id === OTHER_ID);
}
