import { BookingWidget } from '../features/booking/booking-widget.tsx';
import own from '../ui/own/own.module.css';
import styles from './pre-login-screens.module.css';

/** Needs no session: a merchant who cannot log in needs the call most. */
export function BookACallScreen() {
  return (
    <div className={styles.wide}>
      <h1 className={own.heading}>Schedule a call</h1>
      <p className={own.lead}>
        Thirty minutes with someone who has set up many surveys. Bring the question that you want your
        shoppers to answer.
      </p>
      <div className={`${own.card} ${styles.block}`}>
        <BookingWidget />
      </div>
    </div>
  );
}
