import { ROUTES } from '#shared/routes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import styles from '../screen/screen.module.css';

/** A placeholder with the builder's layout. */
export function BuilderSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.builder} aria-busy="true">
      <header className={styles.topBar}>
        <div className={styles.identity}>
          <h1 className={styles.name}>{title}</h1>
        </div>
      </header>
      <div className={styles.columns}>
        {['list', 'editor', 'previewColumn'].map((part) => (
          <div key={part} className={styles[part]}>
            <div className={styles.skeleton}>
              <span />
              <span />
              <span />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

interface OpeningFailedProps {
  readonly what: 'survey' | 'template';
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function OpeningFailed({ what, error, onRetry }: OpeningFailedProps) {
  const isSurvey = what === 'survey';
  const title = isSurvey ? 'Survey' : 'Template';
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyScreen
        title={title}
        heading={`There is no ${what} at this address`}
        action={
          isSurvey
            ? { label: 'Back to surveys', to: ROUTES.home }
            : { label: 'See templates', to: ROUTES.templates }
        }
      >
        <p>It may have been deleted, or the address is not complete.</p>
      </EmptyScreen>
    );
  }
  return (
    <Screen title={title}>
      <Notice
        tone="critical"
        heading={`This ${what} could not be opened`}
        action={{ label: 'Try again', onAction: onRetry }}
      >
        {`${error instanceof Error ? error.message : ''} What was saved is not lost; other changes are kept if this browser can.`}
      </Notice>
    </Screen>
  );
}
