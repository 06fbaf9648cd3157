import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import type { QuestionType } from '#shared/survey/question.ts';
import { TextAnswers } from '../texts/text-answers.tsx';
import { Card, Explained } from './card.tsx';
import { ChoiceResult } from './choice-result.tsx';
import { DateResult } from './date-result.tsx';
import { NpsResult } from './nps-result.tsx';
import { RatingResult } from './rating-result.tsx';

export type QuestionResult = QuestionResults['questions'][number];

export interface ResultProps<K extends QuestionResult['kind']> {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly question: Extract<QuestionResult, { kind: K }>;
  /** Whether its course over time is shown here: the headline shows that of its own question. */
  readonly hasTrend: boolean;
}

interface QuestionCardProps extends ResultProps<QuestionResult['kind']> {
  readonly place: number;
  readonly isBusy: boolean;
}

/** What was answered to one question, over all versions in which it means the same. */
export function QuestionCard({ place, isBusy, ...result }: QuestionCardProps) {
  const { question } = result;
  const { text, type, answered, seen, isCurrent } = question;
  return (
    <Card
      title={`${place}. ${text}`}
      subtitle={`${TYPE_NAMES[type]} · ${answered.toLocaleString()} answered${isCurrent ? '' : ' · no longer asked'}`}
      isBusy={isBusy}
    >
      {answered === 0 ? (
        <p>{seen === 0 ? 'Nobody has seen this question.' : 'Nobody has answered this.'}</p>
      ) : (
        <Result {...result} />
      )}
      <Explained>
        {`${answered.toLocaleString()} answered, of ${seen.toLocaleString()} who saw this question. ${MEANINGS[question.kind]}`}
        {type === 'multi_select' && ' Each person may choose several, so shares add up to more than 100 %.'}
      </Explained>
    </Card>
  );
}

function Result({ surveyId, query, question, hasTrend }: ResultProps<QuestionResult['kind']>) {
  switch (question.kind) {
    case 'choice':
      return <ChoiceResult surveyId={surveyId} query={query} question={question} />;
    case 'nps':
      return <NpsResult surveyId={surveyId} query={query} question={question} hasTrend={hasTrend} />;
    case 'rating':
      return <RatingResult surveyId={surveyId} query={query} question={question} hasTrend={hasTrend} />;
    case 'date':
      return <DateResult question={question} />;
    case 'text':
      return <TextAnswers surveyId={surveyId} query={query} meaningId={question.meaningId} />;
    default:
      return question satisfies never;
  }
}

const TYPE_NAMES: Readonly<Record<QuestionType, string>> = {
  single_select: 'One choice',
  multi_select: 'Several choices',
  drop_down: 'Dropdown',
  text: 'Own words',
  rating: 'Rating',
  nps: 'Net promoter score',
  date: 'Date',
};

const INTERVAL = 'Intervals hold the true value in 95 of 100 cases.';

const MEANINGS: Readonly<Record<QuestionResult['kind'], string>> = {
  choice: `Shares are of the people who answered. ${INTERVAL}`,
  nps: `The score is the share of promoters (9 and 10) less that of detractors (0 to 6), out of those who answered. ${INTERVAL}`,
  rating: `Average and shares are of the people who answered. ${INTERVAL}`,
  date: 'Dates are counted by month.',
  text: 'Empty answers are not counted.',
};
