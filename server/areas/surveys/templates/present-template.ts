import type { EditableTemplate, Template } from '#shared/api/templates.ts';
import { readDefinition } from '../definitions/upgrade-definition.ts';
import { definitionFromTemplate } from './catalogue.ts';
import { expectedMinutes } from '#shared/survey/flow/expected-seconds.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';
import type { StoredDefinition } from '../definitions/stored-definition.ts';

/** Presents the store's own version of a template if there is a readable one, otherwise the catalogue's. */
export function presentTemplate(template: SurveyTemplate, stored: StoredDefinition | undefined): Template {
  const definition = stored && readDefinition(stored.definition);
  if (!definition) return template;
  const { name, description, questions } = definition;
  const { split: _, ...rest } = template;
  return {
    ...rest,
    ...(definition.split && { split: definition.split }),
    name,
    description,
    questions,
    questionsCount: questions.length,
    estimatedTimeBreakdown: { minutes: expectedMinutes(questions) },
  };
}

export function presentEditableTemplate(
  template: SurveyTemplate,
  stored: StoredDefinition | null,
): EditableTemplate {
  const definition = stored && readDefinition(stored.definition);
  return {
    definition: definition ?? definitionFromTemplate(template, template.surveyId),
    categoryTag: template.categoryTag,
    revision: stored?.revision ?? 0,
  };
}
