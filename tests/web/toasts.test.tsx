import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProvider } from '@shopify/polaris';
import { ToastProvider, useToasts } from '#web/admin/ui/toasts/toasts.tsx';
import { noteDialog } from '#web/admin/ui/dialog/open-dialogs.ts';
import type { NewToast } from '#web/admin/ui/toasts/toast-store.ts';

let toasts: ReturnType<typeof useToasts>;

function Catcher() {
  const found = useToasts();
  toasts = found;
  return null;
}

function show(toast: NewToast): string {
  let id = '';
  act(() => void (id = toasts.show(toast)));
  return id;
}

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const corner = (): HTMLElement => screen.getByRole('region', { name: 'Notifications', hidden: true });
const shown = (): HTMLElement[] => within(corner()).queryAllByRole('listitem');
const states = (): (string | undefined)[] => shown().map((item) => item.dataset['state']);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <AppProvider i18n={{}}>
      <ToastProvider>
        <Catcher />
      </ToastProvider>
    </AppProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the place of a toast', () => {
  it('is the open dialog, because nothing outside of it can be pressed', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    show({ title: 'The note is deleted', action: { label: 'Undo', onAction: () => undefined } });
    let end: () => void = () => undefined;
    act(() => void (end = noteDialog(dialog)));
    expect(dialog.contains(corner())).toBe(true);
    expect(within(dialog).getByText('Undo')).toBeDefined();
    act(() => end());
    expect(dialog.contains(corner())).toBe(false);
    expect(shown()).toHaveLength(1);
    dialog.remove();
  });
});

describe('the time of a toast', () => {
  it('closes a toast after 5 seconds and removes it 1 second later', () => {
    show({ title: 'Saved' });
    pass(4_999);
    expect(states()).toEqual(['open']);
    pass(1);
    expect(states()).toEqual(['closed']);
    pass(999);
    expect(states()).toEqual(['closed']);
    pass(1);
    expect(states()).toEqual([]);
  });

  it('ends 1 second after a dismissal', () => {
    const id = show({ title: 'Saved' });
    act(() => {
      toasts.dismiss(id);
    });
    expect(states()).toEqual(['closed']);
    pass(1_000);
    expect(states()).toEqual([]);
  });

  it.each([
    ['the pointer is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus is inside', fireEvent.focus, fireEvent.blur],
  ])('stops the time of a toast while %s', (_, begin, end) => {
    show({ title: 'Saved' });
    pass(3_000);
    begin(corner());
    pass(60_000);
    expect(states()).toEqual(['open']);
    end(corner());
    pass(1_999);
    expect(states()).toEqual(['open']);
    pass(1);
    expect(states()).toEqual(['closed']);
  });

  it('starts no timer for a toast that arrives while another is hovered', () => {
    show({ title: 'First' });
    fireEvent.pointerEnter(corner());
    show({ title: 'Second' });
    pass(60_000);
    expect(states()).toEqual(['open', 'open']);
    fireEvent.pointerLeave(corner());
    pass(5_000);
    expect(states()).toEqual(['closed', 'closed']);
  });
});

describe('the number of toasts', () => {
  it('shows three toasts at most, newest first', () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
    expect(shown().map((item) => item.textContent)).toEqual(['Four', 'Three', 'Two']);
  });

  it('leaves no timer for a displaced toast', () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
    expect(vi.getTimerCount()).toBe(3);
    pass(6_000);
    expect(states()).toEqual([]);
  });
});

describe('the variants of a toast', () => {
  it.each(['default', 'destructive', 'success', 'warning', 'info'] as const)(
    'marks the variant %s',
    (variant) => {
      show({ title: 'A title', description: 'A description', variant });
      expect(shown()[0]?.dataset['variant']).toBe(variant);
      expect(shown()[0]?.textContent).toContain('A description');
    },
  );

  it('copies the details to the clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard({ writeText });
    show({ title: 'Could not save', variant: 'copy', copyDetails: 'request 4711' });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('request 4711');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('gives instructions when the browser refuses the clipboard', async () => {
    const refused = { writeText: () => Promise.reject(new Error('Not allowed')) };
    setClipboard(refused);
    show({ title: 'Could not save', variant: 'copy', copyDetails: 'request 4711' });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
      await Promise.resolve();
    });
    expect(shown()[0]?.textContent).toContain('Select the text above');
  });

  it('shows an action button, and closes the toast after its action', () => {
    const onAction = vi.fn();
    show({ title: 'Deleted', action: { label: 'Undo', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(states()).toEqual(['closed']);
  });
});

describe('dismissing a toast', () => {
  it.each([
    [49, 'open'],
    [50, 'closed'],
    [-80, 'open'],
  ])('decides by the distance of a swipe: after %i px the toast is %s', (distance, state) => {
    show({ title: 'Saved' });
    const [toast] = shown();
    HTMLElement.prototype.setPointerCapture = vi.fn();
    fireEvent(toast!, pointer('pointerdown', 100));
    fireEvent(toast!, pointer('pointermove', 100 + distance));
    fireEvent(toast!, pointer('pointerup', 100 + distance));
    expect(states()).toEqual([state]);
  });

  it('dismisses a toast by the button and by Escape', () => {
    show({ title: 'One' });
    show({ title: 'Two' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: One' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss: Two' }), { key: 'Escape' });
    expect(states()).toEqual(['closed', 'closed']);
  });
});

describe('toasts for screen readers', () => {
  it('announces toasts politely from an existing live region, and errors assertively', () => {
    const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
    show({ title: 'Saved', description: 'Version 3' });
    show({ title: 'Not saved', variant: 'destructive' });
    expect(polite.textContent).toBe('Saved. Version 3');
    expect(urgent.textContent).toBe('Not saved');
    pass(5_000);
    expect(polite.textContent).toBe('');
  });
});

function setClipboard(clipboard: { writeText: (text: string) => Promise<void> }): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** jsdom's pointer events have no position. */
function pointer(type: string, clientX: number): Event {
  return new MouseEvent(type, { bubbles: true, clientX });
}
