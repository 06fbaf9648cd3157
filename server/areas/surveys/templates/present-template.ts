import type { EditableTemplate, Template } from '#shared/api/templates.ts';
import { readDefinition } from '#shared/survey/definition-format.ts';
import { definitionFromTemplate } from '#shared/templates/catalogue.ts';
import { estimatedMinutes } from '#shared/templates/estimated-minutes.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';
import type { KeptDefinition } from '../kept-definition.ts';

/** A template as the store sees it: its own edit where there is one that can be read, else the catalogue's. */
export function presentTemplate(template: SurveyTemplate, stored: KeptDefinition | undefined): Template {
  const definition = stored && readDefinition(stored.definition);
  if (!definition) return template;
  const { name, description, questions } = definition;
  return {
    ...template,
    name,
    description,
    questions,
    questionsCount: questions.length,
    estimatedTimeBreakdown: { minutes: estimatedMinutes(questions) },
  };
}

export function presentEditableTemplate(
  template: SurveyTemplate,
  stored: KeptDefinition | null,
): EditableTemplate {
  const definition = stored && readDefinition(stored.definition);
  return {
    definition: definition ?? definitionFromTemplate(template, template.surveyId),
    categoryTag: template.categoryTag,
    revision: stored?.revision ?? 0,
  };
}
