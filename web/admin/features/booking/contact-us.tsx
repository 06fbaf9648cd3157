import { useServices } from '../../lib/services.tsx';
import styles from './booking.module.css';

/** The contact address, for when the calendar cannot be shown. */
export function ContactUs({ reason }: { reason: string }) {
  const { supportEmail } = useServices().config;
  return (
    <div className={styles.reach}>
      <p>
        {reason} Write to us and we will find a time together: tell us two or three times that suit you, and
        your time zone.
      </p>
      <a
        className={styles.mail}
        href={`mailto:${supportEmail}?subject=${encodeURIComponent('A call about setting up')}`}
      >
        {supportEmail}
      </a>
    </div>
  );
}
