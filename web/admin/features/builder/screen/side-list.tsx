import { Icon } from '@shopify/polaris';
import {
  ClockIcon,
  DuplicateIcon,
  SmileyHappyIcon,
  LanguageIcon,
  NoteIcon,
  MergeIcon,
} from '@shopify/polaris-icons';
import { memo } from 'react';
import { QuestionList } from '../questions/question-list.tsx';
import { useBuilder } from './builder-context.tsx';
import styles from './screen.module.css';
import type { EditorPart } from './use-builder-view.ts';

const PARTS: readonly { part: EditorPart; label: string; icon: typeof NoteIcon; of?: 'survey' }[] = [
  { part: 'thanks', label: 'Thank-you screen', icon: SmileyHappyIcon },
  { part: 'map', label: 'Path map', icon: MergeIcon },
  { part: 'translations', label: 'Translations', icon: LanguageIcon },
  { part: 'details', label: 'Name and description', icon: NoteIcon },
  { part: 'split', label: 'Test two versions', icon: DuplicateIcon, of: 'survey' },
  { part: 'versions', label: 'Versions', icon: ClockIcon, of: 'survey' },
];

/** The list of questions, and below it the other editable parts. */
export const SideList = memo(function SideList({ part }: { part: EditorPart }) {
  const { kind, goTo } = useBuilder();
  return (
    <nav className={styles.side} aria-label="Parts of the survey">
      <QuestionList isShown={part === 'question'} />
      <ul className={styles.places}>
        {PARTS.filter(({ of }) => of === undefined || of === kind).map(({ part: to, label, icon }) => (
          <li key={to}>
            <button type="button" aria-current={to === part} onClick={() => goTo(to)}>
              <Icon source={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});
