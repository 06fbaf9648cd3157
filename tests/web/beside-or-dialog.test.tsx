import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BesideOrDialog } from '#web/admin/ui/dialog/beside-or-dialog.tsx';

const Part = ({ isBeside }: { readonly isBeside: boolean }) => (
  <BesideOrDialog
    isBeside={isBeside}
    className={undefined}
    label="The response"
    title="Response"
    attribute="data-part"
    onClose={() => undefined}
  >
    <textarea aria-label="Note" />
  </BesideOrDialog>
);

it('keeps typed text when it moves between the side and a dialog', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Part isBeside />);
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await user.type(note, 'Call them');
  rerender(<Part isBeside={false} />);
  expect(screen.getByRole('dialog', { name: 'Response' }).contains(note)).toBe(true);
  rerender(<Part isBeside />);
  expect(screen.getByRole('complementary', { name: 'The response' }).contains(note)).toBe(true);
  expect(note.value).toBe('Call them');
});
