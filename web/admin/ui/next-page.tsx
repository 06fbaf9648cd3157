import { Button } from '@shopify/polaris';
import styles from './next-page.module.css';

/** The part of an infinite query that leads to its next page. */
export interface PagedQuery {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface NextPageProps {
  readonly list: PagedQuery;
  readonly label: string;
  /** What the next page holds, at the start of a sentence: *More answers*. */
  readonly what: string;
}

/** The end of a list that has more pages: a button for the next one, and what failed if it could not be loaded. */
export function NextPage({ list, label, what }: NextPageProps) {
  if (!list.hasNextPage) return null;
  const hasFailed = list.isFetchNextPageError;
  return (
    <>
      {hasFailed && (
        <p role="alert" className={styles.fault}>
          {`${what} could not be loaded. ${list.error?.message ?? ''} What is shown stays.`}
        </p>
      )}
      <Button onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
        {hasFailed ? 'Try again' : label}
      </Button>
    </>
  );
}
