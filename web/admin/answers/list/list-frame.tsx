import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { pluralize } from '../../lib/pluralize.ts';
import { Found } from '../../ui/found.tsx';
import { NextPage, type PagedQuery } from '../../ui/next-page.tsx';
import styles from './cards.module.css';

/** The part of an infinite query that this frame uses. */
interface ListQuery extends PagedQuery {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface ListFrameProps {
  readonly found: ListQuery;
  /** The plural at the start of a heading: *Responses*. */
  readonly what: string;
  readonly shown: number;
  /** The singular: *response*. */
  readonly one: string;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A paged list in its states: loading, failed, empty, and loaded with a *more* button. */
export function ListFrame({ found, what, shown, one, empty, children }: ListFrameProps) {
  return (
    <Found found={found} what={what} lines={12}>
      {() => <Loaded {...{ found, what, shown, one, empty, children }} />}
    </Found>
  );
}

function Loaded({ found, what, shown, one, empty, children }: ListFrameProps) {
  return (
    <div className={styles.frame} aria-busy={found.isPlaceholderData}>
      {shown > 0 ? children : !found.hasNextPage && empty}
      <div className={styles.more}>
        <p role="status">{countText(found, shown, one)}</p>
        <NextPage
          list={found}
          label={shown > 0 ? 'Show more' : 'Look further'}
          what={`More ${what.toLowerCase()}`}
        />
      </div>
      {found.error && !found.isFetchNextPageError && (
        <p role="alert" className={styles.fault}>
          {found.error.message} What is shown stays.{' '}
          <Button variant="plain" onClick={() => void found.refetch()} loading={found.isFetching}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

function countText({ hasNextPage }: ListQuery, shown: number, one: string): string {
  if (shown === 0) return hasNextPage ? 'Nothing found so far.' : '';
  const count = pluralize(shown, one);
  if (hasNextPage) return `${count} shown, there are more`;
  return shown === 1 ? `${count} shown` : `All ${count} shown`;
}
