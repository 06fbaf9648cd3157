import { Button } from '@shopify/polaris';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import styles from './texts.module.css';

interface MoreTextsProps {
  readonly found: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** The button for the next page of a list, which stays to try again if that page could not be loaded. */
export function MoreTexts({ found }: MoreTextsProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && (
        <p role="alert" className={styles.error}>
          {`More answers could not be loaded. ${error?.message ?? ''}`}
        </p>
      )}
      <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
        {isFetchNextPageError ? 'Try again' : 'Show more'}
      </Button>
    </>
  );
}
