import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasDraft, type DraftName } from '../../lib/page/draft.ts';
import { useToasts } from '../toasts/toasts.tsx';

/** When the merchant leaves a screen with unsaved changes, says that they are kept and offers the way back. */
export function useLeavingNotice(name: DraftName, what: string): void {
  const queries = useQueryClient();
  const { show } = useToasts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    leave.current = () => {
      if (!hasDraft(queries, name)) return;
      show({
        variant: 'warning',
        title: `Your changes to ${what} are not saved yet`,
        description: 'They are kept until you close or reload this page.',
        action: { label: 'Go back', onAction: () => void navigate(pathname) },
      });
    };
  });
  useEffect(() => () => leave.current?.(), []);
}
