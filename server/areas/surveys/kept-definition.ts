import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';

/** A definition that a merchant goes on editing: a survey's draft, or the store's own edit of a template. */
export interface KeptDefinition {
  readonly revision: number;
  readonly saveId: string;
  /** As it was written; `readable` upgrades an older format. */
  readonly definition: unknown;
  readonly savedAt: string;
}

export interface DefinitionSave {
  readonly baseRevision: number;
  readonly saveId: string;
  readonly definition: SurveyDefinition;
}

export interface KeptRow {
  revision: number;
  save_id: string;
  definition: unknown;
  saved_at: string;
}

/** As the tables name them. */
export const KEPT_COLUMNS = 'revision, save_id, definition, saved_at';

export function toKept({ revision, save_id, definition, saved_at }: KeptRow): KeptDefinition {
  return { revision, saveId: save_id, definition, savedAt: saved_at };
}

/** Whether this very save was kept before and only its reply was lost. */
export function isKeptAlready(kept: KeptDefinition, { saveId }: { saveId: string }): boolean {
  return kept.saveId === saveId;
}

/** The client is told where things stand, so that it can fetch that and let the merchant choose. */
export function otherRevision(revision: number, what: 'survey' | 'template' = 'survey'): AppError {
  return new AppError('CONFLICT', `This ${what} was changed somewhere else in the meantime.`, {
    fields: { revision: String(revision) },
  });
}
