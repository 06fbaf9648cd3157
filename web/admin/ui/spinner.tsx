import { Spinner } from '@shopify/polaris';
import styles from './spinner.module.css';

/** Nothing else can be shown yet. */
export function FullPageSpinner({ text }: { text?: string }) {
  return (
    <div className={styles.fullPage} role="status" aria-busy="true">
      <Spinner accessibilityLabel={text === undefined ? 'Loading Askwell' : ''} />
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
