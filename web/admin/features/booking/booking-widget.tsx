import { useEffect, useRef, useState } from 'react';
import type { ClientConfig } from '#shared/api/client-config.ts';
import { useServices } from '../../lib/services.tsx';
import styles from './booking.module.css';
import { calNamespace } from './cal-queue.ts';
import { ReachUs } from './reach-us.tsx';

export const BOOKING_EVENT = '30min';

interface BookingWidgetProps {
  /** Called once for a booking, however many events report it. */
  onBooked?: () => void;
}

/** The calendar in month view; without a link in the configuration, how to reach us instead. */
export function BookingWidget({ onBooked }: BookingWidgetProps) {
  const { booking } = useServices().config;
  return booking ? (
    <Calendar booking={booking} onBooked={onBooked} />
  ) : (
    <ReachUs reason="Online booking is not set up here." />
  );
}

interface CalendarProps {
  booking: NonNullable<ClientConfig['booking']>;
  onBooked: (() => void) | undefined;
}

function Calendar({ booking, onBooked }: CalendarProps) {
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onBooked);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { link, origin, scriptUrl } = booking;

  useEffect(() => {
    report.current = onBooked;
  });

  useEffect(() => {
    let counted = false;
    let mounted = true;
    const booked = (): void => {
      if (!counted) report.current?.();
      counted = true;
    };
    const element = box.current;
    const { api, loaded } = calNamespace(BOOKING_EVENT, origin, scriptUrl);
    for (const action of SUCCESS_EVENTS) api('on', { action, callback: booked });
    api('inline', { elementOrSelector: element, calLink: link, config: { layout: 'month_view' } });
    loaded.then(
      () => mounted && setState('shown'),
      () => mounted && setState('failed'),
    );
    return () => {
      mounted = false;
      for (const action of SUCCESS_EVENTS) api('off', { action, callback: booked });
      element?.replaceChildren();
    };
  }, [link, origin, scriptUrl]);

  return (
    <>
      {state === 'loading' && <p role="status">Loading the calendar…</p>}
      {state === 'failed' && <ReachUs reason="The calendar could not be loaded." />}
      <div ref={box} className={styles.calendar} hidden={state === 'failed'} />
    </>
  );
}

/** The same booking is reported under its newer and its older name. */
const SUCCESS_EVENTS = ['bookingSuccessfulV2', 'bookingSuccessful'] as const;
