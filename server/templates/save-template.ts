import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/templates.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import { findCatalogueTemplate } from './find-catalogue-template.ts';
import { findStoredTemplate, storeTemplate } from './template-repository.ts';

/** Keeps the store's own edit. A save that was answered before, its reply lost, is answered the same again. */
export async function saveTemplate(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  input: InputOf<typeof api.saveTemplate>,
): Promise<{ revision: number }> {
  const { templateId, baseRevision, saveId, definition } = input;
  const { categoryTag } = findCatalogueTemplate(templateId);
  return database.transaction(async (tx) => {
    const stored = await findStoredTemplate(tx, storeId, templateId);
    if (stored?.saveId === saveId) return { revision: stored.revision };
    // Reset in another tab is a change too: going on from a revision that is gone would bring it back unasked.
    if ((stored?.revision ?? 0) !== baseRevision) throw new AppError('CONFLICT');
    const save = { templateId, baseRevision, saveId, categoryTag, definition };
    const revision = await storeTemplate(tx, storeId, save);
    if (revision === null) throw new AppError('CONFLICT');
    return { revision };
  });
}
