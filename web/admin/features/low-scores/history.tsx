import { Button } from '@shopify/polaris';
import type { LowScoreEvent } from '#shared/api/analytics-inbox.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { ResponseTime, useClock } from '../../answers/list/response-facts.tsx';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';
import { dayName } from './low-score-parts.tsx';

interface HistoryProps {
  readonly events: readonly LowScoreEvent[];
  readonly onUndo: (changeId: string) => void;
}

/** What was done, by whom and when, newest first. */
export function History({ events, onUndo }: HistoryProps) {
  const { timeZone } = useClock();
  if (events.length === 0) return null;
  return (
    <section className={styles.history} aria-label="History">
      <h3>What was done</h3>
      <ol>
        {events.map((event) => (
          <li key={event.changeId} data-undone={event.undone !== null}>
            {sentencesOf(event, timeZone).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className={styles.quiet}>
              {event.actor !== '' && `${event.actor}, `}
              <ResponseTime moment={event.at} isWithin={event.actor !== ''} />
              {event.undone !== null && (
                <>
                  . Undone {event.undone.actor !== '' && `by ${event.undone.actor} `}
                  <ResponseTime moment={event.undone.at} isWithin />
                </>
              )}
            </p>
            {event.canUndo && (
              <Button variant="plain" onClick={() => onUndo(event.changeId)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentencesOf({ kind, before, after, discount }: LowScoreEvent, timeZone: string): string[] {
  const { state, owner, dueOn, note } = after;
  const sentences = [
    kind === 'mail' && 'Opened an email to the shopper',
    discount !== null &&
      `Created the code ${discount.code}: ${discount.percent}% off one order until ${dateOnly(discount.endsAt, timeZone)}`,
    state !== undefined &&
      (before.state === undefined
        ? STATE_NAMES[state]
        : `${STATE_NAMES[before.state]} → ${STATE_NAMES[state]}`),
    owner !== undefined &&
      (owner === '' ? `Removed the owner ${before.owner ?? ''}`.trim() : `Owner: ${owner}`),
    dueOn !== undefined && (dueOn === null ? 'Removed the due day' : `Due: ${dayName(dueOn)}`),
    note !== undefined && (note === '' ? 'Removed the note' : `Note: ${note}`),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : ['Changed a note that has since been erased'];
}
