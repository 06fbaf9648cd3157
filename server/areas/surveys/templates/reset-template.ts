import type { EditableTemplate } from '#shared/api/templates.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findCatalogueTemplate } from './find-catalogue-template.ts';
import { presentEditableTemplate } from './present-template.ts';
import { deleteStoredTemplate } from './template-repository.ts';

export async function resetTemplate(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { templateId }: { templateId: string },
): Promise<EditableTemplate> {
  const template = findCatalogueTemplate(templateId);
  await deleteStoredTemplate(database, storeId, templateId);
  return presentEditableTemplate(template, null);
}
