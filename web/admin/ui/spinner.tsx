import { Spinner } from '@shopify/polaris';
import styles from './spinner.module.css';
import spoken from './spoken.module.css';

/** A full-page spinner, when nothing else can be shown yet. */
export function FullPageSpinner({ text }: { text?: string }) {
  return (
    <main className={styles.fullPage} aria-busy="true">
      <span aria-hidden="true">
        <Spinner />
      </span>
      <h1 className={text === undefined ? spoken.only : styles.text}>{text ?? 'Loading'}</h1>
    </main>
  );
}

/** A spinner inside the layout, while a screen loads. */
export function ScreenSpinner() {
  return (
    <div className={styles.screen} aria-busy="true">
      <span aria-hidden="true">
        <Spinner />
      </span>
      <h1 className={spoken.only}>Loading</h1>
    </div>
  );
}
