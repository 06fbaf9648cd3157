import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isConfirmation } from '../../lib/page/confirmation.ts';
import { useServices } from '../../lib/services.tsx';
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
  const { page } = useServices();
  // A merchant who returns from the charge page is about to be told what came of it.
  const wouldCover = isConfirmation(useLocation().state) || page.query().has('charge_id');
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
