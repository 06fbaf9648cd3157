import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { BookingWidget } from './booking-widget.tsx';

/** Long enough to read the confirmation. */
export const CLOSE_AFTER_MS = 1_000;

/** In pixels. The calendar shows days and times side by side. */
const MAX_WIDTH = 960;

export function BookingModal({ onClose }: { onClose: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const closeSoon = (): void => {
    timer.current = setTimeout(onClose, CLOSE_AFTER_MS);
  };
  return (
    <Dialog title="Schedule a Call" maxWidth={MAX_WIDTH} onClose={onClose}>
      <BookingWidget onBooked={closeSoon} />
    </Dialog>
  );
}
