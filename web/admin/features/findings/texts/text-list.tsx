import { Button } from '@shopify/polaris';
import type { AboutQuestion } from '../../../answers/view.ts';
import { useState } from 'react';
import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import { useSearchText } from '../../../lib/page/use-search-text.ts';
import { NextPage } from '../../../ui/next-page.tsx';
import { plainParameters, usePagedResults } from '../../../answers/api/results.ts';
import { Found } from '../../../ui/found.tsx';
import { TextItem } from './text-item.tsx';
import styles from './texts.module.css';

const SHOWN_FIRST = 3;

/** The newest texts; the rest on request, and all that match a search. */
export function TextList({ surveyId, query, meaningId }: AboutQuestion) {
  const [search, setSearch] = useState('');
  const typed = useSearchText(search, setSearch);
  const [isWhole, setWhole] = useState(false);
  const found = usePagedResults('GET /surveys/{surveyId}/analytics/questions/{meaningId}/texts', {
    ...{ surveyId, meaningId, ...plainParameters(query), search },
  });
  const texts = found.data?.pages.flatMap((page) => page.texts) ?? [];
  const isShort = !isWhole && search === '' && texts.length > SHOWN_FIRST;
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
      <Found found={found} what="The answers" lines={3}>
        {() => (
          <ul aria-busy={found.isPlaceholderData}>
            {(isShort ? texts.slice(0, SHOWN_FIRST) : texts).map((text) => (
              <TextItem key={`${text.responseId} ${text.isOther}`} text={text} />
            ))}
          </ul>
        )}
      </Found>
      {found.data && texts.length === 0 && !found.hasNextPage && (
        <p className={styles.note}>
          {search === '' ? 'Nobody has written anything.' : `Nobody wrote “${search}”.`}
        </p>
      )}
      {isShort && <Button onClick={() => setWhole(true)}>Show more</Button>}
      {!isShort && <NextPage list={found} label="Show more" what="More answers" />}
    </div>
  );
}
