import type { ChoiceQuestion, Option, Question, ScaleQuestion } from './question.ts';

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

export function optionsOf({ config }: Pick<Question, 'config'>): readonly Option[] {
  return 'options' in config ? config.options : [];
}
