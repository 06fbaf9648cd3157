import type { saveDraft } from '#shared/api/surveys.ts';
import type { saveTemplate } from '#shared/api/templates.ts';
import type { RequestOf } from '#shared/api/endpoint.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import type { Save, Saved } from './autosave.ts';
import type { Creation } from './stored-edits.ts';

/** The server calls for the edited survey or template. */
export interface DraftApi {
  readonly save: (save: Save) => Promise<{ readonly revision: number }>;
  readonly load: () => Promise<Saved>;
}

/** The revision of a newly created survey. */
export const FIRST_REVISION = 1;

/** A survey's draft. A new survey is created once with its first save, however often that is retried. */
export function surveyDraftApi(call: BearerCall, surveyId: string, creation: Creation | null): DraftApi {
  let isMade = creation === null;
  const make = async (): Promise<void> => {
    if (isMade || creation === null) return;
    await call('POST /surveys', { surveyId, templateId: creation.templateId });
    isMade = true;
  };
  return {
    save: async ({ definition, ...save }) => {
      await make();
      return call('PUT /surveys/{surveyId}/draft', {
        surveyId,
        ...save,
        definition: sendable<typeof saveDraft>(definition),
      });
    },
    load: async () => {
      await make();
      return call('GET /surveys/{surveyId}', { surveyId });
    },
  };
}

/** The store's own edit of a template. */
export function templateDraftApi(call: BearerCall, templateId: string): DraftApi {
  return {
    save: ({ definition, ...save }) =>
      call('PUT /surveys/templates/{templateId}', {
        templateId,
        ...save,
        definition: sendable<typeof saveTemplate>(definition),
      }),
    load: () => call('GET /surveys/templates/{templateId}', { templateId }),
  };
}

type Sent<E extends typeof saveDraft | typeof saveTemplate> = RequestOf<E>['definition'];

/** The contract's types are mutable, because its schemas infer them so; the payload is only read. */
function sendable<E extends typeof saveDraft | typeof saveTemplate>(definition: SurveyDefinition): Sent<E> {
  return definition as Sent<E>;
}
