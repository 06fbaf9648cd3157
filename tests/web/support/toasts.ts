import { screen, waitFor, within } from '@testing-library/react';

/** The toasts in their corner, without the live region that repeats their words until they close. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

/**
 * Finds a toast at once. A search of the whole page finds its words twice, and waits until the toast closes. The corner
 * moves into a dialog that opens, and out of it.
 */
export const findToast = (words: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => toasts().getByText(words));
