import { type ReactNode, useMemo, useState } from 'react';
import type { Inbox } from '#shared/api/analytics-inbox.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useMediaQuery, WIDE } from '../../ui/use-media-query.ts';
import cards from '../../answers/list/cards.module.css';
import { ListFrame } from '../../answers/list/list-frame.tsx';
import table from '../../answers/list/table.module.css';
import { useRowList } from '../../answers/list/use-row-list.ts';
import { mayHaveScores } from '../../answers/asked-scores.ts';
import { useAnalyticsView } from '../../answers/view.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type InboxView, useInboxView } from './inbox-address.ts';
import { InboxControls } from './inbox-controls.tsx';
import { countText } from './inbox-labels.ts';
import { InboxTable } from './inbox-table.tsx';
import { OpenedLowScore } from './opened-low-score.tsx';
import { type LowScore, useInboxSummary, useLowScores, usePendingFollowUps } from './use-inbox.ts';
import { useOwnName } from './use-own-name.ts';
import { useSaving } from './use-saving.ts';
import { Link } from '../../ui/link.tsx';

/** The low scores of a survey as an inbox that a team works through. */
export function InboxTab({ surveyId }: { readonly surveyId: string }) {
  const [view, change] = useInboxView();
  const [search, setSearch] = useState('');
  const [ownName, setOwnName] = useOwnName();
  const inbox = useInboxSummary(surveyId, view).data;
  const found = useLowScores(surveyId, view, search);
  return (
    <div className={table.area}>
      <InboxControls
        {...{ view, inbox, ownName }}
        onChange={(wanted) => change({ ...wanted, open: null })}
        onReload={() => void found.refetch()}
        onSearch={setSearch}
        onOwnName={setOwnName}
      />
      <LowScores
        {...{ surveyId, found, view, change, inbox, ownName }}
        empty={<EmptyInbox view={view} search={search} inbox={inbox} />}
      />
    </div>
  );
}

const hasAny = ({ counts }: Inbox): boolean => counts.new + counts.in_work + counts.solved > 0;

interface LowScoresProps {
  readonly surveyId: string;
  readonly found: ReturnType<typeof useLowScores>;
  readonly view: InboxView;
  readonly change: (change: Partial<InboxView>) => void;
  readonly inbox: Inbox | undefined;
  readonly ownName: string;
  readonly empty: ReactNode;
}

function LowScores({ surveyId, found, view, change, inbox, ownName, empty }: LowScoresProps) {
  const isWide = useMediaQuery(WIDE);
  const pages = found.data?.pages;
  const show = usePendingFollowUps<LowScore>(surveyId);
  const lowScores = useMemo(() => pages?.flatMap((page) => page.lowScores.map(show)), [pages, show]);
  const list = useRowList(lowScores, view, change);
  const { save, undo, unsaved } = useSaving(surveyId, ownName);
  const people = inbox?.people ?? [];
  return (
    <>
      {list.selectedRows.length > 0 && (
        <BulkBar
          count={list.selectedRows.length}
          people={people}
          onChange={(wanted) => save({ lowScores: list.selectedRows, change: wanted })}
          onClear={list.clear}
        />
      )}
      <ListFrame found={found} what="Low scores" shown={list.rows.length} one="low score" empty={empty}>
        <div className={table.split}>
          <InboxTable {...{ list, isWide }} isAll={!found.hasNextPage} today={inbox?.today ?? ''} />
          {view.open !== null && (
            <OpenedLowScore
              key={view.open}
              surveyId={surveyId}
              responseId={view.open}
              list={list}
              people={people}
              discounts={inbox?.discounts}
              ownName={ownName}
              unsaved={unsaved.get(view.open)}
              onChange={save}
              onUndo={undo}
            />
          )}
        </div>
      </ListFrame>
    </>
  );
}

interface EmptyProps {
  readonly view: InboxView;
  readonly search: string;
  readonly inbox: Inbox | undefined;
}

function EmptyInbox({ view, search, inbox }: EmptyProps) {
  const { surveyId, survey } = useAnalyticsView();
  const isEmpty = inbox !== undefined && !hasAny(inbox);
  if (isEmpty && isUnfiltered(view, search) && survey && !mayHaveScores(survey)) {
    return (
      <p className={cards.nothing}>
        No low scores, because this survey asks for no score.{' '}
        <Link to={pathTo(ROUTES.builder, { surveyId })}>Add a score question</Link>
      </p>
    );
  }
  return <p className={cards.nothing}>{emptyText(view, search, inbox)}</p>;
}

const isUnfiltered = ({ assigned, due }: InboxView, search: string): boolean =>
  search === '' && assigned === 'any' && due === 'any';

function emptyText({ state, assigned, due }: InboxView, search: string, inbox: Inbox | undefined): string {
  if (search !== '') return `No low score here says “${search}”.`;
  if (assigned !== 'any' || due !== 'any') return 'No low score matches these filters.';
  const { new: untouched, in_work: inWork, solved } = inbox?.counts ?? { new: 0, in_work: 0, solved: 0 };
  if (untouched + inWork + solved === 0) return NONE;
  if (state === 'new') return `Nothing new. ${countText(inWork)} in work, ${countText(solved)} solved.`;
  return state === 'in_work' ? 'Nobody works on a low score at the moment.' : 'No low score is solved yet.';
}

const NONE =
  'No low scores. Net promoter scores of 0 to 6 and the lowest ratings appear here as they arrive, so that your team can take care of them.';
