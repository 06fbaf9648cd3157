import { useState, type ReactNode } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { inertWhen } from '../../ui/inert-when.ts';

const KEY = 'askwell:wide-notice';

interface WideNoticeProps {
  wide: boolean;
  children: ReactNode;
}

/** Keeps its layout and what is scrolled in it. */
const HIDDEN = { visibility: 'hidden' } as const;

const load = () => import('./mobile-only.tsx');

/** Covers the app without unmounting it, so that rotating a tablet does not lose typed text. */
export function WideNotice({ wide, children }: WideNoticeProps) {
  const [dismissed, setDismissed] = useState(wasDismissed);
  const shown = wide && !dismissed;
  // Without the notice's code, the app is better than an empty page.
  const notice = useLoaded(load, shown, () => setDismissed(true));
  const dismiss = (): void => {
    remember();
    setDismissed(true);
  };
  return (
    <>
      {shown && notice && <notice.MobileOnly onContinue={dismiss} />}
      <div style={shown && !notice ? HIDDEN : undefined} {...inertWhen(shown)}>
        {children}
      </div>
    </>
  );
}

/** Starts loading the notice where it will be shown. */
export function preloadWideNotice(): void {
  if (!wasDismissed()) load().catch(() => undefined);
}

/** Storage may be blocked inside a frame; then the notice shows again at the next visit. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'dismissed');
  } catch {
    // Storage is blocked: dismissed for this visit only.
  }
}
