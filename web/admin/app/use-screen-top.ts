import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at the top; Back restores the scroll position. */
export function useScreenTop(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isAnother = shown.current !== pathname;
    shown.current = pathname;
    if (isAnother && !isBack) document.documentElement.scrollTop = 0;
  }, [pathname, isBack]);
}
