import { useRef, useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { TEST_ANSWERS_KEPT, TEST_ANSWER_DAYS } from '#shared/survey/test-answers.ts';
import { NoAnswers } from '../overview/no-answers.tsx';
import styles from './cards.module.css';
import { DeleteResponseDialog } from './delete-response-dialog.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListSearch } from './list-search.tsx';
import { ResponseCard } from './response-card.tsx';
import { type ResponseKind, useResponses } from './use-responses.ts';

const KINDS: readonly { readonly id: ResponseKind; readonly name: string }[] = [
  { id: 'real', name: 'Answers' },
  { id: 'test', name: 'Test answers' },
];

const TEST_LIMIT_NOTE = `The latest ${TEST_ANSWERS_KEPT} test answers of a survey are kept, each for ${TEST_ANSWER_DAYS} days.`;

/** Single responses, newest first. */
export function ResponsesTab({
  surveyId,
  query,
}: {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ResponseKind>('real');
  const [leaving, setLeaving] = useState<ReadableResponse | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = useResponses(surveyId, query, { kind, search });
  const responses = found.data?.pages.flatMap((page) => page.responses) ?? [];
  return (
    <>
      <div className={styles.controls} role="search" aria-label="Responses">
        <div className={styles.kinds} role="group" aria-label="Which responses">
          {KINDS.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={kind === id} onClick={() => setKind(id)}>
              {name}
            </button>
          ))}
        </div>
        <ListSearch label="Search responses" hint="Words, answers or an order" onSearch={setSearch} />
      </div>
      {kind === 'test' && <p className={styles.facts}>{TEST_LIMIT_NOTE}</p>}
      <ListFrame
        found={found}
        what="Responses"
        shown={responses.length}
        one="response"
        empty={<EmptyResponses surveyId={surveyId} kind={kind} search={search} />}
      >
        <ul ref={list} className={styles.list} aria-label="Responses, newest first" tabIndex={-1}>
          {responses.map((response) => (
            <ResponseCard
              key={response.responseId}
              response={response}
              onDelete={() => setLeaving(response)}
            />
          ))}
        </ul>
      </ListFrame>
      {leaving && (
        <DeleteResponseDialog
          surveyId={surveyId}
          response={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => {
            setLeaving(null);
            // The pressed button was removed with its card, so the list gets the focus.
            setTimeout(() => list.current?.focus());
          }}
        />
      )}
    </>
  );
}

interface EmptyResponsesProps {
  readonly surveyId: string;
  readonly kind: ResponseKind;
  readonly search: string;
}

function EmptyResponses({ surveyId, kind, search }: EmptyResponsesProps) {
  if (search !== '') {
    return <p className={styles.nothing}>No response in these days says “{search}”.</p>;
  }
  if (kind === 'test') {
    return (
      <p className={styles.nothing}>
        No test answers in these days. What is answered in a preview on the store appears here, and counts in
        no figure.
      </p>
    );
  }
  return <NoAnswers surveyId={surveyId} />;
}
