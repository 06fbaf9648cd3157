import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type { templateSchema } from '#shared/api/templates.ts';
import { listTemplates, saveTemplate } from '#shared/api/templates.ts';
import { definitionFromTemplate, TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';

describe('templates in the contract', () => {
  it('pass through the contract unchanged', () => {
    expectTypeOf<z.output<typeof templateSchema>>().toExtend<SurveyTemplate>();
    const sent = JSON.parse(JSON.stringify(TEMPLATES)) as unknown;
    expect(listTemplates.output.parse(sent)).toEqual(TEMPLATES);
  });

  it.each(TEMPLATES.map((template) => ({ template, id: template.surveyId })))(
    '$id passes the schema for editing and saving',
    ({ template, id }) => {
      const definition = definitionFromTemplate(template, id);
      const input = { templateId: id, baseRevision: 0, saveId: 'save-1', definition };
      expect(saveTemplate.input.safeParse(input).success).toBe(true);
    },
  );
});
