import { useRef, type KeyboardEvent } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly string[];
  selected: string;
  onSelect: (tab: string) => void;
  /** The id of the panel that the tabs control. */
  panel: string;
}

/** The tab list is one tab stop; arrows, Home and End move between its tabs. */
export function Tabs({ label, tabs, selected, onSelect, panel }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const to = target(event.key, tabs.indexOf(selected), tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(panel, tab)}
          aria-selected={tab === selected}
          aria-controls={panel}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}

export function tabId(panel: string, tab: string): string {
  return `${panel}-${tab.replace(/\W+/g, '-').toLowerCase()}`;
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
