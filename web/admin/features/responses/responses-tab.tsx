import { Button } from '@shopify/polaris';
import type { AboutSurvey } from '../../answers/view.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { BesideOrDialog } from '../../ui/dialog/beside-or-dialog.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useMediaQuery, WIDE } from '../../ui/use-media-query.ts';
import { plainParameters } from '../../answers/api/results.ts';
import { useQuestionResults } from '../../answers/api/question-results.ts';
import { Found } from '../../ui/found.tsx';
import { NoAnswers } from '../../answers/no-answers.tsx';
import styles from '../../answers/list/cards.module.css';
import { DeleteResponsesDialog } from './delete-responses-dialog.tsx';
import { type ListView, useListView } from './list-address.ts';
import { ListFrame } from '../../answers/list/list-frame.tsx';
import { columnsOf, type ResponseColumn, shownColumns } from './response-columns.tsx';
import { ResponsePanel } from './response-panel.tsx';
import { ResponseTable } from './response-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableControls } from './table-controls.tsx';
import table from '../../answers/list/table.module.css';
import { useArrivals } from './use-arrivals.ts';
import {
  type MarkChange,
  useListReset,
  useMarks,
  useOneResponse,
  usePendingMarks,
  useResponses,
  useResponseTags,
} from './use-responses.ts';
import { BESIDE, PANEL } from '../../answers/list/use-row-keys.ts';
import { type RowList, useRowList } from '../../answers/list/use-row-list.ts';

/** Single responses as a table, and the chosen one in full. */
export function ResponsesTab({ surveyId, query }: AboutSurvey) {
  const [search, setSearch] = useState('');
  const [view, change] = useListView();
  const isWide = useMediaQuery(WIDE);
  const tags = useResponseTags(surveyId).data;
  const columns = useColumns(surveyId, query, view);
  return (
    <div className={table.area}>
      <TableControls view={view} onChange={change} {...{ tags, columns, isWide }} onSearch={setSearch} />
      <Arrivals surveyId={surveyId} query={query} kind={view.kind} />
      <Responses
        surveyId={surveyId}
        found={useResponses(surveyId, query, { ...view, search })}
        view={view}
        change={change}
        columns={columns.shown}
        isWide={isWide}
        knownTags={useMemo(() => tags?.tags.map(({ tag }) => tag) ?? [], [tags])}
        empty={<EmptyResponses surveyId={surveyId} view={view} search={search} />}
      />
    </div>
  );
}

interface ResponsesProps {
  readonly surveyId: string;
  readonly found: ReturnType<typeof useResponses>;
  readonly view: ListView;
  readonly change: (change: Partial<ListView>) => void;
  readonly columns: readonly ResponseColumn[];
  readonly isWide: boolean;
  readonly knownTags: readonly string[];
  readonly empty: ReactNode;
}

function Responses({ surveyId, found, view, change, columns, isWide, knownTags, empty }: ResponsesProps) {
  const [leaving, setLeaving] = useState<readonly ReadableResponse[]>([]);
  const pages = found.data?.pages;
  const show = usePendingMarks(surveyId);
  const responses = useMemo(() => pages?.flatMap((page) => page.responses.map(show)), [pages, show]);
  const mark = useMarking(surveyId);
  const star = useCallback(
    (response: ReadableResponse) => mark([response], { isStarred: !response.mark.isStarred }),
    [mark],
  );
  const list = useRowList(responses, view, change, star);
  const loadMore = useLoadMore(found);
  return (
    <>
      {list.selectedRows.length > 0 && (
        <SelectionBar
          surveyId={surveyId}
          selected={list.selectedRows}
          knownTags={knownTags}
          onMark={(marks) => mark(list.selectedRows, marks)}
          onDelete={() => setLeaving(list.selectedRows)}
          onClear={list.clear}
        />
      )}
      <ListFrame found={found} what="Responses" shown={list.rows.length} one="response" empty={empty}>
        <div className={table.split}>
          <ResponseTable
            {...{ list, columns, isWide }}
            isAll={!found.hasNextPage}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            onStar={star}
            onEndNear={loadMore}
          />
          {view.open !== null && (
            <OpenedResponse
              {...{ surveyId, list, knownTags }}
              open={view.open}
              onMark={mark}
              onDelete={setLeaving}
            />
          )}
        </div>
      </ListFrame>
      {leaving.length > 0 && (
        <DeleteResponsesDialog
          surveyId={surveyId}
          responses={leaving}
          onClose={() => setLeaving([])}
          onDeleted={() => {
            setLeaving([]);
            list.clear();
            change({ open: null });
          }}
        />
      )}
    </>
  );
}

function useLoadMore({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: ResponsesProps['found']): () => void {
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

function useColumns(surveyId: string, query: AnalyticsQuery, { columns }: ListView) {
  const questions = useQuestionResults(surveyId, query).data?.questions;
  return useMemo(() => {
    const all = columnsOf(questions ?? []);
    return { all, shown: shownColumns(all, columns) };
  }, [questions, columns]);
}

function useMarking(surveyId: string) {
  const { show } = useToasts();
  const { mutate } = useMarks(surveyId, (error) => show(failedChange('The change was not saved', error)));
  return useCallback(
    (responses: readonly ReadableResponse[], change: MarkChange) => mutate({ responses, change }),
    [mutate],
  );
}

interface OpenedProps extends Pick<ResponsesProps, 'surveyId' | 'knownTags'> {
  readonly open: string;
  readonly list: RowList<ReadableResponse>;
  readonly onMark: (responses: readonly ReadableResponse[], change: MarkChange) => void;
  readonly onDelete: (responses: readonly ReadableResponse[]) => void;
}

/** Beside the table, or in a dialog where there is no room. */
function OpenedResponse({ surveyId, open, list, knownTags, onMark, onDelete }: OpenedProps) {
  const isBeside = useMediaQuery(BESIDE);
  const listed = list.rows.find(({ responseId }) => responseId === open);
  const found = useOneResponse(surveyId, open, listed);
  return (
    <BesideOrDialog
      isBeside={isBeside}
      className={table.panel}
      label="The response"
      title="Response"
      attribute={PANEL}
      onClose={list.close}
    >
      <Found found={found} what="This response" lines={8}>
        {(response) => (
          <ResponsePanel
            {...{ surveyId, response, knownTags }}
            onMark={(change) => onMark([response], change)}
            onDelete={() => onDelete([response])}
            onNext={list.onNext}
            onPrevious={list.onPrevious}
            onClose={isBeside ? list.close : undefined}
          />
        )}
      </Found>
    </BesideOrDialog>
  );
}

/** New answers wait until the merchant asks for them. */
function Arrivals({ surveyId, query, kind }: AboutSurvey & Pick<ListView, 'kind'>) {
  const { data, isPlaceholderData } = useQuestionResults(surveyId, query);
  const list = JSON.stringify(plainParameters(query));
  const [arrived, forget] = useArrivals(list, isPlaceholderData ? undefined : data?.responses);
  const reset = useListReset(surveyId);
  if (arrived === 0 || kind === 'test') return null;
  const show = (): void => {
    forget();
    reset();
  };
  return (
    <div className={styles.more}>
      <Button onClick={show}>{`Show ${pluralize(arrived, 'new response')}`}</Button>
    </div>
  );
}

interface EmptyResponsesProps {
  readonly surveyId: string;
  readonly view: ListView;
  readonly search: string;
}

function EmptyResponses({ surveyId, view: { kind, isStarred, tag }, search }: EmptyResponsesProps) {
  if (search !== '') return <p className={styles.nothing}>No response in these days says “{search}”.</p>;
  if (tag !== '') return <p className={styles.nothing}>No response in these days has the tag “{tag}”.</p>;
  if (isStarred) return <p className={styles.nothing}>No response in these days has a star.</p>;
  if (kind === 'test') {
    return (
      <p className={styles.nothing}>
        No test responses in these days. What is answered in a preview on the store appears here, and counts
        in no figure.
      </p>
    );
  }
  return <NoAnswers surveyId={surveyId} />;
}
