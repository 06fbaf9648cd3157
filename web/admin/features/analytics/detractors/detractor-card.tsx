import cards from '../responses/cards.module.css';
import { ResponseTime, OrderFacts, RespondentFacts } from '../responses/response-facts.tsx';
import styles from './detractors.module.css';
import { FollowUpForm } from './follow-up-form.tsx';
import type { Detractor } from './use-detractors.ts';

interface DetractorCardProps {
  readonly surveyId: string;
  readonly detractor: Detractor;
}

/** A low score with its reason, the respondent and the follow-up. */
export function DetractorCard({ surveyId, detractor }: DetractorCardProps) {
  const { firstSavedAt, scores, words } = detractor;
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2>
          <ResponseTime moment={firstSavedAt} />
        </h2>
      </div>
      <ul className={styles.scores} aria-label="Scores">
        {scores.map(({ meaningId, text, value, scale }) => (
          <li key={meaningId}>
            <strong>
              {value} of {scale}
            </strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {words.map(({ meaningId, text, body }) => (
        <figure key={meaningId} className={styles.quote}>
          <blockquote>{body}</blockquote>
          <figcaption>{text}</figcaption>
        </figure>
      ))}
      {words.length === 0 && <p className={cards.unanswered}>No words were written.</p>}
      <RespondentFacts facts={detractor} />
      <OrderFacts facts={detractor} />
      <FollowUpForm surveyId={surveyId} detractor={detractor} />
    </li>
  );
}
