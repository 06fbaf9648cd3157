import { Button } from '@shopify/polaris';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SESSION_DAYS } from '#shared/session-length.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { dateAndTime, relativeTime } from '../../lib/format-moment.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { useServices } from '../../lib/services.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Found } from '../../ui/found.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './settings.module.css';

/** The devices where the store is signed in. */
export function SessionList({ timeZone }: { timeZone: string }) {
  const { call, session } = useServices();
  const now = useNow();
  const found = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /sessions', {}, signal),
  });
  const end = useMutation({
    mutationFn: () => call('POST /sessions/end-all', {}),
    onSuccess: () => session.logOut(),
  });
  return (
    <Panel
      heading="Where you are signed in"
      hint={`Each time the app is opened from your store’s admin, and for ${SESSION_DAYS} days at most.`}
      aside={
        <Button tone="critical" onClick={() => end.mutate()} loading={end.isPending} disabled={!found.data}>
          Log out everywhere
        </Button>
      }
    >
      {end.isError && (
        <Notice tone="critical" heading={outcomeText(end.error, 'Nobody was logged out')}>
          {end.error.message}
        </Notice>
      )}
      <Found found={found} what="The sessions" lines={3}>
        {({ sessions, total }) => (
          <>
            <ul className={styles.list}>
              {sessions.map(({ device, issuedAt, isCurrent }, at) => (
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
            {total > sessions.length && (
              <p className={styles.hint}>And {pluralize(total - sessions.length, 'earlier session')}.</p>
            )}
          </>
        )}
      </Found>
    </Panel>
  );
}
