import { Icon } from '@shopify/polaris';
import { ClockIcon, SmileyHappyIcon, LanguageIcon, NoteIcon, MergeIcon } from '@shopify/polaris-icons';
import { memo } from 'react';
import { QuestionList } from '../questions/question-list.tsx';
import { useBuilder } from './builder-context.tsx';
import styles from './screen.module.css';
import type { Place } from './use-place.ts';

const PLACES: readonly { place: Place; label: string; icon: typeof NoteIcon; of?: 'survey' }[] = [
  { place: 'thanks', label: 'Thank-you screen', icon: SmileyHappyIcon },
  { place: 'map', label: 'Path map', icon: MergeIcon },
  { place: 'translations', label: 'Translations', icon: LanguageIcon },
  { place: 'details', label: 'Name and description', icon: NoteIcon },
  { place: 'versions', label: 'Versions', icon: ClockIcon, of: 'survey' },
];

/** The questions, and below them everything else that can be edited. */
export const SideList = memo(function SideList({ place }: { place: Place }) {
  const { kind, goTo } = useBuilder();
  return (
    <nav className={styles.side} aria-label="Parts of the survey">
      <QuestionList isShown={place === 'question'} />
      <ul className={styles.places}>
        {PLACES.filter(({ of }) => of === undefined || of === kind).map(({ place: to, label, icon }) => (
          <li key={to}>
            <button type="button" aria-current={to === place} onClick={() => goTo(to)}>
              <Icon source={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});
