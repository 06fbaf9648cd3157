import { Icon } from '@shopify/polaris';
import { MenuIcon, XIcon } from '@shopify/polaris-icons';
import { useEffect, useRef } from 'react';
import { platformFrame } from '../../lib/platform.ts';
import { useServices } from '../../lib/services.tsx';
import { inertWhen } from '../../ui/inert-when.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './sidebar.module.css';
import { MenuMissing } from './menu-missing.tsx';
import { useSidebarMenu } from './use-sidebar-menu.ts';

interface SidebarDrawerProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * On a narrow screen: a bar with a menu button, and the sidebar sliding in over a dark overlay. Inside the store's
 * admin the title bar holds the button instead.
 */
export function SidebarDrawer({ open, onOpen, onClose }: SidebarDrawerProps) {
  const { config } = useServices();
  const { Menu, retry } = useSidebarMenu(open);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) closeButton.current?.focus();
    else if (wasOpen.current) menuButton.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      {!platformFrame() && (
        <header className={styles.topBar} {...inertWhen(open)}>
          <button
            ref={menuButton}
            type="button"
            className={styles.iconButton}
            aria-label="Open menu"
            aria-expanded={open}
            onClick={onOpen}
          >
            <Icon source={MenuIcon} />
          </button>
          <Logo name={config.appName} />
        </header>
      )}
      {/* The overlay is for pointers; the keyboard has Escape and the close button. */}
      <div className={styles.overlay} data-open={open} data-testid="overlay" aria-hidden onClick={onClose} />
      <div
        role="dialog"
        aria-modal="true"
        aria-label="Menu"
        className={styles.drawer}
        data-open={open}
        {...inertWhen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <div className={styles.head}>
          <Logo name={config.appName} />
          <button
            ref={closeButton}
            type="button"
            className={styles.iconButton}
            aria-label="Close menu"
            onClick={onClose}
          >
            <Icon source={XIcon} />
          </button>
        </div>
        {Menu && <Menu collapsed={false} />}
        {retry && <MenuMissing onRetry={retry} />}
      </div>
    </>
  );
}
