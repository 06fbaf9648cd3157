import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { addMissingBrowserFeatures } from '../support/missing-in-jsdom.ts';
import { madeResponse, openResults } from './open-results.tsx';

beforeAll(addMissingBrowserFeatures);

interface Asked {
  readonly after: string;
  readonly search: string;
  readonly kind: string;
}

const offline = (): never => {
  throw new ApiError({ status: 'FETCH_ERROR' });
};

const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Responses, newest first' });
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list);
};

it('shows each response with its shopper, time, path through the questions and order', async () => {
  const left = madeResponse('r2', { isComplete: false, durationMs: null, order: null, customerId: null });
  await openResults('responses', {
    listResponses: () => ({ responses: [madeResponse('r1'), left], next: null }),
  });
  const [first, second] = await cards();
  const card = within(first!);
  card.getByText('Complete in 1 min 10 s');
  card.getByText('Repeat customer · Portugal · Thank-you page · Version 2 · Portuguese');
  expect(card.getByText('Other: “A podcast”').closest('li')?.textContent).toContain(
    'How did you hear of us?',
  );
  card.getByText('3 of 10');
  card.getByText('Not answered');
  expect(card.getByRole('link', { name: 'Order 1001' }).getAttribute('href')).toBe(
    'https://fern-and-fig.myshopify.com/admin/orders/1001',
  );
  expect(card.getByRole('link', { name: 'Customer 5001' }).getAttribute('rel')).toContain('noopener');
  within(second!).getByText('Left after 3 questions');
  expect(within(second!).queryByRole('link')).toBeNull();
  screen.getByText('All 2 responses shown');
  await expectAccessiblePage();
});

it('loads further pages and filters by text and test answers', async () => {
  const { user, asked } = await openResults('responses', {
    listResponses: (input) => {
      const { after, search } = input as Asked;
      if (search !== '') return { responses: [], next: null };
      return after === ''
        ? { responses: [madeResponse('r1')], next: 'mark' }
        : { responses: [madeResponse('r2')], next: null };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('All 2 responses shown');
  expect(asked('listResponses').map((input) => (input as Asked).after)).toEqual(['', 'mark']);
  await user.type(screen.getByRole('searchbox', { name: 'Search responses' }), 'lamp');
  await screen.findByText('No response in these days says “lamp”.');
  expect(asked('listResponses').at(-1)).toMatchObject({ search: 'lamp', after: '', kind: 'real' });
  await user.click(screen.getByRole('button', { name: 'Test answers' }));
  await waitFor(() => expect(asked('listResponses').at(-1)).toMatchObject({ kind: 'test' }));
  screen.getByText('The latest 200 test answers of a survey are kept, each for 30 days.');
});

it('names what a deletion removes, and reloads every figure afterwards', async () => {
  let isBroken = true;
  const { user, asked } = await openResults('responses', {
    listResponses: () => ({ responses: [madeResponse('r1'), madeResponse('r2')], next: null }),
    deleteResponse: () => (isBroken ? offline() : {}),
  });
  const [first] = await cards();
  await user.click(within(first!).getByRole('button', { name: /More actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete response' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this response?' }));
  dialog.getByText(/Its 2 answers are deleted for good/);
  await expectAccessiblePage();
  await user.click(dialog.getByRole('button', { name: 'Delete response' }));
  await dialog.findByText(/The response is still there/);
  expect(await cards()).toHaveLength(2);
  isBroken = false;
  const choicesBefore = asked('getFilterChoices').length;
  await user.click(dialog.getByRole('button', { name: 'Delete response' }));
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect(asked('deleteResponse').at(-1)).toEqual({ surveyId: 'a', responseId: 'r1' });
  await waitFor(() => expect(asked('getFilterChoices').length).toBeGreaterThan(choicesBefore));
  const list = screen.getByRole('list', { name: 'Responses, newest first' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

it('shows an error when the list fails to load, and retries', async () => {
  let isBroken = true;
  const { user } = await openResults('responses', {
    listResponses: () => (isBroken ? offline() : { responses: [madeResponse('r1')], next: null }),
  });
  await screen.findByText('Responses could not be loaded', undefined, { timeout: 10_000 });
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});
