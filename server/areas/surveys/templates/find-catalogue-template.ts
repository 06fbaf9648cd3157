import { AppError } from '#shared/errors.ts';
import { templateById } from './catalogue.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';

export function findCatalogueTemplate(templateId: string): SurveyTemplate {
  const template = templateById(templateId);
  if (!template) throw new AppError('NOT_FOUND', 'There is no such template.');
  return template;
}
