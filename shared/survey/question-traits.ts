import { assertNever } from './never.ts';
import { OTHER_ID, type ChoiceConfig, type ChoiceQuestion, type Question } from './question.ts';

export function isChoice(question: Question): question is ChoiceQuestion {
  return 'options' in question.config;
}

/** The lowest number of a scale; the highest is its `scale`. */
export function lowestOfScale(type: 'rating' | 'nps'): number {
  return type === 'nps' ? 0 : 1;
}

/** Every value that a rule of this question can meet; null for the types whose rules don't run. */
export function ruleValues(question: Question): readonly string[] | null {
  switch (question.type) {
    case 'single_select':
    case 'multi_select':
    case 'drop_down':
      return choiceIds(question.config);
    case 'rating':
    case 'nps': {
      const lowest = lowestOfScale(question.type);
      return Array.from({ length: question.config.scale - lowest + 1 }, (_, step) => String(lowest + step));
    }
    case 'text':
    case 'date':
      return null;
    default:
      return assertNever(question);
  }
}

/** The ids that may be chosen, Other included where it is offered. */
export function choiceIds(config: ChoiceConfig): string[] {
  const ids = config.options.map((option) => option.id);
  return config.allowOther ? [...ids, OTHER_ID] : ids;
}

export function isOffered({ options, allowOther }: ChoiceConfig, id: unknown): id is string {
  return options.some((option) => option.id === id) || (allowOther && id === OTHER_ID);
}
