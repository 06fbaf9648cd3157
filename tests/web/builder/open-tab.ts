import { vi } from 'vitest';
import { changeSurvey } from '#web/admin/features/builder/edit/change-survey.ts';
import { BuilderSession } from '#web/admin/features/builder/state/builder-session.ts';
import { recoverEdits } from '#web/admin/features/builder/state/open-session.ts';
import type { FakeServer } from './fake-server.ts';

export const SCOPE = 'survey:s1';

export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a tab with the server's survey and the edits that an earlier page stored. */
export async function openTab(server: FakeServer): Promise<BuilderSession> {
  const { revision, definition } = server;
  return new BuilderSession({
    saved: { revision, definition },
    remote: server.remote,
    scope: SCOPE,
    recovered: await recoverEdits(SCOPE),
  });
}

export const rename = (session: BuilderSession, name: string, key?: string) =>
  session.edit((state) => changeSurvey(state, { name }), key);
export const nameIn = (session: BuilderSession) => session.getState().definition.name;
export const kindOf = (session: BuilderSession) => session.getState().save.kind;
