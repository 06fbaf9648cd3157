import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import styles from './error-screen.module.css';
import { brandClasses } from '../ui/brand/brand-classes.ts';
import brand from '../ui/brand/brand.module.css';

const FALLBACK =
  'We apologize for the inconvenience. Please try refreshing the page or contact support if the problem persists.';

interface ErrorScreenProps {
  message?: string | undefined;
  onRetry: () => void;
}

export function ErrorScreen({ message = '', onRetry }: ErrorScreenProps) {
  const navigate = useNavigate();
  const goHome = (): void => {
    void navigate(ROUTES.home, { replace: true });
    onRetry();
  };
  return (
    <div className={`${brandClasses()} ${styles.screen}`} role="alert">
      <h1 className={brand.heading}>Oops! Something went wrong</h1>
      <p className={brand.lead}>{message.trim() || FALLBACK}</p>
      <div className={styles.ways}>
        <Button variant="primary" size="large" onClick={onRetry}>
          Try again
        </Button>
        <Button size="large" onClick={goHome}>
          Go to your surveys
        </Button>
      </div>
    </div>
  );
}
