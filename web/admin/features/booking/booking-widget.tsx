import { useEffect, useRef, useState } from 'react';
import { platformFrame } from '../../lib/platform.ts';
import { useServices } from '../../lib/services.tsx';
import { OwnButton } from '../../ui/own/button.tsx';
import styles from './booking.module.css';
import { CalendarFrame } from './calendar-frame.tsx';
import { ReachUs } from './reach-us.tsx';

/** How long the calendar may take before the merchant is shown another way. */
export const PATIENCE_MS = 15_000;

interface BookingWidgetProps {
  /** Called once for a booking, however many events report it. */
  onBooked?: () => void;
}

/** The calendar in month view; without a link in the configuration, how to reach us instead. */
export function BookingWidget({ onBooked }: BookingWidgetProps) {
  const { booking } = useServices().config;
  const [attempt, setAttempt] = useState(1);
  if (!booking) return <ReachUs reason="Online booking is not set up here." />;
  return (
    <Calendar
      key={attempt}
      url={calendarUrl(booking.calendarUrl)}
      onBooked={onBooked}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

/** Inside a store's admin the page has to name the store, so that the server allows the frame. */
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
    const timer = setTimeout(giveUp, PATIENCE_MS);
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
        {isMissing && <ReachUs reason={REASONS[state]} />}
      </div>
      {isMissing && (
        <div className={styles.retry}>
          <OwnButton kind="quiet" onClick={onRetry}>
            Try the calendar again
          </OwnButton>
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
