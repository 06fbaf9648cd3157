import type { ChannelReport, StoreChannels } from '#shared/api/channels.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Card } from '../../../answers/card.tsx';
import { ChannelSelect } from './channel-select.tsx';
import { channelNames } from '../../../answers/channel-names.ts';
import styles from './channels.module.css';
import { useDecisions } from './use-decisions.ts';

interface SourcesCardProps {
  readonly surveyId: string;
  readonly sources: NonNullable<ChannelReport['counted']>['sources'];
  readonly channels: StoreChannels;
}

/** Sources that links name and no rule knows. Without any, there is nothing to show. */
export function SourcesCard({ surveyId, sources, channels }: SourcesCardProps) {
  const { decide, isBusy } = useDecisions(surveyId);
  const nameOf = channelNames(channels);
  const decided = new Set(
    channels.rules.flatMap(({ match, phrase }) => (match === 'source' ? [phrase] : [])),
  );
  const waiting = sources.filter(({ source }) => !decided.has(source));
  if (waiting.length === 0) return null;
  return (
    <Card
      title="Link sources to decide"
      subtitle="Links name these sources before orders, and no rule knows which channel they are."
    >
      <ul className={styles.items} aria-label="Link sources">
        {waiting.map(({ source, orders }) => (
          <li key={source}>
            <p>
              {source} <small>{pluralize(orders, 'order')}</small>
            </p>
            <ChannelSelect
              label={`Channel of ${source}`}
              channels={channels}
              value={undefined}
              isBusy={isBusy}
              onChoose={(channel) => decide('source', source, { kind: 'channel', channel }, nameOf)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
