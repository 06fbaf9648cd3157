import { AppProvider } from '@shopify/polaris';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#web/admin/ui/dialog/dialog.tsx';
import { SendDialog } from '#web/admin/ui/dialog/send-dialog.tsx';
import { tryToClose } from './support/try-to-close.ts';

/** A row with its dialog, which can remove the row. */
function Row({ onRemove }: { readonly onRemove: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" onClick={() => setOpen(true)}>
        End
      </button>
      {isOpen && (
        <Dialog title="End it?" maxWidth={440} onClose={() => setOpen(false)}>
          <button type="button" onClick={onRemove}>
            Remove the row
          </button>
        </Dialog>
      )}
    </li>
  );
}

function Page({ isInSection }: { readonly isInSection: boolean }) {
  const [isThere, setThere] = useState(true);
  const rows = <ul>{isThere && <Row onRemove={() => setThere(false)} />}</ul>;
  return (
    <>
      <h1>Keys</h1>
      {isInSection ? <section aria-label="Keys that work">{rows}</section> : rows}
    </>
  );
}

it('returns the focus to the button that opened the dialog', async () => {
  render(<Page isInSection />);
  const opener = screen.getByRole('button', { name: 'End' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener);
});

it.each([
  ['section', true, () => screen.getByRole('region', { name: 'Keys that work' })],
  ['page’s heading, outside of a section,', false, () => screen.getByRole('heading', { level: 1 })],
])('gives the focus to the %s if the button was removed meanwhile', async (_, isInSection, place) => {
  render(<Page isInSection={isInSection} />);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the row' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(place());
});

it('stays open while something is being sent, and closes afterwards', async () => {
  const onClose = vi.fn();
  const asking = (isBusy: boolean) => (
    <AppProvider i18n={{}}>
      <SendDialog
        title="Delete it?"
        maxWidth={440}
        keep="Keep it"
        send="Delete"
        isBusy={isBusy}
        onSend={() => undefined}
        onClose={onClose}
      >
        It is gone for good.
      </SendDialog>
    </AppProvider>
  );
  const { rerender } = render(asking(true));
  await tryToClose(userEvent.setup(), 'Delete it?', 'Keep it');
  expect(onClose).not.toHaveBeenCalled();
  rerender(asking(false));
  await tryToClose(userEvent.setup(), 'Delete it?', 'Keep it');
  expect(onClose).toHaveBeenCalledTimes(4);
});

it('shows a busy dialog again that the browser closed at a second Escape', () => {
  render(
    <Dialog title="Delete it?" maxWidth={440} isBusy onClose={() => undefined}>
      It is gone for good.
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});
