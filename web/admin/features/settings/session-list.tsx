import { Button } from '@shopify/polaris';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BILLING_MESSAGES } from '../../lib/billing/billing-messages.ts';
import { SESSION_DAYS } from '#shared/session-length.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { dateAndTime, relativeTime } from '../../lib/format-moment.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { useServices } from '../../lib/services.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './settings.module.css';

/** The devices where the store is signed in. */
export function SessionList({ timeZone }: { timeZone: string }) {
  const { call, session } = useServices();
  const now = useNow();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /sessions', {}, signal),
  });
  const end = useMutation({
    mutationFn: () => call('POST /sessions/end-all', {}),
    onSuccess: () => session.logOut(),
  });
  const more = data ? data.total - data.sessions.length : 0;
  return (
    <Panel
      heading="Where you are signed in"
      hint={`Each time the app is opened from your store’s admin, and for ${SESSION_DAYS} days at most.`}
      aside={
        <Button tone="critical" onClick={() => end.mutate()} loading={end.isPending} disabled={!data}>
          Log out everywhere
        </Button>
      }
    >
      {end.isError && (
        <Notice tone="critical" heading={outcomeText(end.error, 'Nobody was logged out')}>
          {end.error.message}
        </Notice>
      )}
      {isError && !data && (
        <Notice
          tone="critical"
          heading="The sessions could not be read"
          action={{ label: BILLING_MESSAGES.retry, onAction: () => void refetch(), isBusy: isFetching }}
        >
          You are signed in here, at any rate.
        </Notice>
      )}
      <ul className={styles.list} aria-busy={!data && !isError}>
        {data?.sessions.map(({ device, issuedAt, isCurrent }, at) => (
          <li key={`${issuedAt} ${String(at)}`}>
            <span>
              {device || 'A browser that did not say its name'}
              {isCurrent && <strong> This one</strong>}
            </span>
            <time dateTime={issuedAt} title={dateAndTime(issuedAt, timeZone)}>
              {relativeTime(issuedAt, now, timeZone)}
            </time>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.hint}>And {pluralize(more, 'earlier session')}.</p>}
    </Panel>
  );
}
