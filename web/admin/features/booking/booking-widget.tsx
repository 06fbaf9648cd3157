import { Button } from '@shopify/polaris';
import { useEffect, useRef, useState } from 'react';
import { platformFrame } from '../../lib/platform.ts';
import { useServices } from '../../lib/services.tsx';
import styles from './booking.module.css';
import { CalendarFrame } from './calendar-frame.tsx';
import { ContactUs } from './contact-us.tsx';

/** Time-out of the calendar before another way of contact is offered. */
export const LOAD_TIMEOUT_MS = 15_000;

interface BookingWidgetProps {
  /** Called once per booking, even if several events report it. */
  onBooked?: () => void;
}

/** The booking calendar in month view. Without a configured link it shows how to contact Askwell. */
export function BookingWidget({ onBooked }: BookingWidgetProps) {
  const { booking } = useServices().config;
  const [attempt, setAttempt] = useState(1);
  if (!booking) return <ContactUs reason="Online booking is not set up here." />;
  return (
    <Calendar
      key={attempt}
      url={calendarUrl(booking.calendarUrl)}
      onBooked={onBooked}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

/** Inside a store's admin the address must name the store, so that the server allows the frame. */
function calendarUrl(path: string): string {
  const shop = platformFrame()?.shop();
  return shop === undefined ? path : `${path}?${new URLSearchParams({ shop }).toString()}`;
}

interface CalendarProps {
  url: string;
  onBooked: (() => void) | undefined;
  onRetry: () => void;
}

type CalendarState = 'loading' | 'shown' | 'late' | 'failed';

const REASONS = {
  late: 'The calendar is taking longer than it should. It appears here as soon as it has loaded.',
  failed: 'The calendar could not be loaded.',
} as const;

function Calendar({ url, onBooked, onRetry }: CalendarProps) {
  const [state, setState] = useState<CalendarState>('loading');
  const isCounted = useRef(false);

  useEffect(() => {
    const giveUp = (): void => setState((now) => (now === 'loading' ? 'late' : now));
    const timer = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  const book = (): void => {
    if (!isCounted.current) onBooked?.();
    isCounted.current = true;
  };

  const isMissing = state === 'late' || state === 'failed';
  return (
    <>
      <div role="status">
        {state === 'loading' && <p>Loading the calendar…</p>}
        {isMissing && <ContactUs reason={REASONS[state]} />}
      </div>
      {isMissing && (
        <div className={styles.retry}>
          <Button size="large" onClick={onRetry}>
            Try the calendar again
          </Button>
        </div>
      )}
      <CalendarFrame
        url={url}
        isHidden={isMissing}
        onShown={() => setState('shown')}
        onFailed={() => setState('failed')}
        onBooked={book}
      />
    </>
  );
}
