import type { SurveyDetails } from '#shared/api/surveys.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useStoreTimeZone } from '../../../lib/store/store-time-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './frame.module.css';

/** Which version shoppers answer, and since when. */
export function SurveyState({ survey }: { survey: SurveyDetails | undefined }) {
  const now = useNow();
  const timeZone = useStoreTimeZone();
  if (!survey) return <p className={styles.state}> </p>;
  const { liveVersion, publishedAt } = survey;
  return (
    <p className={styles.state}>
      {liveVersion !== null && publishedAt !== null && (
        <span title={dateAndTime(publishedAt, timeZone)}>
          {`Version ${liveVersion}, published ${relativeTime(publishedAt, now, timeZone)}`}
        </span>
      )}
    </p>
  );
}
