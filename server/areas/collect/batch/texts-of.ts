import { answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { isBlank } from '#shared/survey/plain-text.ts';

/** What a shopper wrote: the answer itself, or the words beside Other. */
export interface WrittenText {
  /** The question's meaning, by which the results of versions merge. */
  readonly questionId: string;
  readonly body: string;
  readonly isOther: boolean;
}

/** The texts of a response, at most one for each meaning. */
export function textsOf(definition: SurveyDefinition, answers: Answers): ReadonlyMap<string, WrittenText> {
  const texts = new Map<string, WrittenText>();
  for (const { questionId, meaningId, type } of definition.questions) {
    const answer = answerTo(answers, questionId);
    if (answer === undefined || texts.has(meaningId)) continue;
    const isOther = 'otherValue' in answer;
    const body = isOther ? answer.otherValue : type === 'text' && 'value' in answer ? answer.value : null;
    if (typeof body !== 'string' || isBlank(body)) continue;
    texts.set(meaningId, { questionId: meaningId, body, isOther });
  }
  return texts;
}
