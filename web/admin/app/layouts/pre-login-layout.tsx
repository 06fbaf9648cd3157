import { Button } from '@shopify/polaris';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { BookingModal } from '../../features/booking/booking-modal.tsx';
import { useServices, useSession } from '../../lib/services.tsx';
import { useUntilNavigation } from '../../lib/page/use-until-navigation.ts';
import { Logo } from '../../ui/logo.tsx';
import { brandClasses } from '../../ui/brand/brand-classes.ts';
import styles from './pre-login-layout.module.css';

/** The layout of login, onboarding, plans and booking, in Askwell's own look. */
export function PreLoginLayout({ children }: PropsWithChildren) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const [booking, setBooking] = useUntilNavigation(false);
  return (
    <div className={`${brandClasses()} ${styles.layout}`}>
      <header className={styles.header}>
        <Logo name={config.appName} />
        {pathname !== ROUTES.bookACall && (
          <Button size="large" onClick={() => setBooking(true)}>
            Need help setting up? Schedule a call
          </Button>
        )}
      </header>
      <main className={styles.main}>{children}</main>
      <Footer />
      {booking && <BookingModal onClose={() => setBooking(false)} />}
    </div>
  );
}

/** Allows a merchant who is signed in to the wrong store to log out. */
function Footer() {
  const { session } = useServices();
  const state = useSession();
  if (state.status !== 'authenticated') return null;
  return (
    <footer className={styles.footer}>
      <span>Signed in to {state.user.storeUrl}</span>
      <Button variant="plain" onClick={() => void session.logOut()}>
        Logout
      </Button>
    </footer>
  );
}
