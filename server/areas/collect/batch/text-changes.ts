import type { CounterKeys } from '../counters/cell-changes.ts';
import { isTestChange, type ResponseChange } from './decide-batch.ts';
import type { TextKey, TextRow } from './response-write-repository.ts';
import { textsOf, type WrittenText } from './texts-of.ts';

export interface TextChanges {
  readonly gone: readonly TextKey[];
  readonly written: readonly TextRow[];
}

const NOTHING: ReadonlyMap<string, WrittenText> = new Map();

/** The texts to delete, and those that are new or changed. Test responses store no texts. */
export function textChanges(
  changes: readonly (ResponseChange & { readonly place: CounterKeys })[],
): TextChanges {
  const gone: TextKey[] = [];
  const written: TextRow[] = [];
  for (const change of changes) {
    if (isTestChange(change)) continue;
    const { candidate, stored, place } = change;
    const { surveyId, responseId, definition, answers, changedAt } = candidate.best;
    const before = stored ? textsOf(definition, stored.answers) : NOTHING;
    const after = textsOf(definition, answers);
    for (const questionId of before.keys()) {
      if (!after.has(questionId)) gone.push({ surveyId, responseId, questionId });
    }
    for (const [questionId, text] of after) {
      if (isSame(before.get(questionId), text)) continue;
      written.push({ text, place, responseId, savedAt: changedAt });
    }
  }
  return { gone, written };
}

function isSame(before: WrittenText | undefined, { body, isOther }: WrittenText): boolean {
  return before?.body === body && before.isOther === isOther;
}
