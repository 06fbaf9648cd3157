import { OwnButton } from '../ui/own/button.tsx';
import styles from './error-screen.module.css';
import own from '../ui/own/own.module.css';

const FALLBACK =
  'We apologize for the inconvenience. Please try refreshing the page or contact support if the problem persists.';

interface ErrorScreenProps {
  message: string | undefined;
  onRetry: () => void;
}

export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  return (
    <div className={`${own.page} ${styles.screen}`} role="alert">
      <h1 className={own.heading}>Oops! Something went wrong</h1>
      <p className={own.lead}>{message || FALLBACK}</p>
      <OwnButton onClick={onRetry}>Try again</OwnButton>
    </div>
  );
}
