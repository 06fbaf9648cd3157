import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { MOST_SELECTED } from '#shared/api/values.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { useServices } from '../../lib/services.tsx';
import { useExportGate } from '../../lib/billing/use-export-gate.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from '../../answers/list/table.module.css';
import { TagEditor } from './tag-editor.tsx';
import type { MarkChange } from './use-responses.ts';

interface SelectionBarProps {
  readonly surveyId: string;
  readonly selected: readonly ReadableResponse[];
  readonly knownTags: readonly string[];
  readonly onMark: (change: MarkChange) => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected responses. */
export function SelectionBar({
  surveyId,
  selected,
  knownTags,
  onMark,
  onDelete,
  onClear,
}: SelectionBarProps) {
  const [isTagging, setTagging] = useState(false);
  const { isExporting, start } = useSelectionExport(surveyId, selected);
  const isAllStarred = selected.every(({ mark }) => mark.isStarred);
  const tags = [...new Set(selected.flatMap(({ mark }) => mark.tags))];
  const count = pluralize(selected.length, 'response');
  return (
    <div className={styles.selection} role="group" aria-label="Selected responses">
      <span role="status">
        {selected.length.toLocaleString()} selected{selected.length === MOST_SELECTED && ', the most at once'}
      </span>
      <span className={styles.actions}>
        <Button size="slim" onClick={() => onMark({ isStarred: !isAllStarred })}>
          {isAllStarred ? 'Remove star' : 'Star'}
        </Button>
        <Button size="slim" onClick={() => setTagging(true)}>
          Tags
        </Button>
        <Button size="slim" onClick={start} loading={isExporting}>
          Export
        </Button>
        <Button size="slim" tone="critical" onClick={onDelete}>
          Delete
        </Button>
        <Button size="slim" variant="plain" onClick={onClear}>
          Clear selection
        </Button>
      </span>
      {isTagging && (
        <Dialog
          title={`Tags of ${count}`}
          subtitle={
            selected.length > 1 ? 'Tags that any of them has. A tag that you add is added to all.' : undefined
          }
          maxWidth={460}
          onClose={() => setTagging(false)}
        >
          <TagEditor
            tags={tags}
            shared={tags.filter((tag) => selected.every(({ mark }) => mark.tags.includes(tag)))}
            known={knownTags}
            onAdd={(tag) => onMark({ addTags: [tag] })}
            onRemove={(tag) => onMark({ removeTags: [tag] })}
          />
        </Dialog>
      )}
    </div>
  );
}

function useSelectionExport(surveyId: string, selected: readonly ReadableResponse[]) {
  const { call } = useServices();
  const { show } = useToasts();
  const gate = useExportGate();
  const [isExporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    try {
      const responseIds = selected.map(({ responseId }) => responseId);
      const { fileName, rows, text } = await call('POST /surveys/{surveyId}/selected-responses/export', {
        surveyId,
        responseIds,
      });
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
      show({ variant: 'success', title: `${pluralize(rows, 'response')} exported`, description: fileName });
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : '';
      show({
        variant: 'destructive',
        title: 'The export did not come through',
        description: `${why} No file was saved.`.trim(),
      });
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, start: () => gate(() => void run()) };
}
