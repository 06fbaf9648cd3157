import type { EditableTemplate, Template } from '#shared/api/templates.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { presentEditableTemplate, presentTemplate } from './present-template.ts';
import {
  findStoredTemplate,
  findStoredTemplates,
  storeTemplate,
  deleteStoredTemplate,
} from './template-repository.ts';
import { TEMPLATES, templateById } from './catalogue.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/templates.ts';
import { picturesOf } from '../definitions/pictures-of.ts';
import { claimPictures } from '#server/areas/images/claim-pictures.ts';
import { isSaveRepeated, revisionConflict } from '../definitions/stored-definition.ts';
import { AppError } from '#shared/errors.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';

export async function getTemplate(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { templateId }: { templateId: string },
): Promise<EditableTemplate> {
  const template = findCatalogueTemplate(templateId);
  return presentEditableTemplate(template, await findStoredTemplate(database, storeId, templateId));
}

export async function listTemplates(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
): Promise<Template[]> {
  const stored = await findStoredTemplates(database, storeId);
  return TEMPLATES.map((template) => presentTemplate(template, stored.get(template.surveyId)));
}

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

export async function resetTemplate(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { templateId }: { templateId: string },
): Promise<EditableTemplate> {
  const template = findCatalogueTemplate(templateId);
  await deleteStoredTemplate(database, storeId, templateId);
  return presentEditableTemplate(template, null);
}

function findCatalogueTemplate(templateId: string): SurveyTemplate {
  const template = templateById(templateId);
  if (!template) throw new AppError('NOT_FOUND', 'There is no such template.');
  return template;
}
