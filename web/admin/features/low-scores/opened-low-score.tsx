import { BesideOrDialog } from '../../ui/dialog/beside-or-dialog.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Found } from '../../ui/found.tsx';
import { BESIDE, PANEL } from '../../answers/list/use-row-keys.ts';
import table from '../../answers/list/table.module.css';
import type { RowList } from '../../answers/list/use-row-list.ts';
import { LowScorePanel, type LowScorePanelProps } from './low-score-panel.tsx';
import { type LowScore, useLowScore } from './use-inbox.ts';

interface OpenedProps extends Omit<LowScorePanelProps, 'lowScore' | 'onNext' | 'onPrevious' | 'onClose'> {
  readonly responseId: string;
  readonly list: RowList<LowScore>;
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
