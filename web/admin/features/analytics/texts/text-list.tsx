import { Button } from '@shopify/polaris';
import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { AnswerTexts } from '#shared/api/analytics.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useStoreDetails } from '../../../lib/store/store-details.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { useAnswerTexts } from '../api/answer-texts.ts';
import { countryName } from '../filters/filter-labels.ts';
import { FaultCard } from '../overview/fault-card.tsx';
import styles from './texts.module.css';

interface TextListProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function TextList({ surveyId, query, meaningId, search, onSearch }: TextListProps) {
  const typed = useSearchText(search, onSearch);
  const found = useAnswerTexts(surveyId, meaningId, query, search);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = found;
  const texts = data?.pages.flatMap((page) => page.texts) ?? [];
  if (error && !data) {
    return <FaultCard what="The answers" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.list}>
      <input
        type="search"
        className={styles.search}
        aria-label="Search what people wrote"
        placeholder="Search what people wrote"
        maxLength={ANSWER_LIMITS.otherLength}
        value={typed.value}
        onChange={(event) => typed.write(event.currentTarget.value)}
      />
      <ul aria-busy={found.isPlaceholderData}>
        {texts.map((text) => (
          <TextItem key={`${text.responseId} ${text.isOther}`} text={text} />
        ))}
      </ul>
      {data && texts.length === 0 && !hasNextPage && (
        <p className={styles.note}>
          {search === '' ? 'Nobody has written anything.' : `Nobody wrote “${search}”.`}
        </p>
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Show more
        </Button>
      )}
    </div>
  );
}

function TextItem({ text }: { text: AnswerTexts['texts'][number] }) {
  const now = useNow();
  const timeZone = useStoreDetails().data?.store.merchantDetails.timezone ?? 'UTC';
  const { body, savedAt, country } = text;
  return (
    <li>
      <p className={styles.body}>{body}</p>
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
