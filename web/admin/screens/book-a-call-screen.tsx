import { BookingWidget } from '../features/booking/booking-widget.tsx';
import brand from '../ui/brand/brand.module.css';
import styles from './pre-login-screens.module.css';

/** Public: a merchant who cannot log in needs the call most. */
export function BookACallScreen() {
  return (
    <div className={styles.wide}>
      <h1 className={brand.heading}>Schedule a call</h1>
      <p className={brand.lead}>
        Thirty minutes with someone who has set up many surveys. Bring the question that you want your
        shoppers to answer.
      </p>
      <div className={`${brand.card} ${styles.block}`}>
        <BookingWidget />
      </div>
    </div>
  );
}
