import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the card with this id and moves the focus there. */
export function showQuestion(anchor: string): void {
  const card = document.getElementById(anchor);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** Shows the question that the address names. */
export function useShownQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') showQuestion(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
}
