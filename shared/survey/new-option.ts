import type { IdSource } from './defaults.ts';
import type { Option } from './question.ts';

export function newOption(text: string, newId: IdSource): Option {
  const id = newId();
  return { id, text, meaningId: id };
}
