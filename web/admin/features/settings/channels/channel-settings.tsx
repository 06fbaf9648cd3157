import { useSearchParams } from 'react-router-dom';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import type { StoreChannels } from '#shared/api/channels.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { useChannelReport, useChannels, useSourceQuestions } from '../../../answers/api/channels.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { Found } from '../../../ui/found.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSurveyNames } from '../connections/api/connections.ts';
import { MappingCard, OwnRules } from './mapping-card.tsx';
import { SourcesCard } from './sources-card.tsx';
import { TextQueue } from './text-queue.tsx';

/** Which answers and link sources mean which channel: the store's rules, decided by the answers of one survey. */
export function ChannelSettings() {
  const [parameters, setParameters] = useSearchParams();
  const channels = useChannels();
  const surveys = useSurveyNames();
  const choose = (chosen: Record<string, string>): void => setParameters(chosen, { replace: true });
  return (
    <Found found={channels} what="The channels" lines={8}>
      {(known) => (
        <Found found={surveys} what="Your surveys" lines={4}>
          {(all) => {
            const surveyId = parameters.get('survey') ?? all[0]?.surveyId;
            if (surveyId === undefined)
              return <p>Rules are made from the answers to a survey. You have none yet.</p>;
            return (
              <>
                <Select
                  label="Survey"
                  options={all.map(({ surveyId: value, name }) => ({ value, label: name }))}
                  value={surveyId}
                  onChange={(survey) => choose({ survey })}
                />
                <OfSurvey
                  key={surveyId}
                  {...{ surveyId, channels: known }}
                  wanted={parameters.get('question')}
                  onChoose={(question) => choose({ survey: surveyId, question })}
                />
                <OwnRules {...{ surveyId, channels: known }} />
              </>
            );
          }}
        </Found>
      )}
    </Found>
  );
}

interface OfSurveyProps {
  readonly surveyId: string;
  readonly channels: StoreChannels;
  /** The question that the address names. */
  readonly wanted: string | null;
  readonly onChoose: (meaningId: string) => void;
}

function OfSurvey({ surveyId, channels, wanted, onChoose }: OfSurveyProps) {
  const found = useSourceQuestions(surveyId);
  return (
    <Found found={found} what="The questions" lines={6}>
      {({ questions }) => {
        const question = questions.find(({ meaningId }) => meaningId === wanted) ?? questions[0];
        if (!question) return <p>This survey asks no question whose answers could name a channel.</p>;
        const of = { surveyId, channels, meaningId: question.meaningId };
        return (
          <>
            {questions.length > 1 && (
              <Select
                label="Question"
                options={questions.map(({ meaningId: value, text }) => ({ value, label: text || 'No text' }))}
                value={question.meaningId}
                onChange={onChoose}
              />
            )}
            <TextQueue key={`queue ${question.meaningId}`} {...of} />
            <Sources {...of} />
            <MappingCard {...of} />
          </>
        );
      }}
    </Found>
  );
}

interface SourcesProps extends Pick<OfSurveyProps, 'surveyId' | 'channels'> {
  readonly meaningId: string;
}

/** The sources are known once the channels of these days were counted. */
function Sources({ meaningId, ...of }: SourcesProps) {
  const features = useBillingCustomer().data?.features;
  const mayCompare = features !== undefined && isAllowed(features, { type: 'filter_analytics' });
  const { data } = useChannelReport(
    of.surveyId,
    meaningId,
    { query: DEFAULT_QUERY, visit: 'last' },
    mayCompare,
  );
  return data?.counted ? <SourcesCard {...of} sources={data.counted.sources} /> : null;
}
