import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isConfirmation } from '../../lib/page/confirmation.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useLoaded } from '../../lib/page/use-loaded.ts';
import { inertWhen } from '../../ui/inert-when.ts';

interface WideNoticeProps {
  wide: boolean;
  children: ReactNode;
}

/** Keeps its layout and what is scrolled in it. */
const HIDDEN = { visibility: 'hidden' } as const;

const load = () => import('./mobile-only.tsx');

/** Covers the app without unmounting it, so that rotating a tablet does not lose typed text. */
export function WideNotice({ wide, children }: WideNoticeProps) {
  const isDismissed = useStoreDetails().data?.store.isMobileNoticeDismissed ?? true;
  const [isMissing, setMissing] = useState(false);
  const wouldCover = isConfirmation(useLocation().state);
  const shown = wide && !isDismissed && !isMissing && !wouldCover;
  // Without the notice's code, the app is better than an empty page.
  const notice = useLoaded(load, shown, () => setMissing(true));
  return (
    <>
      {shown && notice && <notice.MobileOnly />}
      <div style={shown && !notice ? HIDDEN : undefined} {...inertWhen(shown)}>
        {children}
      </div>
    </>
  );
}
