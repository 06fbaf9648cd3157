import type { Template } from '#shared/api/templates.ts';
import { TEMPLATES } from './catalogue.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { presentTemplate } from './present-template.ts';
import { findStoredTemplates } from './template-repository.ts';

export async function listTemplates(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
): Promise<Template[]> {
  const stored = await findStoredTemplates(database, storeId);
  return TEMPLATES.map((template) => presentTemplate(template, stored.get(template.surveyId)));
}
