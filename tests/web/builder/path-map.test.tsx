import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBuilder, openPart, surveyOf } from './open-builder.tsx';

const showWhen = (value: string, questionId: string) => ({
  condition: { operator: 'CONTAINS' as const, value: [value] },
  action: { type: 'SHOW' as const, questionIds: [questionId] },
});
const onTo = (nextQuestionId: string) => ({ config: { nextQuestionId } });

/** Three questions stand side by side in its drawing. */
const BRANCHED = surveyOf(
  {
    type: 'single_select',
    text: 'Where from?',
    options: ['A friend', 'A search', 'Other'],
    rules: [showWhen('q1-A search', 'q3'), showWhen('q1-Other', 'q4')],
  },
  { type: 'text', text: 'Which friend?', ...onTo('q5') },
  { type: 'text', text: 'Which search?', ...onTo('q5') },
  { type: 'text', text: 'Where then?' },
  { type: 'text', text: 'Anything else?' },
);

async function openMap(width: number) {
  const { user } = await openBuilder(BRANCHED, { width });
  await openPart(user, 'Path map');
  return user;
}

const LIST = { name: 'Questions and where they lead' };

it('shows a wide map as a list on a phone, which says where each branch leads and opens its questions', async () => {
  const user = await openMap(390);
  const items = within(screen.getByRole('list', LIST)).getAllByRole('button');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1. Where from?Single choice',
    '2. Which friend?Free text',
    '3. Which search?Free text',
    '4. Where then?Free text',
    '5. Anything else?Free text',
    'Thank-you screen',
  ]);
  const ways = within(screen.getByRole('list', LIST))
    .getAllByText('leads to')
    .map(({ parentElement }) => parentElement!.textContent);
  expect(ways).toEqual([
    'A search→leads to3. Which search?',
    'Other→leads to4. Where then?',
    'Otherwise→leads to2. Which friend?',
    'Always→leads to5. Anything else?',
    'Always→leads to5. Anything else?',
  ]);
  expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as a drawing' }));
  screen.getByRole('region', { name: 'Map' });
  await user.click(screen.getByRole('button', { name: 'Show as a list' }));
  await user.click(
    within(screen.getByRole('list', LIST)).getByRole('button', { name: /^3\. Which search\?/ }),
  );
  screen.getByRole('heading', { name: 'Question 3' });
});

it('shows the drawing where there is room for it', async () => {
  await openMap(1280);
  screen.getByRole('region', { name: 'Map' });
  expect(screen.queryByRole('button', { name: /^Show as/ })).toBeNull();
});
