import type { RequestTo } from '#shared/api/contract.ts';
import { Button } from '@shopify/polaris';
import { dateAndTime } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useChangeConnections } from './api/connections.ts';
import { EVENT_WORDS } from './connection-words.ts';
import styles from './connections.module.css';
import { readableBody } from './readable-body.ts';

interface RequestPreviewProps {
  readonly input: RequestTo<'POST /connection-preview'>;
  readonly timeZone: string;
}

/** Shows what would be sent for the newest answer, with the settings as they stand in the form. */
export function RequestPreview({ input, timeZone }: RequestPreviewProps) {
  const { mutate, data, error, isPending } = useChangeConnections('preview');
  return (
    <div className={styles.preview} aria-live="polite">
      <Button onClick={() => mutate(input)} loading={isPending}>
        {data ? 'Preview again' : 'Preview what is sent'}
      </Button>
      {error && (
        <Notice tone="caution" heading="There is no preview">
          {error.message}
        </Notice>
      )}
      {data && (
        <>
          <p className={styles.quiet}>
            {`${EVENT_WORDS[data.preview.type].name}, from the answer of ${dateAndTime(data.preview.occurredAt, timeZone)}. Nothing was sent.`}
            {data.withheld > 0 &&
              ` ${pluralize(data.withheld, 'newer answer')} passed over: the shopper did not allow it, or is not known.`}
          </p>
          <pre tabIndex={0}>{requestText(data.preview)}</pre>
        </>
      )}
    </div>
  );
}

interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const requestText = ({ url, headers, body }: Request): string =>
  [
    `POST ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    readableBody(body),
  ].join('\n');
