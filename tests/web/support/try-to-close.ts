import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Tries every way to close a dialog: its button that sends nothing, Escape, the cross and the backdrop. */
export async function tryToClose(user: UserEvent, title: string, keep: string): Promise<void> {
  const dialog = screen.getByRole('dialog', { name: title });
  const buttons = within(dialog);
  await user.click(buttons.getByRole('button', { name: keep }));
  // jsdom sends no cancel event for Escape.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(buttons.getByRole('button', { name: 'Close' }));
  fireEvent.click(dialog);
}
