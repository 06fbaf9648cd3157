import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/templates.ts';
import { picturesOf } from '../definitions/pictures-of.ts';
import { claimPictures } from '#server/areas/images/claim-pictures.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { isSaveRepeated, revisionConflict } from '../definitions/stored-definition.ts';
import { findCatalogueTemplate } from './find-catalogue-template.ts';
import { findStoredTemplate, storeTemplate } from './template-repository.ts';

/**
 * Saves the store's version of a template. Idempotent, so a repeated save gets the same reply. A reset in another tab
 * is a conflict too: saving over it would undo the reset.
 */
export async function saveTemplate(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  save: InputOf<typeof api.saveTemplate>,
): Promise<{ revision: number }> {
  const { templateId } = save;
  const { categoryTag } = findCatalogueTemplate(templateId);
  await claimPictures(database, storeId, picturesOf(save.definition.questions));
  const revision = await storeTemplate(database, storeId, { ...save, categoryTag });
  if (revision !== null) return { revision };
  const stored = await findStoredTemplate(database, storeId, templateId);
  if (stored && isSaveRepeated(stored, save)) return { revision: stored.revision };
  throw revisionConflict(stored?.revision ?? 0, 'template');
}
