import type { SurveyDetails } from '#shared/api/surveys.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useStoreDetails } from '../../../lib/store/store-details.ts';
import { STATUS_NAMES } from '../../../lib/survey-status.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './frame.module.css';

/** The survey's status, below its name. */
export function SurveyState({ survey }: { survey: SurveyDetails | undefined }) {
  const now = useNow();
  const timeZone = useStoreDetails().data?.store.merchantDetails.timezone ?? 'UTC';
  if (!survey) return <p className={styles.state}> </p>;
  const { status, liveVersion, publishedAt } = survey;
  return (
    <p className={styles.state}>
      <span className={styles.status} data-status={status}>
        {STATUS_NAMES[status]}
      </span>
      {liveVersion !== null && publishedAt !== null && (
        <span title={dateAndTime(publishedAt, timeZone)}>
          {`Version ${liveVersion}, published ${relativeTime(publishedAt, now, timeZone)}`}
        </span>
      )}
    </p>
  );
}
