import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  onChoose: () => void;
  isDestructive?: boolean;
}

interface MenuProps {
  /** The button's accessible name: *More actions for Summer survey*. */
  label: string;
  items: readonly MenuItem[];
  disabled?: boolean;
  /** Shows the label beside the dots. */
  hasWord?: boolean;
}

/**
 * A menu behind a button with three dots. Arrows, Home and End move the focus; Escape and a click outside close it.
 */
export function Menu({ label, items, disabled = false, hasWord = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useId();
  useClosedFromOutside(box, open, setOpen);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        data-word={hasWord}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {hasWord && <span>{label}</span>}
      </button>
      {open && <Items id={menu} label={label} items={items} onClose={close} />}
    </div>
  );
}

interface ItemsProps extends Pick<MenuProps, 'label' | 'items'> {
  id: string;
  onClose: () => void;
}

function Items({ id, label, items, onClose }: ItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    setAbove(element.getBoundingClientRect().bottom > window.innerHeight);
    element.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const choose = (item: MenuItem): void => {
    onClose();
    item.onChoose();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      className={styles.menu}
      data-above={isAbove}
      onKeyDown={(event) => move(event, list, onClose)}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-destructive={item.isDestructive ?? false}
          onClick={() => choose(item)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

function move(event: KeyboardEvent, list: RefObject<HTMLElement | null>, onClose: () => void): void {
  if (event.key === 'Tab') return onClose();
  const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const at = items.findIndex((item) => item === document.activeElement);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at + items.length - 1) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const to = steps[event.key];
  if (event.key !== 'Escape' && to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (to === undefined) onClose();
  else items[to]?.focus();
}

function useClosedFromOutside(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [box, open, setOpen]);
}
