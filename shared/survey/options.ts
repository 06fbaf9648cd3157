import type { ChoiceConfig, Option } from './question.ts';
import { OTHER_ID } from './question-types.ts';

/** The ids of the choices, with Other if the question offers it. */
export function choiceIds(config: ChoiceConfig): string[] {
  const ids = config.options.map((option) => option.id);
  return config.allowOther ? [...ids, OTHER_ID] : ids;
}

export function isOffered({ options, allowOther }: ChoiceConfig, id: unknown): id is string {
  return options.some((option) => option.id === id) || (allowOther && id === OTHER_ID);
}

/** Makes a new id, unique at least within the survey. Passed in, so that this code stays pure. */
export type IdSource = () => string;

export function newOption(text: string, newId: IdSource): Option {
  const id = newId();
  return { id, text, meaningId: id };
}
