import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { duration } from '../overview/format-figure.ts';
import { AnswerPath } from './answer-path.tsx';
import styles from './cards.module.css';
import { ResponseTime, OrderFacts, RespondentFacts } from './response-facts.tsx';

interface ResponseCardProps {
  readonly response: ReadableResponse;
  readonly onDelete: () => void;
}

export function ResponseCard({ response, onDelete }: ResponseCardProps) {
  const { responseId, firstSavedAt, path } = response;
  return (
    <li className={styles.card} data-response={responseId}>
      <div className={styles.head}>
        <h2>
          <ResponseTime moment={firstSavedAt} />
        </h2>
        <p className={styles.badge} data-complete={response.isComplete}>
          {stateOf(response)}
        </p>
        <Menu
          label={`More actions for the response of ${firstSavedAt.slice(0, 16).replace('T', ' ')}`}
          items={[{ label: 'Delete response', onChoose: onDelete, isDestructive: true }]}
        />
      </div>
      <RespondentFacts facts={response} />
      <OrderFacts facts={response} />
      <AnswerPath path={path} />
    </li>
  );
}

function stateOf({ isComplete, durationMs, path }: ReadableResponse): string {
  if (!isComplete) return `Left after ${pluralize(path.length, 'question')}`;
  return durationMs === null ? 'Complete' : `Complete in ${duration(durationMs / 1000)}`;
}
