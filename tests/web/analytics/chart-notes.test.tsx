import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Annotation } from '#shared/api/analytics-annotations.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { findToast, toasts } from '../support/toasts.ts';
import { openOverview, wholeQuestion } from './open-overview.tsx';

const EVENTS = [
  { day: '2026-11-20', text: 'Paused' },
  { day: '2026-12-20', text: 'After the days of the chart' },
];

/** Opens the score over time in a survey with these notes. */
async function openTrend(given: readonly Annotation[], fails = false) {
  let annotations = [...given];
  const admin = await openOverview({
    getAnnotations: () => ({ annotations, events: EVENTS }),
    saveAnnotation: (input) => {
      if (fails)
        throw new ApiError({
          status: 503,
          data: { error: { code: 'UNAVAILABLE', message: 'We are briefly unavailable.' } },
        });
      const { annotationId, day, text } = input as Annotation;
      annotations = [
        ...annotations.filter((each) => each.annotationId !== annotationId),
        { annotationId, day, text },
      ];
      return { annotationId, day, text };
    },
    deleteAnnotation: (input) => {
      const { annotationId } = input as Annotation;
      annotations = annotations.filter((each) => each.annotationId !== annotationId);
      return {};
    },
  });
  const nps = await wholeQuestion('Would you recommend us?');
  await admin.user.click(nps.getByRole('button', { name: 'Over time' }));
  const notes = within(await screen.findByRole('region', { name: 'Notes on this chart' }));
  const listed = () => notes.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...admin, nps, notes, listed };
}

const SALE: Annotation = { annotationId: 'sale', day: '2026-11-19', text: 'Sale' };

describe('notes on a score over time', () => {
  it('are numbered marks of the chart, read on focus, and a list beneath with what the product knows', async () => {
    const { nps, listed, notes } = await openTrend([SALE]);
    await notes.findByText(/Sale/);
    expect(listed()).toEqual(['1 Nov 19, 2026: SaleEditDelete', '2 Nov 20, 2026: Paused']);
    const mark = nps.getByRole('img', { name: 'Nov 19, 2026: Sale' });
    mark.focus();
    await nps.findByText('Nov 19, 2026: Sale', { selector: 'p' });
  });

  it('are added, changed and deleted', async () => {
    const { notes, user, listed, asked } = await openTrend([]);
    await user.click(notes.getByRole('button', { name: 'Add a note to a day' }));
    const save = notes.getByRole('button', { name: 'Save note' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.type(notes.getByLabelText('Day'), '2026-11-18');
    await user.type(notes.getByLabelText('What happened'), 'New prices');
    await user.click(save);
    await user.click(await notes.findByRole('button', { name: 'Edit note: New prices' }));
    await user.clear(notes.getByLabelText('What happened'));
    await user.type(notes.getByLabelText('What happened'), 'Higher prices{Enter}');
    await user.click(await notes.findByRole('button', { name: 'Delete note: Higher prices' }));
    await notes.findByText(/Paused/);
    await expect.poll(listed).toEqual(['1 Nov 20, 2026: Paused']);
    const [added, changed] = asked('saveAnnotation') as Annotation[];
    expect(added).toMatchObject({ day: '2026-11-18', text: 'New prices' });
    expect(changed).toEqual({ ...added, text: 'Higher prices' });
  });

  it('are put back by undo', async () => {
    const { notes, user, listed, asked } = await openTrend([SALE]);
    await user.click(await notes.findByRole('button', { name: 'Delete note: Sale' }));
    await findToast('“Sale” is deleted');
    await expect.poll(listed).toEqual(['1 Nov 20, 2026: Paused']);
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    await findToast('“Sale” is back');
    await expect.poll(listed).toEqual(['1 Nov 19, 2026: SaleEditDelete', '2 Nov 20, 2026: Paused']);
    expect(asked('saveAnnotation')).toEqual([{ surveyId: 'autumn', ...SALE }]);
  });

  it('leave the focus on the list after a deletion, and on the way to a note after the form', async () => {
    const { notes, user } = await openTrend([SALE]);
    const add = () => notes.getByRole('button', { name: 'Add a note to a day' });
    await user.click(await notes.findByRole('button', { name: 'Edit note: Sale' }));
    await user.click(notes.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(add());
    await user.click(notes.getByRole('button', { name: 'Edit note: Sale' }));
    await user.type(notes.getByLabelText('What happened'), ' week{Enter}');
    await notes.findByText(/Sale week/);
    await waitFor(() => expect(document.activeElement).toBe(add()));
    await user.click(notes.getByRole('button', { name: 'Delete note: Sale week' }));
    const list = screen.getByRole('region', { name: 'Notes on this chart' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('keep what was written if it could not be saved', async () => {
    const { notes, user } = await openTrend([], true);
    await user.click(notes.getByRole('button', { name: 'Add a note to a day' }));
    await user.type(notes.getByLabelText('Day'), '2026-11-18');
    await user.type(notes.getByLabelText('What happened'), 'Sale{Enter}');
    await notes.findByText('We are briefly unavailable. It is not certain whether that was done.');
    expect(notes.getByLabelText<HTMLInputElement>('What happened').value).toBe('Sale');
  });
});
