import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { useServices, useSession } from '../lib/services.tsx';

const CHECK_MS = 1_000;

/** Checks the token every second, and goes to the login when the session ends. */
export function SessionWatch() {
  const { session } = useServices();
  const state = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const storeId = state.status === 'authenticated' ? state.user.storeId : undefined;
  const previous = useRef<string | undefined>(undefined);

  useEffect(() => {
    const timer = setInterval(session.check, CHECK_MS);
    return () => clearInterval(timer);
  }, [session]);

  useEffect(() => {
    const before = previous.current;
    previous.current = storeId;
    if (before === undefined || before === storeId) return;
    // Cached data of one store must never show for another.
    queries.clear();
    if (storeId === undefined) void navigate(ROUTES.login, { replace: true });
  }, [storeId, navigate, queries]);
  return null;
}
