import type { SurveyDetails } from '#shared/api/surveys.ts';
import { exactly, recently } from '../../../lib/moments.ts';
import { useStoreDetails } from '../../../lib/store/store-details.ts';
import { STATUS_NAMES } from '../../../lib/survey-status.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './frame.module.css';

/** Whether the survey still takes answers, under its name. */
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
        <span title={exactly(publishedAt, timeZone)}>
          {`Version ${liveVersion}, published ${recently(publishedAt, now, timeZone)}`}
        </span>
      )}
    </p>
  );
}
