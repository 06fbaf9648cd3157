import type { ReactNode } from 'react';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../../lib/screen-words.ts';
import { Link } from '../../ui/link.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SETTINGS_GROUPS, type SettingsGroupName } from './settings-groups.ts';
import styles from './groups.module.css';

interface SettingsGroupProps {
  readonly group: SettingsGroupName;
  /** A page within the group, with a title of its own. */
  readonly page?: { readonly title: string; readonly holds: string };
  readonly children: ReactNode;
}

/** The page of a group, beside the menu of all groups; on a phone below a link back to them. */
export function SettingsGroup({ group, page, children }: SettingsGroupProps) {
  const { name, holds, to } = SETTINGS_GROUPS[group];
  return (
    <div className={styles.group}>
      <nav aria-label={SCREEN_WORDS.settings}>
        <Link className={styles.back} to={page ? to : ROUTES.settings}>
          {page ? name : SCREEN_WORDS.settings}
        </Link>
        <ul>
          {Object.entries(SETTINGS_GROUPS).map(([each, { to: address, name: label }]) => (
            <li key={each}>
              <Link to={address} aria-current={each === group ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Screen title={page?.title ?? name} subtitle={page?.holds ?? holds}>
        {children}
      </Screen>
    </div>
  );
}
