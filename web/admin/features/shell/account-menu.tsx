import { useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../lib/services.tsx';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { Avatar } from '../../ui/avatar.tsx';
import spoken from '../../ui/spoken.module.css';
import styles from './sidebar.module.css';

/** Shows the signed-in store and the logout button. */
export function AccountMenu({ collapsed }: { collapsed: boolean }) {
  const merchant = useStoreDetails().data?.store.merchantDetails;
  const name = merchant?.businessName || 'Username';
  const email = merchant?.businessEmail || 'No email address';
  const { open, setOpen, box, opener } = usePopover();
  const menu = useId();
  return (
    <div className={styles.account} ref={box}>
      <div id={menu} className={styles.popover} hidden={!open}>
        <LogoutButton />
      </div>
      <button
        ref={opener}
        type="button"
        className={styles.accountButton}
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
        <span className={collapsed ? spoken.only : styles.accountText}>
          <span className={styles.accountName}>{name}</span>
          <span className={styles.accountEmail}>{email}</span>
        </span>
      </button>
    </div>
  );
}

function LogoutButton() {
  const { session } = useServices();
  const [leaving, setLeaving] = useState(false);
  const logOut = (): void => {
    setLeaving(true);
    void session.logOut();
  };
  return (
    <button type="button" className={styles.item} disabled={leaving} onClick={logOut}>
      {leaving ? 'Logging out…' : 'Logout'}
    </button>
  );
}

/** Closes on Escape, on a click outside and when the focus leaves. */
function usePopover() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      opener.current?.focus();
    };
    const element = box.current;
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      element?.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  return { open, setOpen, box, opener };
}
