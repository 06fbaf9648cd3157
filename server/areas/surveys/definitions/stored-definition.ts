import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';

/** A stored definition that a merchant edits: a survey's draft or the store's version of a template. */
export interface StoredDefinition {
  readonly revision: number;
  readonly saveId: string;
  /** As it was stored; `upgradeDefinition` upgrades an older format. */
  readonly definition: unknown;
  readonly savedAt: string;
}

export interface DefinitionSave {
  readonly baseRevision: number;
  readonly saveId: string;
  readonly definition: SurveyDefinition;
}

/** The column names of both tables. */
export const STORED_COLUMNS = 'revision, save_id, definition, saved_at';

/** Whether this save is already stored and only its reply was lost. */
export function isSaveRepeated(stored: StoredDefinition, { saveId }: { saveId: string }): boolean {
  return stored.saveId === saveId;
}

/** Tells the client the stored revision, so that it can load that and let the merchant choose. */
export function revisionConflict(revision: number, what: 'survey' | 'template' = 'survey'): AppError {
  return new AppError('CONFLICT', `This ${what} was changed somewhere else in the meantime.`, {
    fields: { revision: String(revision) },
  });
}
