import { idSchema, whole } from '../survey/schema.ts';
import { definitionSchema } from '../survey/definition-schema.ts';

/** Enough for 200 questions of 50 options, which `SURVEY_LIMITS` allows. */
export const DEFINITION_BODY_BYTES = 2 * 1024 * 1024;

/** The fields that every save has. The first revision is 1, or 0 where the stored document may not exist yet. */
export function saveFields(firstRevision: 0 | 1) {
  return {
    /** The revision that was edited. A save from another tab in between is a conflict. */
    baseRevision: whole(firstRevision),
    /** Makes the save idempotent: a repeated id gets the first reply again. */
    saveId: idSchema,
  };
}

export function definitionSave(firstRevision: 0 | 1) {
  return { ...saveFields(firstRevision), definition: definitionSchema };
}
