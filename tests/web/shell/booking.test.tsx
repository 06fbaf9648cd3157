import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarMessage } from '#shared/booking.ts';
import { BookingWidget, PATIENCE_MS } from '#web/admin/features/booking/booking-widget.tsx';
import { ServicesProvider, type Services } from '#web/admin/lib/services.tsx';
import { CONFIG, openAdmin } from '../support/admin.tsx';

const BOOKING = { calendarUrl: '/booking/calendar' };
const OPEN = 'Need help setting up? Schedule a call';
const ADDRESS = 'support@askwell.example';
const LOADING = 'Loading the calendar…';

const calendar = () => screen.getByTitle<HTMLIFrameElement>('Calendar');

/** What the calendar's page reports. */
function report(
  askwellCalendar: CalendarMessage['askwellCalendar'],
  from: Partial<Pick<MessageEvent, 'source' | 'origin'>> = {},
): void {
  const init = { source: calendar().contentWindow, origin: window.location.origin, ...from };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { askwellCalendar }, ...init })));
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function renderWidget(onBooked = vi.fn()) {
  const services = { config: { ...CONFIG, booking: BOOKING } } as Services;
  vi.useFakeTimers();
  render(
    <ServicesProvider services={services}>
      <BookingWidget onBooked={onBooked} />
    </ServicesProvider>,
  );
  return onBooked;
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
});

async function openModal(config = {}) {
  const admin = await openAdmin({ at: '/login', signedIn: false, config });
  await admin.user.click(await screen.findByRole('button', { name: OPEN }, { timeout: 10_000 }));
  return admin;
}

const modal = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Schedule a Call' });

describe('the booking modal', () => {
  it('shows the calendar’s page, and loads no script of another site into its own', async () => {
    await openModal({ booking: BOOKING });
    expect(modal()?.contains(calendar())).toBe(true);
    expect(calendar().getAttribute('src')).toBe('/booking/calendar');
    expect(document.querySelector('script')).toBeNull();
  });

  it('closes 1 second after a booking, although it is reported twice', async () => {
    await openModal({ booking: BOOKING });
    vi.useFakeTimers();
    report({ kind: 'booked' });
    wait(600);
    report({ kind: 'booked' });
    wait(399);
    expect(modal()).not.toBeNull();
    wait(1);
    expect(modal()).toBeNull();
  });

  it('says how to reach us when no link is configured', async () => {
    await openModal();
    expect(modal()?.textContent).toContain(ADDRESS);
    expect(screen.queryByTitle('Calendar')).toBeNull();
  });
});

describe('the calendar', () => {
  it('counts one booking, however many events report it', () => {
    const onBooked = renderWidget();
    for (let times = 0; times < 3; times += 1) report({ kind: 'booked' });
    expect(onBooked).toHaveBeenCalledOnce();
  });

  it('says that it loads until it is shown, and takes the height of its content', () => {
    renderWidget();
    expect(screen.getByText(LOADING)).toBeTruthy();
    report({ kind: 'height', pixels: 712 });
    report({ kind: 'shown' });
    expect(screen.queryByText(LOADING)).toBeNull();
    expect(calendar().style.height).toBe('712px');
    wait(PATIENCE_MS * 2);
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('says how to reach us and offers another attempt when it does not appear in time', () => {
    renderWidget();
    wait(PATIENCE_MS - 1);
    expect(screen.queryByText(ADDRESS)).toBeNull();
    wait(1);
    expect(screen.queryByText(LOADING)).toBeNull();
    expect(screen.getByText(/taking longer than it should/)).toBeTruthy();
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try the calendar again' })).toBeTruthy();
  });

  it('still shows when it appears late', () => {
    renderWidget();
    wait(PATIENCE_MS);
    const frame = calendar();
    report({ kind: 'shown' });
    expect(calendar()).toBe(frame);
    expect(frame.dataset['hidden']).toBeUndefined();
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('says at once that it could not be loaded, and begins anew when asked', () => {
    renderWidget();
    report({ kind: 'failed' });
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    const before = calendar();
    act(() => screen.getByRole('button', { name: 'Try the calendar again' }).click());
    expect(calendar()).not.toBe(before);
    expect(screen.getByText(LOADING)).toBeTruthy();
    report({ kind: 'shown' });
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it.each([
    ['another window', { source: null }],
    ['another site', { origin: 'https://evil.example' }],
  ])('does not listen to %s', (_, from) => {
    const onBooked = renderWidget();
    report({ kind: 'booked' }, from);
    report({ kind: 'failed' }, from);
    expect(onBooked).not.toHaveBeenCalled();
    expect(screen.getByText(LOADING)).toBeTruthy();
  });
});

describe('/book-a-call', () => {
  it('needs no session, shows the booking inline and no button for it', async () => {
    await openAdmin({ at: '/book-a-call', signedIn: false, config: { booking: BOOKING } });
    await screen.findByRole('heading', { level: 1, name: 'Schedule a call' }, { timeout: 10_000 });
    expect(calendar()).toBeTruthy();
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  });
});
