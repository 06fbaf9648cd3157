import type { ChoiceConfig } from './question.ts';
import { OTHER_ID } from './question-types.ts';

/** The ids of the choices, with Other if the question offers it. */
export function choiceIds(config: ChoiceConfig): string[] {
  const ids = config.options.map((option) => option.id);
  return config.allowOther ? [...ids, OTHER_ID] : ids;
}

export function isOffered({ options, allowOther }: ChoiceConfig, id: unknown): id is string {
  return options.some((option) => option.id === id) || (allowOther && id === OTHER_ID);
}
