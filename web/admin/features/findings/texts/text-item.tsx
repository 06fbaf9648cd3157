import type { AnswerTexts } from '#shared/api/analytics.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useStoreTimeZone } from '../../../lib/store/store-time-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { countryName } from '#shared/words/country-name.ts';
import styles from './texts.module.css';

export function TextItem({ text }: { text: AnswerTexts['texts'][number] }) {
  const now = useNow();
  const timeZone = useStoreTimeZone();
  const { body, savedAt, country } = text;
  return (
    <li>
      <p className={styles.body} dir="auto">
        {body}
      </p>
      <p className={styles.note}>
        <time dateTime={savedAt} title={dateAndTime(savedAt, timeZone)}>
          {relativeTime(savedAt, now, timeZone)}
        </time>
        {country !== null && ` · ${countryName(country)}`}
        {text.promotedTo !== null && ` · counts as “${text.promotedTo}”`}
      </p>
    </li>
  );
}
