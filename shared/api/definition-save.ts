import { whole } from './building-blocks.ts';
import { definitionSchema, idSchema } from './survey-definition.ts';

/** What every save names, whatever is saved; the first revision is 1, or 0 where nothing need be kept yet. */
export function saveNames(firstRevision: 0 | 1) {
  return {
    /** The revision that was edited. Another tab’s save in between is a conflict. */
    baseRevision: whole(firstRevision),
    /** The same id again is the same save, answered as the first time. */
    saveId: idSchema,
  };
}

export function definitionSave(firstRevision: 0 | 1) {
  return { ...saveNames(firstRevision), definition: definitionSchema };
}
