import { useState } from 'react';
import type { SourceQuestions, StoreChannels } from '#shared/api/channels.ts';
import { ROUTES } from '#shared/routes.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { useChannels, useChannelTexts, useSourceQuestions } from '../../../answers/api/channels.ts';
import { Found } from '../../../ui/found.tsx';
import { PlanRefusal } from '../../../answers/plan-refusal.tsx';
import cards from '../../../answers/list/cards.module.css';
import { type AboutSurvey, useAnalyticsView } from '../../../answers/view.ts';
import { HistoryCard } from './history-card.tsx';
import { Report } from './report.tsx';
import { WithinCard } from './within-card.tsx';

/** Where customers come from: by what they say, by what links tell, for all orders, and what they are worth. */
export function ChannelsTab({ surveyId, query }: AboutSurvey) {
  const questions = useSourceQuestions(surveyId);
  const channels = useChannels();
  return (
    <Found found={questions} what="The channels" lines={12}>
      {({ questions: asked }) => (
        <Found found={channels} what="The channels" lines={12}>
          {(known) => <Channels {...{ surveyId, query }} questions={asked} channels={known} />}
        </Found>
      )}
    </Found>
  );
}

interface ChannelsProps extends AboutSurvey {
  readonly questions: SourceQuestions['questions'];
  readonly channels: StoreChannels;
}

function Channels({ surveyId, query, questions, channels }: ChannelsProps) {
  const { mayFilter, shown } = useAnalyticsView();
  const isKnown = useBillingCustomer().data !== undefined;
  const [chosen, setChosen] = useState<string>();
  const wanted = chosen ?? shown.question;
  const question = questions.find(({ meaningId }) => meaningId === wanted) ?? questions[0];
  if (!question) {
    return (
      <>
        <p className={cards.nothing}>
          This survey asks no question whose answers could name a channel. Add one such as “How did you hear
          about us?”, or begin with the attribution template.
        </p>
        <HistoryCard />
      </>
    );
  }
  const { meaningId } = question;
  return (
    <>
      {questions.length > 1 && (
        <Select
          label="Channels by the answers to"
          options={questions.map(({ meaningId: value, text }) => ({ value, label: text || 'No text' }))}
          value={meaningId}
          onChange={setChosen}
        />
      )}
      {isKnown && !mayFilter ? (
        <PlanRefusal feature="advanced_analytics" />
      ) : (
        <Report key={meaningId} {...{ surveyId, meaningId, query, channels }} />
      )}
      <WithinCard surveyId={surveyId} meaningId={meaningId} channels={channels} />
      <ToMapping surveyId={surveyId} meaningId={meaningId} />
      <HistoryCard />
    </>
  );
}

/** What is left to decide, with the way to where it is decided. */
function ToMapping({ surveyId, meaningId }: { readonly surveyId: string; readonly meaningId: string }) {
  const waiting = useChannelTexts(surveyId, meaningId).data?.openAnswers ?? 0;
  const chosen = new URLSearchParams({ survey: surveyId, question: meaningId });
  return (
    <p>
      <Link to={`${ROUTES.channels}?${chosen.toString()}`}>Which answers mean which channel</Link>
      {waiting > 0 && `: ${pluralize(waiting, 'written answer')} without a channel yet`}
    </p>
  );
}
