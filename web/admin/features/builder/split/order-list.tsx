import { moveTo } from '#shared/survey/edit/list.ts';
import { optionLabel } from '#shared/survey/option-texts.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import { DragHandle } from '../questions/drag-handle.tsx';
import { shiftOf, useReorder } from '../questions/use-reorder.ts';
import styles from './split.module.css';

interface OrderListProps {
  /** What the items are, such as *option*. */
  readonly what: string;
  /** In B's order. */
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The items in an order of their own, moved by dragging or by the arrow keys. */
export function OrderList({ what, items, onChange }: OrderListProps) {
  const { announce } = useBuilder();
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length) return;
    onChange(moveTo(items, from, to).map(({ id }) => id));
    announce(`Moved to place ${to + 1} of ${items.length}`);
  };
  const { drag, carry, list } = useReorder<HTMLOListElement>(move);
  return (
    <ol ref={list} className={styles.order} data-reorder aria-label="Order of B">
      {items.map(({ id, text }, index) => (
        <li
          key={id}
          data-carried={drag?.from === index}
          style={drag === null ? undefined : { transform: `translateY(${shiftOf(drag, index)}px)` }}
          onPointerDown={(event) => carry(event, index)}
        >
          <DragHandle
            id={`split-${id}-grip`}
            what={`${what} ${optionLabel(text, index + 1)}`}
            index={index}
            count={items.length}
            onMove={(to) => move(index, to)}
          />
          <span>{optionLabel(text, index + 1)}</span>
        </li>
      ))}
    </ol>
  );
}
