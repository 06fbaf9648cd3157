import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/templates.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { isKeptAlready, otherRevision } from '../kept-definition.ts';
import { findCatalogueTemplate } from './find-catalogue-template.ts';
import { findStoredTemplate, storeTemplate } from './template-repository.ts';

/**
 * Keeps the store's own edit. A save that was answered before, its reply lost, is answered the same again. A reset
 * in another tab is a change too: going on from a revision that is gone would bring it back unasked.
 */
export async function saveTemplate(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  save: InputOf<typeof api.saveTemplate>,
): Promise<{ revision: number }> {
  const { templateId } = save;
  const { categoryTag } = findCatalogueTemplate(templateId);
  const revision = await storeTemplate(database, storeId, { ...save, categoryTag });
  if (revision !== null) return { revision };
  const stored = await findStoredTemplate(database, storeId, templateId);
  if (stored && isKeptAlready(stored, save)) return { revision: stored.revision };
  throw otherRevision(stored?.revision ?? 0, 'template');
}
