import { useEffect, useRef, useState } from 'react';

/** Debounce of the search field. */
export const SEARCH_PAUSE_MS = 300;

/** The text being typed, reported after a pause. An outside change, such as Back, replaces it. */
export function useSearchText(search: string, onPause: (search: string) => void) {
  const [value, setValue] = useState(search);
  const [known, setKnown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== search) {
    setKnown(search);
    if (value.trim() !== search) setValue(search);
  }
  const write = (text: string): void => {
    setValue(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text.trim()), SEARCH_PAUSE_MS);
  };
  return { value, write };
}
