import { Checkbox } from '@shopify/polaris';
import { useRef, type ReactNode } from 'react';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { Notice } from '../../ui/notice.tsx';
import type { BulkAction } from './api/change-many.ts';
import type { SurveyPage } from './api/list-surveys.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListControls } from './list-controls.tsx';
import { isFiltered, type ListAddress } from './list-address.ts';
import { ListHeads, SortSelect } from './list-heads.tsx';
import { Pagination } from './pagination.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import styles from './survey-list.module.css';
import { SurveyRow } from './survey-row.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import { useDeletion } from './use-deletion.tsx';
import { useSelection } from './use-selection.ts';

interface SurveyListProps {
  address: ListAddress;
  onAddress: (change: Partial<ListAddress>) => void;
  /** Undefined while the first page loads. */
  page: SurveyPage | undefined;
  isFetching: boolean;
  /** Shown while there is no page. */
  fault: { message: string; onRetry: () => void } | null;
}

export function SurveyList({ address, onAddress, page, isFetching, fault }: SurveyListProps) {
  const box = useRef<HTMLElement>(null);
  const selection = useSelection(page?.surveys ?? []);
  // The button with the focus was removed with its row or its bar.
  const focusList = (): void => void requestAnimationFrame(() => box.current?.focus());
  const bulk = useBulkActions(() => {
    selection.clear();
    focusList();
  });
  const deletion = useDeletion({
    onDeleted: focusList,
    onDeleteMany: (surveys) => bulk.run({ action: 'delete', surveys }),
  });
  const runBulk = (action: BulkAction, surveys: readonly SurveySummary[]): void => {
    if (action === 'delete') deletion.askForMany(surveys);
    else bulk.run({ action, surveys });
  };
  return (
    <section ref={box} className={styles.box} aria-label="Your surveys" tabIndex={-1}>
      <ListControls address={address} onChange={onAddress} />
      {fault && !page ? (
        <Fault {...fault} isBusy={isFetching} />
      ) : (
        <div aria-busy={isFetching || bulk.isBusy} data-order={timeOf(address)}>
          <Tools
            {...{ address, onAddress, selection }}
            isEmpty={page?.surveys.length === 0}
            bulk={<BulkBar selected={selection.selected} isBusy={bulk.isBusy} onAction={runBulk} />}
          />
          <Rows {...{ page, address, onAddress, selection }} onDelete={deletion.askForOne} />
        </div>
      )}
      {page && (
        <Pagination
          pagination={page.pagination}
          wanted={address.page}
          onPage={(to) => onAddress({ page: to })}
        />
      )}
      {deletion.dialog}
    </section>
  );
}

/** Which of the two times a narrow list has room for. */
function timeOf({ sort }: ListAddress): 'answered' | 'changed' {
  return sort.endsWith('answered') ? 'answered' : 'changed';
}

type Selection = ReturnType<typeof useSelection>;

interface ToolsProps extends Pick<SurveyListProps, 'address' | 'onAddress'> {
  selection: Selection;
  isEmpty: boolean;
  /** What can be done with the selected surveys. */
  bulk: ReactNode;
}

/** The line above the rows: choose all, and the order or what to do with the chosen. */
function Tools({ address, onAddress, selection, isEmpty, bulk }: ToolsProps) {
  if (isEmpty) return null;
  const sorting = { sort: address.sort, onSort: (sort: ListAddress['sort']) => onAddress({ sort }) };
  return (
    <div className={styles.tools}>
      <div className={styles.pick}>
        <Checkbox
          label="Select all on this page"
          labelHidden
          checked={selection.isAll}
          onChange={selection.toggleAll}
        />
      </div>
      {selection.selected.length > 0 ? (
        bulk
      ) : (
        <>
          <ListHeads {...sorting} />
          <SortSelect {...sorting} />
        </>
      )}
    </div>
  );
}

interface RowsProps extends Pick<SurveyListProps, 'page' | 'address' | 'onAddress'> {
  selection: Selection;
  onDelete: (survey: SurveySummary) => void;
}

function Rows({ page, address, onAddress, selection, onDelete }: RowsProps): ReactNode {
  if (!page) return <RowSkeletons />;
  if (page.surveys.length === 0 && isFiltered(address)) {
    return (
      <Notice
        tone="plain"
        heading="No survey matches"
        action={{ label: 'Show all surveys', onAction: () => onAddress({ status: [], search: '' }) }}
      >
        Try another part of the name, or another status.
      </Notice>
    );
  }
  return (
    <ul className={styles.rows}>
      {page.surveys.map((survey) => (
        <SurveyRow
          key={survey.surveyId}
          survey={survey}
          isSelected={selection.isSelected(survey.surveyId)}
          onSelect={() => selection.toggle(survey.surveyId)}
          onDelete={onDelete}
        />
      ))}
    </ul>
  );
}

function Fault({ message, onRetry, isBusy }: { message: string; onRetry: () => void; isBusy: boolean }) {
  return (
    <Notice
      tone="critical"
      heading="Your surveys could not be loaded"
      action={{ label: 'Try again', onAction: onRetry, isBusy }}
    >
      {message} Nothing is lost.
    </Notice>
  );
}
