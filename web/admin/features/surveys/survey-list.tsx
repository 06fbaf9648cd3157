import { useRef, useState, type ReactNode } from 'react';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { SurveyPage } from './api/list-surveys.ts';
import { ListControls } from './list-controls.tsx';
import { isFiltered, type ListAddress } from './list-address.ts';
import { Pagination } from './pagination.tsx';
import { Heads, RowSkeletons } from './row-skeletons.tsx';
import styles from './survey-list.module.css';
import { SurveyRow } from './survey-row.tsx';

interface SurveyListProps {
  address: ListAddress;
  onAddress: (change: Partial<ListAddress>) => void;
  /** Undefined while the first page loads. */
  page: SurveyPage | undefined;
  isFetching: boolean;
  fault: { message: string; onRetry: () => void } | null;
}

const loadDeleteDialog = async () => ({ Dialog: (await import('./delete-dialog.tsx')).DeleteDialog });

export function SurveyList({ address, onAddress, page, isFetching, fault }: SurveyListProps) {
  const [doomed, setDoomed] = useState<SurveySummary | null>(null);
  const box = useRef<HTMLElement>(null);
  const { show } = useToasts();
  const giveUp = (): void => {
    setDoomed(null);
    show({
      variant: 'destructive',
      title: 'Nothing was deleted',
      description: 'Check your connection and try again.',
    });
  };
  const Loaded = useLoaded(loadDeleteDialog, doomed !== null, giveUp);
  const afterDeletion = (): void => {
    setDoomed(null);
    // The button with the focus was removed with its row.
    requestAnimationFrame(() => box.current?.focus());
  };
  return (
    <section ref={box} className={styles.box} aria-label="Your surveys" tabIndex={-1}>
      <ListControls address={address} onChange={onAddress} />
      {fault ? (
        <Fault {...fault} isBusy={isFetching} />
      ) : (
        <div aria-busy={isFetching}>
          <Rows page={page} address={address} onAddress={onAddress} onDelete={setDoomed} />
        </div>
      )}
      {page && !fault && (
        <Pagination
          pagination={page.pagination}
          wanted={address.page}
          onPage={(to) => onAddress({ page: to })}
        />
      )}
      {doomed && Loaded && (
        <Loaded.Dialog survey={doomed} onClose={() => setDoomed(null)} onDeleted={afterDeletion} />
      )}
    </section>
  );
}

interface RowsProps extends Pick<SurveyListProps, 'page' | 'address' | 'onAddress'> {
  onDelete: (survey: SurveySummary) => void;
}

function Rows({ page, address, onAddress, onDelete }: RowsProps): ReactNode {
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
    <>
      <Heads />
      <ul className={styles.rows}>
        {page.surveys.map((survey) => (
          <SurveyRow key={survey.surveyId} survey={survey} onDelete={onDelete} />
        ))}
      </ul>
    </>
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
