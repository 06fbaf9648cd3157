import { createSurvey, getSurvey, saveDraft } from '#shared/api/surveys.ts';
import { getTemplate, saveTemplate } from '#shared/api/templates.ts';
import type { RequestOf } from '#shared/api/endpoint.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import type { Save, Saved } from './autosave.ts';
import type { Creation } from './kept-edits.ts';

/** The server's side of what is being edited. */
export interface Remote {
  readonly save: (save: Save) => Promise<{ readonly revision: number }>;
  readonly load: () => Promise<Saved>;
}

/** The revision of a survey that was made a moment ago. */
export const FIRST_REVISION = 1;

/** A survey's draft. One that is not there yet comes into being with its first save, once, however often it is tried. */
export function surveyRemote(call: BearerCall, surveyId: string, creation: Creation | null): Remote {
  let isMade = creation === null;
  const make = async (): Promise<void> => {
    if (isMade || creation === null) return;
    await call(createSurvey, { surveyId, templateId: creation.templateId });
    isMade = true;
  };
  return {
    save: async ({ definition, ...save }) => {
      await make();
      return call(saveDraft, { surveyId, ...save, definition: sendable<typeof saveDraft>(definition) });
    },
    load: async () => {
      await make();
      return call(getSurvey, { surveyId });
    },
  };
}

/** The store's own edit of a template. */
export function templateRemote(call: BearerCall, templateId: string): Remote {
  return {
    save: ({ definition, ...save }) =>
      call(saveTemplate, { templateId, ...save, definition: sendable<typeof saveTemplate>(definition) }),
    load: () => call(getTemplate, { templateId }),
  };
}

type Sent<E extends typeof saveDraft | typeof saveTemplate> = RequestOf<E>['definition'];

/** The types of the contract are those of its schemas, which may be written to; nobody does. */
function sendable<E extends typeof saveDraft | typeof saveTemplate>(definition: SurveyDefinition): Sent<E> {
  return definition as Sent<E>;
}
