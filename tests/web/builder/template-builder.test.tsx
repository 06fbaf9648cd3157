import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findToast, toasts } from '../support/toasts.ts';
import { openBuilder, refusal, surveyOf } from './open-builder.tsx';

const CATALOGUE = surveyOf({ type: 'text', text: 'What could be better?' });
const OWN = surveyOf({ type: 'text', text: 'What is missing?' });

/** Opens the store's own version of a template. Each test has its own: unsaved edits stay in memory. */
async function openOwn(templateId: string, resetTemplate: () => unknown) {
  const saveTemplate = vi.fn((_: unknown) => ({ revision: 4 }));
  const editable = { categoryTag: 'Product Research' };
  const builder = await openBuilder(OWN, {
    at: `/template/${templateId}`,
    replies: {
      getTemplate: () => ({ ...editable, definition: OWN, revision: 3 }),
      saveTemplate,
      resetTemplate: () => resetTemplate() ?? { ...editable, definition: CATALOGUE, revision: 0 },
    },
  });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Question');
  return {
    ...builder,
    saveTemplate,
    field,
    // Not typed letter by letter, because the toast with the button closes after some seconds.
    write: (value: string) => void fireEvent.change(field(), { target: { value } }),
    reset: () => builder.user.click(screen.getByRole('button', { name: 'Reset to the original' })),
  };
}

describe('resetting a template', () => {
  it('is taken back by the message’s Undo after another edit too', async () => {
    const { user, field, write, reset } = await openOwn('undone', () => undefined);
    write('What do you miss?');
    await reset();
    await findToast('The template is as in the catalogue again');
    expect(field().value).toBe('What could be better?');
    write('What could be much better?');
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field().value).toBe('What do you miss?'));
  });

  it('keeps and saves unsaved edits when it fails', async () => {
    const { field, write, reset, saveTemplate } = await openOwn('not-reset', () => {
      throw refusal(500, 'INTERNAL');
    });
    write('What do you miss?');
    await reset();
    await findToast('It is not certain whether that was done');
    expect(field().value).toBe('What do you miss?');
    await waitFor(() => expect(saveTemplate).toHaveBeenCalledOnce());
    expect(saveTemplate.mock.lastCall?.[0]).toMatchObject({
      baseRevision: 3,
      definition: { questions: [{ text: 'What do you miss?' }] },
    });
  });
});
