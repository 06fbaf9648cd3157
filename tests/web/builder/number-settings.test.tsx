import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBuilder, surveyOf } from './open-builder.tsx';

const WEIGHT = surveyOf({ type: 'number', text: 'How much?', config: { unit: 'kg', min: 40 } });

it('accepts bounds with a decimal comma, explains an invalid bound and keeps the last valid one', async () => {
  const { user, saves } = await openBuilder(WEIGHT);
  const largest = screen.getByLabelText<HTMLInputElement>('Largest number (optional)');
  await user.type(largest, '99,5');
  await waitFor(() =>
    expect(saves.at(-1)?.definition.questions[0]?.config).toMatchObject({ min: 40, max: 99.5 }),
  );
  await user.type(largest, 'x');
  expect(screen.getByText('Enter a number, or leave this empty.')).toBeTruthy();
  await user.tab();
  expect(largest.value).toBe('99.5');
});

it('changes the unit when its field loses focus, and starts new results for it', async () => {
  const { user, saves } = await openBuilder(WEIGHT);
  const unit = screen.getByLabelText<HTMLInputElement>('Unit (optional)');
  await user.clear(unit);
  await user.type(unit, 'kg');
  await user.tab();
  await user.click(screen.getByLabelText('Allow decimals'));
  await waitFor(() =>
    expect(saves.at(-1)?.definition.questions[0]).toMatchObject({
      meaningId: 'q1',
      config: { decimals: true },
    }),
  );
  await user.clear(unit);
  await user.type(unit, 'lb');
  await user.tab();
  await waitFor(() => expect(saves.at(-1)?.definition.questions[0]?.config).toMatchObject({ unit: 'lb' }));
  expect(saves.at(-1)?.definition.questions[0]?.meaningId).not.toBe('q1');
});
