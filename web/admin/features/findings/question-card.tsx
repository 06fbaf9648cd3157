import { editingOf } from '#shared/survey/types/registry.ts';
import { resultViewOf } from './types/registry.ts';
import type { QuestionResult, ResultProps } from './types/result-view.ts';
import { Card, Explanation } from '../../answers/card.tsx';

interface QuestionCardProps extends ResultProps<QuestionResult['kind']> {
  readonly place: number;
  readonly isBusy: boolean;
}

/** The results of one question, merged over all versions in which it has the same meaning. */
export function QuestionCard({ place, isBusy, ...result }: QuestionCardProps) {
  const { question } = result;
  const { text, type, answered, seen, isCurrent } = question;
  const { Result, explained, method } = resultViewOf({ type });
  return (
    <Card
      title={`${place}. ${text}`}
      subtitle={`${editingOf({ type }).name} · ${answered.toLocaleString()} answered${isCurrent ? '' : ' · no longer asked'}`}
      action={
        <Explanation method={method}>
          {`${answered.toLocaleString()} answered, of ${seen.toLocaleString()} who saw this question. ${explained}`}
        </Explanation>
      }
      isBusy={isBusy}
    >
      {answered === 0 ? (
        <p>{seen === 0 ? 'Nobody has seen this question.' : 'Nobody has answered this.'}</p>
      ) : (
        <Result {...result} />
      )}
    </Card>
  );
}
