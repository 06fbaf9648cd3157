import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { contrastRatio } from '#shared/theme/colour.ts';
import { TEMPLATE_CATEGORIES, type SurveyTemplate } from '#shared/templates/template.ts';
import { toneOf } from '#web/admin/features/templates/category-tag.tsx';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { madeCustomer, openAdmin } from '../support/admin.tsx';
import { customerWith, emptyList } from '../surveys/replies.ts';

const [first] = TEMPLATES as [SurveyTemplate];
/** A template with this many empty questions. */
const long = (questionsCount: number): SurveyTemplate => ({
  ...first,
  surveyId: 'long',
  name: 'Long one',
  questionsCount,
});

async function openPicker(templates: readonly SurveyTemplate[] = TEMPLATES) {
  const admin = await openAdmin({
    replies: {
      ...emptyList,
      listTemplates: () => templates,
      getBillingCustomer: () => customerWith(FREE_FEATURES),
    },
  });
  await admin.user.click(await screen.findByRole('button', { name: 'Create survey' }));
  const picker = await screen.findByRole('dialog', { name: 'Start creating your survey' });
  return { ...admin, picker, inPicker: within(picker) };
}

/** The sidebar's drawer is a dialog too, inert while it is closed. */
const openDialogs = () => [...document.querySelectorAll('dialog')];

type Part = { getAllByRole: typeof screen.getAllByRole };

const cards = (part: Part) =>
  part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the create modal', () => {
  it('shows the subtitle, the tabs, the option to start from scratch and every template with its length', async () => {
    const { picker, inPicker } = await openPicker();
    inPicker.getByText('Select any template or start from scratch');
    expect(inPicker.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      ...new Set(TEMPLATES.map(({ categoryTag }) => categoryTag)),
    ]);
    expect(cards(inPicker)).toEqual(['Create from scratch', ...TEMPLATES.map(({ name }) => name)]);
    const card = within(inPicker.getByRole('button', { name: first.name }).closest('li')!);
    card.getByText(first.categoryTag);
    card.getByText(first.description);
    card.getByText(`${first.questionsCount} questions`);
    card.getByText(/^\d+ mins?$/);
    expect(picker.style.getPropertyValue('--dialog-width')).toBe('820px');
    expect(inPicker.queryByRole('searchbox')).toBeNull();
    expect(picker.querySelector('input[type=search]')).not.toBeNull();
  });

  it('shows one category at a time, chosen by click or arrow key', async () => {
    const { user, inPicker } = await openPicker();
    const of = (tag: string) =>
      TEMPLATES.filter(({ categoryTag }) => categoryTag === tag).map(({ name }) => name);
    await user.click(inPicker.getByRole('tab', { name: 'Product Research' }));
    expect(cards(inPicker)).toEqual(['Create from scratch', ...of('Product Research')]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Customer Loyalty');
    expect(cards(inPicker)).toEqual(['Create from scratch', ...of('Customer Loyalty')]);
    await user.keyboard('{End}{ArrowRight}');
    expect(inPicker.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  });

  it('opens an empty survey and closes', async () => {
    const { user, inPicker, where } = await openPicker();
    await user.click(inPicker.getByRole('button', { name: 'Create from scratch' }));
    await waitFor(() => expect(where.path).toBe('/surveys/scratch'));
    expect(screen.queryByRole('dialog', { name: 'Start creating your survey' })).toBeNull();
  });

  it('creates a survey from a card', async () => {
    const { user, inPicker, where } = await openPicker();
    await user.click(inPicker.getByRole('button', { name: `Use Template: ${first.name}` }));
    await waitFor(() => expect(where.path).toBe(`/surveys/template/${first.surveyId}`));
    await waitFor(() => expect(openDialogs()).toEqual([]));
  });

  it('asks for an upgrade where the plan’s limit is below the number of questions minus one', async () => {
    const { user, inPicker, where } = await openPicker([
      { ...long(11), surveyId: 'fits', name: 'Fits' },
      long(12),
    ]);
    await inPicker.findByRole('button', { name: 'Use Template: Fits' });
    expect(inPicker.queryByRole('button', { name: 'Use Template: Long one' })).toBeNull();
    await user.click(inPicker.getByRole('button', { name: 'Upgrade now: Long one' }));
    const upgrade = within(await screen.findByRole('dialog', { name: 'Unlock more with the Pro plan' }));
    upgrade.getByText(/^Upgrade to ask as many questions/);
    expect(upgrade.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Build surveys without any limits: unlimited no. of questions and active surveys.',
      'Customize your target audience: choose who sees your survey.',
      'Analyze and export survey insights: use our advanced filters to get actionable insights for your business.',
    ]);
    await user.click(upgrade.getByRole('button', { name: 'Maybe later' }));
    expect(screen.queryByRole('dialog', { name: /Unlock more/ })).toBeNull();
    await user.click(inPicker.getByRole('button', { name: 'Upgrade now: Long one' }));
    const again = within(await screen.findByRole('dialog', { name: /Unlock more/ }));
    await user.click(again.getByRole('button', { name: 'Upgrade now' }));
    await waitFor(() => expect(where.path).toBe('/billing-plans'));
    await waitFor(() => expect(openDialogs()).toEqual([]));
  });

  it('allows starting from scratch when templates fail to load, and retries', async () => {
    const listTemplates = vi.fn((): unknown => {
      throw new ApiError({ status: 404, data: undefined });
    });
    const { user } = await openAdmin({ replies: { ...emptyList, listTemplates } });
    await user.click(await screen.findByRole('button', { name: 'Create survey' }));
    const inPicker = within(await screen.findByRole('dialog', { name: 'Start creating your survey' }));
    expect(await inPicker.findByText('The templates could not be loaded')).toBeDefined();
    expect(inPicker.getByRole('button', { name: 'Create from scratch' })).toBeDefined();
    listTemplates.mockReturnValue(TEMPLATES);
    await user.click(inPicker.getByRole('button', { name: 'Retry' }));
    expect(await inPicker.findByRole('button', { name: first.name })).toBeDefined();
  });
});

describe('the template preview', () => {
  const openPreview = async (templates: readonly SurveyTemplate[] = [first]) => {
    const admin = await openPicker(templates);
    const [{ name }] = templates as [SurveyTemplate];
    await admin.user.click(await admin.inPicker.findByRole('button', { name }));
    const preview = await screen.findByRole('dialog', { name });
    return { ...admin, preview, inPreview: within(preview) };
  };

  it('renders the template with the shoppers’ survey view', async () => {
    const { preview, inPreview } = await openPreview();
    inPreview.getByText(first.categoryTag);
    inPreview.getByText(`${first.questionsCount} questions`);
    expect(preview.style.getPropertyValue('--dialog-width')).toBe('550px');
    const view = preview.querySelector('askwell-survey')!;
    await waitFor(() =>
      expect(view.shadowRoot?.querySelector('h2')?.textContent).toContain(first.questions[0]?.text),
    );
    expect(view.questionId).toBe(first.questions[0]?.questionId);
  });

  it.each(['Back', 'Close'])('%s returns to the create modal', async (name) => {
    const { user, inPreview, picker } = await openPreview();
    await user.click(inPreview.getByRole('button', { name }));
    expect(openDialogs()).toEqual([picker]);
  });

  it('starts the preview anew each time it opens', async () => {
    const { user, preview, inPreview, inPicker } = await openPreview();
    const view = preview.querySelector('askwell-survey')!;
    await waitFor(() => expect(view.questionId).toBe(first.questions[0]?.questionId));
    view.questionId = first.questions[1]?.questionId ?? '';
    expect(view.questionId).toBe(first.questions[1]?.questionId);
    await user.click(inPreview.getByRole('button', { name: 'Back' }));
    await user.click(inPicker.getByRole('button', { name: `Preview: ${first.name}` }));
    const again = await screen.findByRole('dialog', { name: first.name });
    await waitFor(() =>
      expect(again.querySelector('askwell-survey')?.questionId).toBe(first.questions[0]?.questionId),
    );
  });

  it('uses the template, or says that an upgrade is required', async () => {
    const { user, inPreview, where } = await openPreview();
    await user.click(inPreview.getByRole('button', { name: `Use Template: ${first.name}` }));
    await waitFor(() => expect(where.path).toBe(`/surveys/template/${first.surveyId}`));
  });

  it('locks the button when the plan allows no further survey', async () => {
    const { user, inPreview } = await openPreview([long(12)]);
    expect(inPreview.queryByRole('button', { name: /Use Template/ })).toBeNull();
    const locked = inPreview.getByRole('button', { name: 'Upgrade Required: Long one' });
    expect(locked.textContent).toBe('Upgrade Required');
    await user.click(locked);
    await screen.findByRole('dialog', { name: 'Unlock more with the Pro plan' });
  });
});

describe('the pages of templates', () => {
  const replies = { listTemplates: () => TEMPLATES, getBillingCustomer: () => customerWith(FREE_FEATURES) };

  it('lists all templates, with a preview that returns to the page', async () => {
    const { user } = await openAdmin({ at: '/surveys/templates', replies });
    await screen.findByRole('heading', { level: 1, name: 'Survey Templates' });
    await user.click(await screen.findByRole('button', { name: first.name }));
    await user.click(
      within(await screen.findByRole('dialog', { name: first.name })).getByRole('button', { name: 'Back' }),
    );
    await waitFor(() => expect(openDialogs()).toEqual([]));
  });

  it('searches the templates, the page about the net promoter score among them', async () => {
    const { user, where } = await openAdmin({ at: '/surveys/templates', replies });
    const box = await screen.findByRole('searchbox', { name: 'Search templates' });
    await screen.findByRole('button', { name: first.name });
    await user.type(box, 'NET PROMOTER');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toContain('Measure net promoter score');
    expect(names).toContain('Net promoter score');
    expect(names).not.toContain(first.name);
    expect(screen.getByText(/^[2-9] templates found$/)).toBeDefined();
    await user.clear(box);
    await user.type(box, 'zebra');
    expect(screen.getByText(/^No template matches/)).toBeDefined();
    await user.clear(box);
    await expectAccessiblePage();
    await user.click(screen.getByRole('link', { name: 'Measure net promoter score' }));
    await waitFor(() => expect(where.path).toBe('/surveys/templates/mnps'));
  });

  it('leads to the template editor, from a card and from the preview', async () => {
    const { user, where } = await openAdmin({ at: '/surveys/templates', replies });
    const edit = await screen.findByRole('link', { name: `Edit template: ${first.name}` });
    expect(edit.getAttribute('href')).toBe(`/template/${first.surveyId}`);
    await user.click(screen.getByRole('button', { name: first.name }));
    const preview = within(await screen.findByRole('dialog', { name: first.name }));
    await user.click(preview.getByRole('link', { name: 'Edit template' }));
    await waitFor(() => expect(where.path).toBe(`/template/${first.surveyId}`));
  });

  it('offers the upgrade instead of the builder when the plan does not allow the template', async () => {
    const asked = vi.fn();
    const { user, where } = await openAdmin({
      at: '/surveys/template/long',
      replies: { ...replies, listTemplates: () => [long(12)], getTemplate: asked },
    });
    await screen.findByRole('heading', { name: '“Long one” has 12 questions' });
    expect(screen.getByText(/^Your plan has room for 10 in a survey\./)).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
    await expectAccessiblePage();
    await user.click(screen.getByRole('link', { name: 'Upgrade now' }));
    await waitFor(() => expect(where.path).toBe('/billing-plans'));
  });

  it('offers the plans to a store whose plan has ended', async () => {
    const { where, user } = await openAdmin({
      at: '/surveys/template/long',
      replies: {
        ...replies,
        listTemplates: () => [long(12)],
        getBillingCustomer: () => madeCustomer(false),
      },
    });
    await screen.findByRole('heading', { name: 'Choose a plan first' });
    expect(screen.queryByText(/room for 0/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Choose a plan' }));
    await waitFor(() => expect(where.path).toBe('/billing-plans'));
  });

  it('opens the builder for a template that the plan allows', async () => {
    const asked = vi.fn(() => Promise.reject(new ApiError({ status: 404, data: undefined })));
    await openAdmin({
      at: '/surveys/template/long',
      replies: { ...replies, listTemplates: () => [long(11)], getTemplate: asked },
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText(/has 11 questions/)).toBeNull();
  });

  it('shows the net promoter score’s template with a button to use it', async () => {
    const { user, where } = await openAdmin({ at: '/surveys/templates/mnps', replies });
    await user.click(await screen.findByRole('button', { name: 'Use Template: Net promoter score' }));
    await waitFor(() => expect(where.path).toBe('/surveys/template/net-promoter-score'));
  });

  it('shows an error when the net promoter score’s template fails to load', async () => {
    await openAdmin({
      at: '/surveys/templates/mnps',
      replies: { getBillingCustomer: () => madeCustomer(true) },
    });
    expect(await screen.findByText('The template could not be loaded', undefined)).toBeDefined();
  });
});

it('gives each category its own readable colour in any capitalisation, and grey to unknown tags', () => {
  const tones = TEMPLATE_CATEGORIES.map(toneOf);
  expect(new Set([...tones, 'neutral']).size).toBe(TEMPLATE_CATEGORIES.length + 1);
  expect(TEMPLATE_CATEGORIES.map((category) => toneOf(category.toUpperCase()))).toEqual(tones);
  expect(['Holidays', '', 'constructor'].map(toneOf)).toEqual(['neutral', 'neutral', 'neutral']);
  const styles = readFileSync('web/admin/features/templates/category-tag.module.css', 'utf8');
  for (const tone of tones) {
    const [, color = '', background = ''] =
      new RegExp(`\\.tag\\[data-tone='${tone}'\\] \\{\\s+color: (#\\w+);\\s+background: (#\\w+);`).exec(
        styles,
      ) ?? [];
    expect([tone, contrastRatio(color, background) >= 4.5]).toEqual([tone, true]);
  }
});
