import { Button } from '@shopify/polaris';
import { Notice } from '../../ui/notice.tsx';

/** The part of an infinite query that this button uses. */
interface LogQuery {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Reads the next page of a log that is sorted newest first. */
export function EarlierEntries({ log }: { log: LogQuery }) {
  const { error, isFetchingNextPage } = log;
  const read = (): void => void log.fetchNextPage();
  if (!log.hasNextPage) return null;
  if (error && log.isFetchNextPageError) {
    return (
      <Notice
        tone="critical"
        heading="Earlier entries could not be read"
        action={{ label: 'Try again', onAction: read, isBusy: isFetchingNextPage }}
      >
        {error.message} The entries above stay.
      </Notice>
    );
  }
  return (
    <Button onClick={read} loading={isFetchingNextPage}>
      Show earlier entries
    </Button>
  );
}
