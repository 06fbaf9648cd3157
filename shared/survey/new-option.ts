import type { Option } from './question.ts';

/** Makes a new id, unique at least within the survey. Passed in, so that this code stays pure. */
export type IdSource = () => string;

export function newOption(text: string, newId: IdSource): Option {
  const id = newId();
  return { id, text, meaningId: id };
}
