import { Button } from '@shopify/polaris';
import styles from './error-screen.module.css';
import { brandClasses } from '../ui/brand/brand-classes.ts';
import brand from '../ui/brand/brand.module.css';

const FALLBACK =
  'We apologize for the inconvenience. Please try refreshing the page or contact support if the problem persists.';

interface ErrorScreenProps {
  message: string | undefined;
  onRetry: () => void;
}

export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  return (
    <div className={`${brandClasses()} ${styles.screen}`} role="alert">
      <h1 className={brand.heading}>Oops! Something went wrong</h1>
      <p className={brand.lead}>{message || FALLBACK}</p>
      <Button variant="primary" size="large" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
