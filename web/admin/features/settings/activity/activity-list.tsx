import { useState } from 'react';
import { ACTIVITY_DAYS, ACTIVITY_GROUPS, type ActivityGroup } from '#shared/activity/activity-kinds.ts';
import type { ActivityEntry } from '#shared/api/activity.ts';
import { dateAndTime, relativeTime } from '../../../lib/format-moment.ts';
import { useServices } from '../../../lib/services.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Found } from '../../../ui/found.tsx';
import { NextPage } from '../../../ui/next-page.tsx';
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
      <Found found={log} what="The log" lines={8}>
        {({ pages }) => (
          <Entries
            entries={pages.flatMap((page) => page.entries)}
            isAll={group === null}
            timeZone={timeZone}
          />
        )}
      </Found>
      <NextPage list={log} label="Show earlier entries" what="Earlier entries" />
    </Panel>
  );
}

interface EntriesProps {
  readonly entries: readonly ActivityEntry[];
  /** Whether entries of all kinds are shown. */
  readonly isAll: boolean;
  readonly timeZone: string;
}

function Entries({ entries, isAll, timeZone }: EntriesProps) {
  if (entries.length === 0) {
    return (
      <p className={styles.quiet}>
        {isAll
          ? 'Nothing yet. What you publish, export, erase and connect is noted here.'
          : `Nothing of this kind in the last ${ACTIVITY_DAYS} days.`}
      </p>
    );
  }
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={entry.activityId} entry={entry} timeZone={timeZone} />
      ))}
    </ul>
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
