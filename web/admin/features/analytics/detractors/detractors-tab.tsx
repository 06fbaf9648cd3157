import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { FOLLOW_UP_STATES, type FollowUpState } from '#shared/api/analytics-insights.ts';
import cards from '../responses/cards.module.css';
import { ListFrame } from '../responses/list-frame.tsx';
import { ListSearch } from '../responses/list-search.tsx';
import { DetractorCard } from './detractor-card.tsx';
import { STATE_NAMES } from './follow-up-labels.ts';
import { useDetractors } from './use-detractors.ts';

/** Low scores, newest first, with the follow-up of each. */
export function DetractorsTab({
  surveyId,
  query,
}: {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}) {
  const [search, setSearch] = useState('');
  const [states, setStates] = useState<readonly FollowUpState[]>([]);
  const found = useDetractors(surveyId, query, { states, search });
  const detractors = found.data?.pages.flatMap((page) => page.detractors) ?? [];
  const toggle = (state: FollowUpState): void =>
    setStates(FOLLOW_UP_STATES.filter((each) => (each === state) !== states.includes(each)));
  const isNarrowed = search !== '' || states.length > 0;
  return (
    <>
      <div className={cards.controls} role="search" aria-label="Low scores">
        <div className={cards.kinds} role="group" aria-label="What was done">
          <button type="button" aria-pressed={states.length === 0} onClick={() => setStates([])}>
            All
          </button>
          {FOLLOW_UP_STATES.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={states.includes(state)}
              onClick={() => toggle(state)}
            >
              {STATE_NAMES[state]}
            </button>
          ))}
        </div>
        <ListSearch label="Search low scores" hint="Words, answers or an order" onSearch={setSearch} />
      </div>
      <ListFrame
        found={found}
        what="Low scores"
        shown={detractors.length}
        one="low score"
        empty={<p className={cards.nothing}>{isNarrowed ? NONE_LIKE_THIS : NONE}</p>}
      >
        <ul className={cards.list} aria-label="Low scores, newest first">
          {detractors.map((detractor) => (
            <DetractorCard key={detractor.responseId} surveyId={surveyId} detractor={detractor} />
          ))}
        </ul>
      </ListFrame>
    </>
  );
}

const NONE =
  'No low scores in these days. Net promoter scores of 0 to 6 and the lowest ratings appear here, so that you can write to whoever gave them.';
const NONE_LIKE_THIS = 'No low scores in these days are like this.';
