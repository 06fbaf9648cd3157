import type { CounterKeys } from '../counters/cell-changes.ts';
import { isTestChange, type ResponseChange } from '../responses/response-change.ts';
import { answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { ResponseKey } from '../responses/pending-response.ts';

/** A shopper's own words: a text answer, or the text beside *Other*. */
export interface WrittenText {
  /** The question's meaning id, by which the results of versions merge. */
  readonly questionId: string;
  readonly body: string;
  readonly isOther: boolean;
}

export interface TextKey extends ResponseKey {
  readonly questionId: string;
}

/** A text with the counter keys of its response. */
export interface TextRow {
  readonly text: WrittenText;
  readonly place: CounterKeys;
  readonly responseId: string;
  readonly savedAt: number;
}

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

/** The texts of a response, at most one per meaning. */
export function textsOf(definition: SurveyDefinition, answers: Answers): ReadonlyMap<string, WrittenText> {
  const texts = new Map<string, WrittenText>();
  for (const { questionId, meaningId, type } of definition.questions) {
    const answer = answerTo(answers, questionId);
    if (answer === undefined || texts.has(meaningId)) continue;
    const isOther = 'otherValue' in answer;
    const isWords = 'value' in answer && resultsOf({ type }).isWords;
    const body = isOther ? answer.otherValue : isWords ? answer.value : null;
    if (typeof body !== 'string' || isBlank(body)) continue;
    texts.set(meaningId, { questionId: meaningId, body, isOther });
  }
  return texts;
}
