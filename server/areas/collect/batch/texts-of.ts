import { answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';

/** A shopper's own words: a text answer, or the text beside *Other*. */
export interface WrittenText {
  /** The question's meaning id, by which the results of versions merge. */
  readonly questionId: string;
  readonly body: string;
  readonly isOther: boolean;
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
