import { useEffect, useRef } from 'react';
import { OwnDialog } from '../../ui/own/dialog.tsx';
import { BookingWidget } from './booking-widget.tsx';

/** Long enough to see that the booking went through. */
export const CLOSE_AFTER_MS = 1_000;

export function BookingModal({ onClose }: { onClose: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const closeSoon = (): void => {
    timer.current = setTimeout(onClose, CLOSE_AFTER_MS);
  };
  return (
    <OwnDialog title="Schedule a Call" onClose={onClose}>
      <BookingWidget onBooked={closeSoon} />
    </OwnDialog>
  );
}
