import { Icon } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { SETTINGS_GROUPS, type SettingsGroupName } from './settings-groups.ts';
import styles from './groups.module.css';

interface GroupListProps {
  /** What is to be said of a group besides what it holds. */
  readonly notes: Partial<Readonly<Record<SettingsGroupName, ReactNode>>>;
}

/** All groups with what each holds. */
export function GroupList({ notes }: GroupListProps) {
  return (
    <ul className={styles.list} aria-label="Groups of settings">
      {(Object.keys(SETTINGS_GROUPS) as SettingsGroupName[]).map((group) => {
        const { to, name, holds, icon } = SETTINGS_GROUPS[group];
        return (
          <li key={group}>
            <span className={styles.icon}>
              <Icon source={icon} />
            </span>
            <div>
              <h2>
                <Link to={to}>{name}</Link>
              </h2>
              <p>{holds}</p>
              {notes[group]}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
