import type { Inbox, LowScoreFollowUp, WholeLowScore } from '#shared/api/analytics-inbox.ts';
import { AnswerPath } from '../../answers/list/answer-path.tsx';
import cards from '../../answers/list/cards.module.css';
import { Step } from '../../answers/list/step.tsx';
import { Bought, RespondentFacts, ResponseTitle } from '../../answers/list/response-facts.tsx';
import table from '../../answers/list/table.module.css';
import { FollowUpFields } from './follow-up-fields.tsx';
import { History } from './history.tsx';
import styles from './inbox.module.css';
import { ScoreMark } from './low-score-parts.tsx';
import { ShopperPart } from './shopper-part.tsx';
import type { LowScoreChange } from './use-inbox.ts';

export interface LowScorePanelProps {
  readonly surveyId: string;
  readonly lowScore: WholeLowScore;
  readonly people: readonly string[];
  readonly discounts: Inbox['discounts'] | undefined;
  readonly ownName: string;
  /** What could not be saved of this low score. */
  readonly unsaved: Partial<LowScoreFollowUp> | undefined;
  readonly onChange: (change: LowScoreChange) => void;
  readonly onUndo: (changeId: string) => void;
  /** Goes to the next row or the one before; undefined at the end of the list. */
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  /** Undefined in a dialog, which has a button of its own. */
  readonly onClose: (() => void) | undefined;
}

/** One low score: who gave it, what can be done, the whole answer, and what was done. */
export function LowScorePanel({
  surveyId,
  lowScore,
  people,
  discounts,
  ownName,
  unsaved,
  onChange,
  onUndo,
  ...steps
}: LowScorePanelProps) {
  const { responseId, scores, path, history } = lowScore;
  return (
    <div className={table.whole}>
      <div className={`${table.ways} ${styles.ways}`}>
        <Step label="Previous low score" sign="↑" onStep={steps.onPrevious} />
        <Step label="Next low score" sign="↓" onStep={steps.onNext} />
        {steps.onClose && <Step label="Close the low score" sign="×" onStep={steps.onClose} />}
      </div>
      <div className={cards.head}>
        <ScoreMark scores={scores} />
        <ResponseTitle facts={lowScore} />
      </div>
      <AnswerPath path={path} />
      <Bought order={lowScore.order} />
      <ShopperPart
        {...{ surveyId, lowScore, discounts, ownName }}
        onMail={() =>
          onChange({
            lowScores: [lowScore],
            change: lowScore.followUp.state === 'new' ? { state: 'in_work' } : {},
            isMail: true,
          })
        }
      />
      <RespondentFacts facts={lowScore} />
      <FollowUpFields
        key={responseId}
        followUp={lowScore.followUp}
        unsaved={unsaved}
        people={people}
        onChange={(change) => onChange({ lowScores: [lowScore], change })}
      />
      <History events={history} onUndo={onUndo} />
    </div>
  );
}
