import { useState } from 'react';
import { ACTIVITY_DAYS, ACTIVITY_GROUPS, type ActivityGroup } from '#shared/activity/activity-kinds.ts';
import type { ActivityEntry } from '#shared/api/activity.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useServices } from '../../../lib/services.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { NextPage } from '../../../ui/next-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { useActivity } from '../api/activity.ts';
import { actorWords, GROUP_WORDS, KIND_WORDS } from './activity-words.ts';
import styles from './activity.module.css';

const ALL = 'all';

const OPTIONS = [
  { value: ALL, label: 'Everything' },
  ...ACTIVITY_GROUPS.map((group) => ({ value: group, label: GROUP_WORDS[group] })),
];

/** Who did what, newest first. */
export function ActivityList({ timeZone }: { timeZone: string }) {
  const [group, setGroup] = useState<ActivityGroup | null>(null);
  const log = useActivity(group);
  const { data, error } = log;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Panel
      heading="Who did what"
      hint={`Newest first. Each entry is kept for ${ACTIVITY_DAYS} days.`}
      aside={
        <Select
          label="Show"
          labelInline
          options={OPTIONS}
          value={group ?? ALL}
          onChange={(value) => setGroup(ACTIVITY_GROUPS.find((each) => each === value) ?? null)}
        />
      }
    >
      {error && !data && (
        <Notice
          tone="critical"
          heading="The log could not be read"
          action={{ label: 'Try again', onAction: () => void log.refetch(), isBusy: log.isFetching }}
        >
          {error.message}
        </Notice>
      )}
      {data && entries.length === 0 && (
        <p className={styles.quiet}>
          {group === null
            ? 'Nothing yet. What you publish, export, erase and connect is noted here.'
            : `Nothing of this kind in the last ${ACTIVITY_DAYS} days.`}
        </p>
      )}
      <ul className={styles.entries} aria-busy={!data && !error}>
        {entries.map((entry) => (
          <Entry key={entry.activityId} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
      <NextPage list={log} label="Show earlier entries" what="Earlier entries" />
    </Panel>
  );
}

function Entry({ entry, timeZone }: { entry: ActivityEntry; timeZone: string }) {
  const { appName } = useServices().config;
  const now = useNow();
  const { at, kind, subject } = entry;
  return (
    <li>
      <p>
        {KIND_WORDS[kind]}
        {subject !== '' && (
          <>
            : <strong>{subject}</strong>
          </>
        )}
      </p>
      <p className={styles.quiet}>{actorWords(entry, appName)}</p>
      <time dateTime={at} title={dateAndTime(at, timeZone)}>
        {relativeTime(at, now, timeZone)}
      </time>
    </li>
  );
}
