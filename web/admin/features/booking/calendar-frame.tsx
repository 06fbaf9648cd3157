import { useEffect, useRef, useState } from 'react';
import type { CalendarMessage } from '#shared/booking.ts';
import styles from './booking.module.css';

interface CalendarFrameProps {
  url: string;
  isHidden: boolean;
  onShown: () => void;
  onFailed: () => void;
  onBooked: () => void;
}

/**
 * The calendar in its own page, as high as its content. The provider's script runs there under a policy that allows
 * its inline styles; the app's pages do not need to allow them.
 */
export function CalendarFrame({ url, isHidden, ...handlers }: CalendarFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(handlers);
  const [height, setHeight] = useState<number | undefined>(undefined);

  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      const message = (data as Partial<CalendarMessage> | null)?.askwellCalendar;
      const { onShown, onFailed, onBooked } = latest.current;
      if (message?.kind === 'shown') onShown();
      else if (message?.kind === 'failed') onFailed();
      else if (message?.kind === 'booked') onBooked();
      else if (message?.kind === 'height') setHeight(message.pixels);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  return (
    <iframe
      ref={frame}
      src={url}
      title="Calendar"
      className={styles.calendar}
      data-hidden={isHidden || undefined}
      style={{ height: isHidden ? 0 : height }}
    />
  );
}
