import { Badge, Button } from '@shopify/polaris';
import { useId, useState } from 'react';
import { queryFromParameters } from '#shared/analytics/query-codec.ts';
import type { Share } from '#shared/api/shares.ts';
import { dateOnly, relativeTime } from '../../lib/format-moment.ts';
import { focusAfter } from '../../lib/page/focus-after.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { useShares } from './api/shares.ts';
import { EndLinkDialog } from './end-link-dialog.tsx';
import styles from './share.module.css';
import { useShownText } from './use-shown-text.ts';

/** The links that were made so far, the open ones first. */
export function LinkList({ surveyId }: { readonly surveyId: string }) {
  const { data, error, isFetching, refetch } = useShares(surveyId);
  const [ending, setEnding] = useState<Share | null>(null);
  const closedId = useId();
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
        <LinkRow key={share.shareId} surveyId={surveyId} share={share} onEnd={() => setEnding(share)} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && (
        <>
          <h4>{pluralize(open.length, 'open link')}</h4>
          {rows(open)}
        </>
      )}
      {over.length > 0 && (
        <details>
          <summary id={closedId}>{pluralize(over.length, 'closed link')}</summary>
          {rows(over)}
        </details>
      )}
      {ending && (
        <EndLinkDialog
          surveyId={surveyId}
          share={ending}
          onClose={() => setEnding(null)}
          onEnded={() => focusAfter(() => setEnding(null), closedId)}
        />
      )}
    </>
  );
}

interface LinkRowProps {
  readonly surveyId: string;
  readonly share: Share;
  readonly onEnd: () => void;
}

const STATE_NAMES: Readonly<Record<Share['state'], string>> = {
  open: 'Open',
  ended: 'Ended',
  expired: 'Expired',
};

function LinkRow({ surveyId, share, onEnd }: LinkRowProps) {
  const { state, madeBy, device, createdAt, expiresAt, hasTexts, parameters } = share;
  const timeZone = useStoreTimeZone();
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
