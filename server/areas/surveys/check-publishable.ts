import { AppError, type FieldErrors } from '#shared/errors.ts';
import type { Features } from '#shared/plan/features.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { publishingFaults } from '#shared/survey/flow/unfinished-parts.ts';
import { refuseTooManyQuestions } from './plan-limits.ts';

/** Refuses a definition that shoppers must not see, before it is published or resumed. */
export function refuseUnpublishable(definition: SurveyDefinition, features: Features): void {
  refuseTooManyQuestions(features, definition.questions.length);
  const errors = publishingFaults(definition);
  if (errors.length === 0) return;
  const fields: FieldErrors = {};
  for (const { questionId, message } of errors) {
    const place = questionId === null ? 'questions' : `questions.${questionId}`;
    fields[place] = fields[place] === undefined ? message : `${fields[place]} ${message}`;
  }
  throw new AppError('INVALID_INPUT', 'This survey cannot go live yet. Please look at what is marked.', {
    fields,
  });
}
