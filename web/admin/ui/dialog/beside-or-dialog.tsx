import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from './dialog.tsx';

interface BesideOrDialogProps {
  /** Whether there is room beside the list. */
  readonly isBeside: boolean;
  /** Of the part beside the list. */
  readonly className: string | undefined;
  /** Names the part beside the list. */
  readonly label: string;
  /** The title of the dialog. */
  readonly title: string;
  /** An attribute of the element that holds the content. */
  readonly attribute: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Shows content beside a list, or in a dialog where there is no room. When that changes, the element with the content
 * moves between both, so that typed text is kept.
 */
export function BesideOrDialog({
  isBeside,
  className,
  label,
  title,
  attribute,
  onClose,
  children,
}: BesideOrDialogProps) {
  const [element] = useState(() => {
    const created = document.createElement('div');
    created.setAttribute(attribute, '');
    created.style.display = 'contents';
    return created;
  });
  return (
    <>
      {isBeside ? (
        <aside className={className} aria-label={label}>
          <Place element={element} />
        </aside>
      ) : (
        <Dialog title={title} maxWidth={640} onClose={onClose}>
          <Place element={element} />
        </Dialog>
      )}
      {createPortal(children, element)}
    </>
  );
}

function Place({ element }: { readonly element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(element);
  }, [element]);
  return <div ref={place} style={{ display: 'contents' }} />;
}
