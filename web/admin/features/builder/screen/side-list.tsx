import { memo } from 'react';
import { Menu } from '../../../ui/menu/menu.tsx';
import { AddQuestion } from '../questions/add-question.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { useBuilder } from './builder-context.tsx';
import styles from './screen.module.css';
import type { EditorPart } from './use-builder-view.ts';

const PARTS: readonly { part: EditorPart; label: string; of?: 'survey' }[] = [
  { part: 'thanks', label: 'Thank-you screen' },
  { part: 'map', label: 'Path map' },
  { part: 'translations', label: 'Translations' },
  { part: 'details', label: 'Name and description' },
  { part: 'split', label: 'Compare two versions', of: 'survey' },
  { part: 'versions', label: 'History', of: 'survey' },
];

/** The questions, with *Add question* and the survey's other parts always in sight. A strip of numbers on a phone. */
export const SideList = memo(function SideList({ part }: { part: EditorPart }) {
  const { kind, goTo } = useBuilder();
  const items = PARTS.filter(({ of }) => of === undefined || of === kind);
  return (
    <nav className={styles.rail} aria-label="Parts of the survey">
      <QuestionList isShown={part === 'question'} />
      <div className={styles.railEnd}>
        <AddQuestion />
        <Menu
          label="More"
          hasWord
          items={items.map(({ part: to, label }) => ({ label, onChoose: () => goTo(to) }))}
        />
      </div>
    </nav>
  );
});
