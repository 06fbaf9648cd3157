import { isFramed } from '../../lib/platform.ts';
import styles from './brand.module.css';

/**
 * The classes of a page without the dashboard's sidebar. In its own window the app has its own look, which must
 * differ from the platform's; inside the store's admin it keeps Polaris' tokens, like every other page there.
 */
export function brandClasses(): string {
  return isFramed() ? `${styles.page}` : `${styles.page} ${styles.look}`;
}
