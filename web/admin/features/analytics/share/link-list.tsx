import { Badge, Button } from '@shopify/polaris';
import { queryFromParameters } from '#shared/analytics/query-codec.ts';
import type { Share } from '#shared/api/shares.ts';
import { dateOnly, relativeTime } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useStoreDetails } from '../../../lib/store/store-details.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useEndShare, useShares } from '../api/shares.ts';
import styles from './share.module.css';
import { useShownText } from './use-shown-text.ts';

/** The links that were made so far, the open ones first. */
export function LinkList({ surveyId }: { readonly surveyId: string }) {
  const { data, error, isFetching, refetch } = useShares(surveyId);
  const ending = useEndShare(surveyId);
  if (error && !data) {
    return (
      <p role="alert">
        {`The links could not be loaded. ${error.message} `}
        <Button variant="plain" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data || data.shares.length === 0) return null;
  const open = data.shares.filter(({ state }) => state === 'open');
  const over = data.shares.filter(({ state }) => state !== 'open');
  const rows = (shares: readonly Share[]) => (
    <ul className={styles.links}>
      {shares.map((share) => (
        <LinkRow
          key={share.shareId}
          surveyId={surveyId}
          share={share}
          isEnding={ending.isPending && ending.variables === share.shareId}
          onEnd={() => ending.mutate(share.shareId)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {ending.error && <p role="alert">{`${ending.error.message} The link is still open.`}</p>}
      {open.length > 0 && (
        <>
          <h4>{pluralize(open.length, 'open link')}</h4>
          {rows(open)}
        </>
      )}
      {over.length > 0 && (
        <details>
          <summary>{pluralize(over.length, 'link that is over', 'links that are over')}</summary>
          {rows(over)}
        </details>
      )}
    </>
  );
}

interface LinkRowProps {
  readonly surveyId: string;
  readonly share: Share;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const STATE_NAMES: Readonly<Record<Share['state'], string>> = {
  open: 'Open',
  ended: 'Ended',
  expired: 'Expired',
};

function LinkRow({ surveyId, share, isEnding, onEnd }: LinkRowProps) {
  const { state, madeBy, device, createdAt, expiresAt, hasTexts, parameters } = share;
  const timeZone = useStoreDetails().data?.store.merchantDetails.timezone ?? 'UTC';
  const query = queryFromParameters((name) => parameters[name] ?? null);
  const shown = useShownText(surveyId, query);
  const made = dateOnly(createdAt, timeZone);
  const who = [madeBy, device].filter((text) => text !== '').join(', ');
  return (
    <li>
      <div>
        <p>
          {shown} · {hasTexts ? 'figures and what shoppers wrote' : 'figures only'}
        </p>
        <p className={styles.quiet}>{`Made ${made}${who === '' ? '' : ` by ${who}`}`}</p>
        <p className={styles.quiet}>
          <Openings share={share} timeZone={timeZone} />
        </p>
      </div>
      {state === 'open' ? (
        <div className={styles.end}>
          <span className={styles.quiet}>{`Until ${dateOnly(expiresAt, timeZone)}`}</span>
          <Button
            size="slim"
            tone="critical"
            loading={isEnding}
            accessibilityLabel={`End link made ${made}: ${shown}`}
            onClick={onEnd}
          >
            End link
          </Button>
        </div>
      ) : (
        <Badge>{STATE_NAMES[state]}</Badge>
      )}
    </li>
  );
}

/** Chat programs that draw a preview of a link open it too. */
function Openings({ share, timeZone }: { readonly share: Share; readonly timeZone: string }) {
  const { opens, lastOpenedAt } = share;
  const now = useNow();
  if (lastOpenedAt === null) return 'Not opened yet';
  return `Opened ${pluralize(opens, 'time')}, previews by chat programs included; last ${relativeTime(lastOpenedAt, now, timeZone)}`;
}
