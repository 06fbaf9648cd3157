import type { ReactNode } from 'react';
import { CardSkeleton } from './card-skeleton.tsx';
import { Notice } from './notice.tsx';

interface FoundProps<Data> {
  /** A query, or an infinite one. */
  readonly found: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** What the query loads, at the start of a sentence. */
  readonly what: string;
  /** The height of the placeholder. */
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a query found, with a placeholder while it loads and a way to try again if it failed. */
export function Found<Data>({ found, what, lines, children }: FoundProps<Data>) {
  const { data, error, isFetching, refetch } = found;
  if (data !== undefined) return <>{children(data)}</>;
  if (error === null) return <CardSkeleton lines={lines} />;
  return (
    <Notice
      tone="critical"
      heading={`${what} could not be loaded`}
      action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
    >
      {error.message} No answer is lost.
    </Notice>
  );
}
