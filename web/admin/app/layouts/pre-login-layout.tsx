import { useState, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { BookingModal } from '../../features/booking/booking-modal.tsx';
import { useServices, useSession } from '../../lib/services.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import styles from './pre-login-layout.module.css';

/** The pages before and beside the app, in our own look: login, onboarding, plans, booking. */
export function PreLoginLayout({ children }: PropsWithChildren) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const [booking, setBooking] = useState(false);
  return (
    <div className={`${own.page} ${styles.layout}`}>
      <header className={styles.header}>
        <Logo name={config.appName} />
        {pathname !== ROUTES.bookACall && (
          <OwnButton kind="quiet" onClick={() => setBooking(true)}>
            Need help setting up? Schedule a call
          </OwnButton>
        )}
      </header>
      <main className={styles.main}>{children}</main>
      <Footer />
      {booking && <BookingModal onClose={() => setBooking(false)} />}
    </div>
  );
}

/** A merchant who is signed in to the wrong store can log out here too. */
function Footer() {
  const { session } = useServices();
  const state = useSession();
  if (state.status !== 'authenticated') return null;
  return (
    <footer className={styles.footer}>
      <span>Signed in to {state.user.storeUrl}</span>
      <OwnButton kind="link" onClick={() => void session.logOut()}>
        Logout
      </OwnButton>
    </footer>
  );
}
