import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingWidget } from '#web/admin/features/booking/booking-widget.tsx';
import { ServicesProvider, type Services } from '#web/admin/lib/services.tsx';
import { CONFIG, openAdmin } from '../support/admin.tsx';

const BOOKING = {
  link: 'fern/30min',
  scriptUrl: 'https://cal.example/embed.js',
  origin: 'https://cal.example',
};
const OPEN = 'Need help setting up? Schedule a call';

type Listener = () => void;

/** What the widget's script would find waiting for it. */
function queued(): unknown[][] {
  const root = (window as unknown as { Cal?: { ns: Record<string, { q?: unknown[][] }> } }).Cal;
  return root?.ns['30min']?.q ?? [];
}

function listener(action: string): Listener {
  const found = queued().findLast(
    ([kind, options]) => kind === 'on' && (options as { action: string }).action === action,
  );
  return (found?.[1] as { callback: Listener }).callback;
}

beforeEach(() => {
  // jsdom knows the element, but not how to show it.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'Cal');
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

async function openModal(config = {}) {
  const admin = await openAdmin({ at: '/login', signedIn: false, config });
  await admin.user.click(await screen.findByRole('button', { name: OPEN }, { timeout: 10_000 }));
  return admin;
}

const modal = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Schedule a Call' });

describe('the booking modal', () => {
  it('embeds a 30min booking in month view', async () => {
    await openModal({ booking: BOOKING });
    expect(queued()[0]).toEqual(['init', '30min', { origin: 'https://cal.example' }]);
    expect(queued().find(([action]) => action === 'inline')?.[1]).toMatchObject({
      calLink: 'fern/30min',
      config: { layout: 'month_view' },
      elementOrSelector: expect.any(HTMLElement) as HTMLElement,
    });
    expect([...document.head.querySelectorAll('script')].map((script) => script.src)).toEqual([
      BOOKING.scriptUrl,
    ]);
  });

  it('closes 1 second after a booking, although it is reported twice', async () => {
    await openModal({ booking: BOOKING });
    vi.useFakeTimers();
    act(() => listener('bookingSuccessfulV2')());
    act(() => void vi.advanceTimersByTime(600));
    act(() => listener('bookingSuccessful')());
    act(() => void vi.advanceTimersByTime(399));
    expect(modal()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(modal()).toBeNull();
  });

  it('says how to reach us when the script cannot be loaded, and tries again the next time', async () => {
    const booking = { ...BOOKING, scriptUrl: 'https://cal.example/gone.js' };
    const { user } = await openModal({ booking });
    const script = document.head.querySelector('script');
    await act(async () => {
      fireEvent.error(script!);
      await Promise.resolve();
    });
    expect(modal()?.textContent).toContain('support@askwell.example');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: OPEN }));
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(document.head.querySelector('script')).not.toBe(script);
  });

  it('says how to reach us when no link is configured', async () => {
    await openModal();
    expect(modal()?.textContent).toContain('support@askwell.example');
    expect(document.head.querySelector('script')).toBeNull();
  });
});

it('counts one booking, however many events report it', () => {
  const onBooked = vi.fn();
  const services = { config: { ...CONFIG, booking: BOOKING } } as Services;
  render(
    <ServicesProvider services={services}>
      <BookingWidget onBooked={onBooked} />
    </ServicesProvider>,
  );
  act(() => {
    listener('bookingSuccessfulV2')();
    listener('bookingSuccessful')();
    listener('bookingSuccessfulV2')();
  });
  expect(onBooked).toHaveBeenCalledOnce();
});

describe('/book-a-call', () => {
  it('needs no session, shows the booking inline and no button for it', async () => {
    await openAdmin({ at: '/book-a-call', signedIn: false, config: { booking: BOOKING } });
    await screen.findByRole('heading', { level: 1, name: 'Schedule a call' }, { timeout: 10_000 });
    await waitFor(() => expect(queued().some(([action]) => action === 'inline')).toBe(true));
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  });
});
