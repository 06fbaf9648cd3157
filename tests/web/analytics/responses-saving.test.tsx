import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setWidth } from '../support/admin.tsx';
import { type Asked, offline, openTable, rows, panel } from './open-responses.tsx';
import { madeResponse } from './open-results.tsx';
beforeEach(() => setWidth(1280));

describe('changes that are saved at the same time', () => {
  /** Holds each change of stars and tags until the test answers it. */
  const openHeld = async () => {
    const waiting: ((isSaved: boolean) => void)[] = [];
    const opened = await openTable([madeResponse('r1')], {
      markResponses: async () => {
        const isSaved = await new Promise<boolean>((resolve) => waiting.push(resolve));
        return isSaved ? { marked: 1 } : offline();
      },
      noteResponse: () => ({}),
    });
    await opened.user.click((await rows())[0]!);
    const answer = async (isSaved: boolean) => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.(isSaved);
    };
    return { ...opened, whole: within(await panel()), answer };
  };

  it('keep a saved note when a star fails', async () => {
    const { user, whole, answer } = await openHeld();
    const star = whole.getByRole('button', { name: 'Star this response' });
    const note = whole.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    await user.type(note, 'Call back');
    await user.tab();
    await whole.findByText('Saved');
    await answer(false);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
    expect(note.value).toBe('Call back');
  });

  it('keep a second tag when the first fails', async () => {
    const { user, asked, whole, answer } = await openHeld();
    await user.type(whole.getByRole('combobox', { name: 'Add a tag' }), 'Late{Enter}Refund{Enter}');
    await whole.findByRole('button', { name: 'Remove tag: Refund' });
    await answer(false);
    await waitFor(() => expect(whole.queryByRole('button', { name: 'Remove tag: Late' })).toBeNull());
    whole.getByRole('button', { name: 'Remove tag: Refund' });
    const before = asked('getResponseTags').length;
    await answer(true);
    await waitFor(() => expect(asked('getResponseTags').length).toBeGreaterThan(before));
    within((await rows())[0]!).getByText('Refund');
    whole.getByRole('button', { name: 'Remove tag: Refund' });
  });

  it('stay when a page of the list arrives that was requested before they were saved', async () => {
    let isStarred = false;
    const pages: ((page: object) => void)[] = [];
    const { user, asked } = await openTable([], {
      listResponses: (input) => {
        if ((input as Asked).after === '') {
          const mark = { isStarred, tags: [], note: '' };
          return { responses: [madeResponse('r1', { mark })], next: 'mark' };
        }
        return new Promise((resolve) => pages.push(resolve));
      },
      markResponses: () => {
        isStarred = true;
        return { marked: 1 };
      },
    });
    await waitFor(() => expect(pages).toHaveLength(1));
    await user.click((await rows())[0]!);
    const star = within(await panel()).getByRole('button', { name: 'Star this response' });
    const before = asked('getResponseTags').length;
    await user.click(star);
    await waitFor(() => expect(asked('getResponseTags').length).toBeGreaterThan(before));
    const last = { responses: [madeResponse('r2')], next: null };
    pages[0]!(last);
    await waitFor(() => expect(pages).toHaveLength(2));
    pages[1]!(last);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });
});
