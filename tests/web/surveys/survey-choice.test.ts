import { expect, it } from 'vitest';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';
import { choiceAfter } from '#web/admin/lib/surveys/survey-choice.tsx';

const [template] = TEMPLATES as [SurveyTemplate];
const survey = { id: 's1', name: 'One', status: 'live' } as const;
type Step = Parameters<typeof choiceAfter>[1];

const NOTHING = choiceAfter(
  { createModal: 'create', previewed: template, origin: 'page', activeSurvey: survey },
  { type: 'reset' },
);
const after = (...steps: Step[]) => steps.reduce(choiceAfter, NOTHING);
const preview = (origin: 'create' | 'page'): Step => ({ type: 'preview', template, origin });

it('selects nothing after a reset: no modal, no template, no survey', () => {
  expect(NOTHING).toEqual({ createModal: null, previewed: null, origin: 'create', activeSurvey: null });
});

it('moves from the create modal to a preview and back, and clears the selection', () => {
  const chosen: Step = { type: 'select', survey };
  expect(after(chosen, { type: 'create' })).toMatchObject({ createModal: 'create', activeSurvey: survey });
  expect(after(chosen, preview('create'))).toMatchObject({ createModal: 'preview', previewed: template });
  expect(after(chosen, preview('create'), { type: 'closePreview' })).toEqual({
    ...NOTHING,
    createModal: 'create',
  });
});

it('returns to the page of templates from a preview opened there', () => {
  expect(after(preview('page'), { type: 'closePreview' })).toEqual(NOTHING);
});

it('keeps the chosen survey when the modal is closed', () => {
  const closed = after({ type: 'select', survey }, { type: 'create' }, { type: 'close' });
  expect(closed).toEqual({ ...NOTHING, activeSurvey: survey });
});
