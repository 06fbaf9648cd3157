import type { Inbox, LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import { BesideOrDialog } from '../../ui/dialog/beside-or-dialog.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Found } from '../../ui/found.tsx';
import { BESIDE, PANEL } from '../../answers/list/use-row-keys.ts';
import table from '../../answers/list/table.module.css';
import type { RowList } from '../../answers/list/use-row-list.ts';
import { LowScorePanel } from './low-score-panel.tsx';
import { type LowScore, type LowScoreChange, useLowScore } from './use-inbox.ts';

interface OpenedProps {
  readonly surveyId: string;
  readonly responseId: string;
  readonly list: RowList<LowScore>;
  readonly people: readonly string[];
  readonly discounts: Inbox['discounts'] | undefined;
  readonly ownName: string;
  /** What could not be saved of this low score. */
  readonly unsaved: Partial<LowScoreFollowUp> | undefined;
  readonly onChange: (change: LowScoreChange) => void;
  readonly onUndo: (changeId: string) => void;
}

/** Beside the table, or in a dialog where there is no room. */
export function OpenedLowScore({ surveyId, responseId, list, ...actions }: OpenedProps) {
  const isBeside = useMediaQuery(BESIDE);
  const found = useLowScore(surveyId, responseId);
  return (
    <BesideOrDialog
      isBeside={isBeside}
      className={table.panel}
      label="The low score"
      title="Low score"
      attribute={PANEL}
      onClose={list.close}
    >
      <Found found={found} what="This low score" lines={8}>
        {(lowScore) => (
          <LowScorePanel
            {...{ ...actions, surveyId, lowScore }}
            onNext={list.onNext}
            onPrevious={list.onPrevious}
            onClose={isBeside ? list.close : undefined}
          />
        )}
      </Found>
    </BesideOrDialog>
  );
}
