import { AppProvider } from '@shopify/polaris';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarMessage } from '#shared/booking.ts';
import { BookingWidget, LOAD_TIMEOUT_MS } from '#web/admin/features/booking/booking-widget.tsx';
import { ServicesProvider, type Services } from '#web/admin/lib/services.tsx';
import { CONFIG, openAdmin } from '../support/admin.tsx';

const BOOKING = { calendarUrl: '/booking/calendar' };
const OPEN = 'Need help setting up? Schedule a call';
const ADDRESS = 'support@askwell.example';
const LOADING = 'Loading the calendar…';

const calendar = () => screen.getByTitle<HTMLIFrameElement>('Calendar');

/** Posts a message as the calendar's page does. */
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
    <AppProvider i18n={{}}>
      <ServicesProvider services={services}>
        <BookingWidget onBooked={onBooked} />
      </ServicesProvider>
    </AppProvider>,
  );
  return onBooked;
}

beforeEach(() => {
  // jsdom has the dialog element without showModal.
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
  await admin.user.click(await screen.findByRole('button', { name: OPEN }));
  return admin;
}

const modal = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Schedule a Call' });

describe('the booking modal', () => {
  it('frames the calendar’s page and loads no third-party script into the app', async () => {
    await openModal({ booking: BOOKING });
    expect(modal()?.contains(calendar())).toBe(true);
    expect(calendar().getAttribute('src')).toBe('/booking/calendar');
    expect(document.querySelector('script')).toBeNull();
  });

  it('closes the modal 1 second after a booking, although it is reported twice', async () => {
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

  it('shows the contact address when no link is configured', async () => {
    await openModal();
    expect(modal()?.textContent).toContain(ADDRESS);
    expect(screen.queryByTitle('Calendar')).toBeNull();
  });
});

describe('the booking calendar', () => {
  it('counts one booking for several events', () => {
    const onBooked = renderWidget();
    for (let times = 0; times < 3; times += 1) report({ kind: 'booked' });
    expect(onBooked).toHaveBeenCalledOnce();
  });

  it('shows a loading state until it appears, and adopts the height of its content', () => {
    renderWidget();
    expect(screen.getByText(LOADING)).toBeTruthy();
    report({ kind: 'height', pixels: 712 });
    report({ kind: 'shown' });
    expect(screen.queryByText(LOADING)).toBeNull();
    expect(calendar().style.height).toBe('712px');
    wait(LOAD_TIMEOUT_MS * 2);
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('shows the contact address and a retry button when it does not appear in time', () => {
    renderWidget();
    wait(LOAD_TIMEOUT_MS - 1);
    expect(screen.queryByText(ADDRESS)).toBeNull();
    wait(1);
    expect(screen.queryByText(LOADING)).toBeNull();
    expect(screen.getByText(/taking longer than it should/)).toBeTruthy();
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try the calendar again' })).toBeTruthy();
  });

  it('still appears when it loads late', () => {
    renderWidget();
    wait(LOAD_TIMEOUT_MS);
    const frame = calendar();
    report({ kind: 'shown' });
    expect(calendar()).toBe(frame);
    expect(frame.dataset['hidden']).toBeUndefined();
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('reports a failed load at once, and reloads on retry', () => {
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
  ])('ignores messages of %s', (_, from) => {
    const onBooked = renderWidget();
    report({ kind: 'booked' }, from);
    report({ kind: 'failed' }, from);
    expect(onBooked).not.toHaveBeenCalled();
    expect(screen.getByText(LOADING)).toBeTruthy();
  });
});

describe('the page /book-a-call', () => {
  it('needs no session and shows the calendar inline without a button', async () => {
    await openAdmin({ at: '/book-a-call', signedIn: false, config: { booking: BOOKING } });
    await screen.findByRole('heading', { level: 1, name: 'Schedule a call' });
    expect(calendar()).toBeTruthy();
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  });
});
