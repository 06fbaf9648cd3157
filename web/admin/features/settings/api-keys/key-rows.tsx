import { Badge, Button } from '@shopify/polaris';
import { useState } from 'react';
import type { ApiKey } from '#shared/api/keys.ts';
import { dateOnly, relativeTime } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useNow } from '../../../lib/use-now.ts';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useChangeApiKeys } from './api/api-keys.ts';
import styles from './api-keys.module.css';
import { END_WORDS, SCOPE_WORDS } from './key-words.ts';

interface KeyProps {
  readonly apiKey: ApiKey;
  readonly timeZone: string;
}

/** One key: what it may do, how to recognize it, and when it was last used. */
export function WorkingKey({ apiKey, timeZone }: KeyProps) {
  const { name, scopes, ending, createdAt, lastUsedAt } = apiKey;
  const [isEnding, setEnding] = useState(false);
  const now = useNow();
  const used = lastUsedAt === null ? 'Never used' : `Last used ${relativeTime(lastUsedAt, now, timeZone)}`;
  return (
    <li className={styles.key}>
      <div>
        <h3>{name}</h3>
        <p className={styles.scopes}>
          {scopes.map((scope) => (
            <Badge key={scope}>{SCOPE_WORDS[scope].name}</Badge>
          ))}
        </p>
        <p className={styles.quiet}>
          <code>askwell_…{ending}</code> · {used} · Made on {dateOnly(createdAt, timeZone)}
        </p>
      </div>
      <Button onClick={() => setEnding(true)} accessibilityLabel={`End ${name}`}>
        End
      </Button>
      {isEnding && <EndDialog apiKey={apiKey} onClose={() => setEnding(false)} />}
    </li>
  );
}

function EndDialog({ apiKey: { keyId, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { show } = useToasts();
  const end = useChangeApiKeys('end');
  // Afterwards the list is read again, and the row leaves it together with this dialog. Closed earlier, the dialog
  // would return the focus to a button that is about to be removed.
  const confirm = (): void =>
    end.mutate(
      { keyId },
      {
        onError: (error) => show(failedChange('The key was not ended', error)),
      },
    );
  return (
    <SendDialog
      title={`End ${name}?`}
      maxWidth={440}
      keep="Keep it"
      send="End key"
      isBusy={end.isPending || end.isSuccess}
      isDestructive
      onSend={confirm}
      onClose={onClose}
    >
      <p>Programs that use this key are refused at once. It cannot be undone; you can make a new key.</p>
    </SendDialog>
  );
}

/** Folded, because they only explain why a program is refused. */
export function EndedKeys({ keys, timeZone }: { keys: readonly ApiKey[]; timeZone: string }) {
  return (
    <details className={styles.ended}>
      <summary>{`${pluralize(keys.length, 'key')} ended`}</summary>
      <ul>
        {keys.map(({ keyId, name, ending, endedBy, endedAt }) => (
          <li key={keyId}>
            {name} <code>askwell_…{ending}</code>
            <span className={styles.quiet}>
              {endedBy !== null &&
                endedAt !== null &&
                `${END_WORDS[endedBy]} on ${dateOnly(endedAt, timeZone)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
