import { Badge, Button } from '@shopify/polaris';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VersionSummary } from '#shared/api/surveys.ts';
import { useServices } from '../../../lib/services.tsx';
import { useStoreTimeZone } from '../../../lib/store/store-time-zone.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EditorPanel } from '../texts/editor-panel.tsx';
import { VersionDialog } from './version-dialog.tsx';
import styles from './versions.module.css';

interface VersionsPanelProps {
  readonly surveyId: string;
  readonly liveVersion: number | null;
}

/** All published versions, to view and restore. */
export function VersionsPanel({ surveyId, liveVersion }: VersionsPanelProps) {
  const versions = useVersions(surveyId, liveVersion);
  const [opened, setOpened] = useState<number | null>(null);
  const all = versions.data?.pages.flatMap((page) => page.versions) ?? [];
  if (liveVersion === null) {
    return (
      <EditorPanel
        title="History"
        note="Each time you publish, a version is kept as it was. There is none yet."
        children={null}
      />
    );
  }
  return (
    <EditorPanel title="History" note="Answers always belong to the version that was answered.">
      {versions.isPending && <p aria-busy="true">Loading versions…</p>}
      {versions.isError && (
        <Notice
          tone="critical"
          heading="The versions could not be loaded"
          action={{
            label: 'Try again',
            onAction: () => void versions.refetch(),
            isBusy: versions.isFetching,
          }}
        >
          {versions.error.message}
        </Notice>
      )}
      <ul className={styles.versions}>
        {all.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isLive={version.version === liveVersion}
            onOpen={() => setOpened(version.version)}
          />
        ))}
      </ul>
      {versions.hasNextPage && (
        <div>
          <Button loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            Show older versions
          </Button>
        </div>
      )}
      {opened !== null && (
        <VersionDialog surveyId={surveyId} version={opened} onClose={() => setOpened(null)} />
      )}
    </EditorPanel>
  );
}

function useVersions(surveyId: string, liveVersion: number | null) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: ['survey-versions', surveyId, liveVersion],
    queryFn: ({ pageParam, signal }) =>
      call('GET /surveys/{surveyId}/versions', { surveyId, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: liveVersion !== null,
  });
}

interface VersionRowProps {
  readonly version: VersionSummary;
  readonly isLive: boolean;
  readonly onOpen: () => void;
}

function VersionRow({ version: { version, publishedAt }, isLive, onOpen }: VersionRowProps) {
  const timeZone = useStoreTimeZone();
  const now = useNow();
  return (
    <li>
      <div>
        <strong>Version {version}</strong> {isLive && <Badge tone="success">Newest</Badge>}
        <p>
          Published{' '}
          <time dateTime={publishedAt} title={dateAndTime(publishedAt, timeZone)}>
            {relativeTime(publishedAt, now, timeZone)}
          </time>
        </p>
      </div>
      <Button accessibilityLabel={`Look at version ${version}`} onClick={onOpen}>
        Look
      </Button>
    </li>
  );
}
