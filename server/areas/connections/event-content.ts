import { answerTo } from '#shared/survey/answer.ts';
import type { SurveyEvent } from '#server/areas/surveys/survey-events.ts';
import { resultsOf } from '#shared/survey/types/registry.ts';
import type { ResponseEvent, ToldResponse } from '#server/areas/collect/response-events.ts';

/** What an event says under `data`. The names are those of the export's columns. */
export function contentOf({ surveyId, responseId, response }: Omit<ResponseEvent, 'type'>): object {
  const ids = { survey_id: surveyId, response_id: responseId };
  return response === null ? ids : { ...ids, ...factsOf(response), answers: answersOf(response) };
}

export function surveyContentOf({ surveyId, name, facts }: SurveyEvent): object {
  return { survey_id: surveyId, survey_name: name, ...facts };
}

function factsOf(response: ToldResponse): object {
  const { definition, version, isComplete, startedAt, savedAt, durationMs, segment, language } = response;
  return {
    survey_name: definition.name,
    version,
    status: isComplete ? 'complete' : 'partial',
    started_at: new Date(startedAt).toISOString(),
    saved_at: new Date(savedAt).toISOString(),
    seconds: durationMs / 1000,
    country: segment.country || null,
    customer_type: segment.customerType || null,
    placement: segment.placement || null,
    language: language || null,
  };
}

const NO_PROMOTIONS: ReadonlyMap<string, string> = new Map();

/** The answers as the export has them, in the order of the survey. */
function answersOf({ definition, answers }: ToldResponse): object[] {
  return definition.questions.flatMap((question) => {
    const answer = answerTo(answers, question.questionId);
    if (answer === undefined) return [];
    const results = resultsOf(question);
    const readable = results.readable(question, answer, NO_PROMOTIONS);
    const other = readable.kind === 'choice' ? readable.other : null;
    return {
      question_id: question.meaningId,
      question: question.text,
      type: question.type,
      answer: results.exported(readable),
      ...(other !== null && { other }),
    };
  });
}

/** The cells in which the answers of a response count, by question: what filters of results look at. */
export function cellsOf({ definition, answers }: ToldResponse): ReadonlyMap<string, readonly string[]> {
  return new Map(
    definition.questions.flatMap((question) => {
      const answer = answerTo(answers, question.questionId);
      const cells = answer === undefined ? null : resultsOf(question).cells(question)(answer);
      return cells === null ? [] : [[question.meaningId, cells.map(({ cell }) => cell)] as const];
    }),
  );
}
